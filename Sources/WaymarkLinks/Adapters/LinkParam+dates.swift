// SPDX-License-Identifier: MIT

public import Foundation

extension LinkParam where Value == Date {
  /// A day of the years 0001 to 9999, as its first instant in UTC: `2026-11-21` (ISO 8601).
  ///
  /// Other instants cannot be printed. In a path, segments that do not have digits and hyphens in
  /// these places match other patterns.
  public static var date: LinkParam<Date> {
    LinkParam(
      .date, parse: { LinkDate(day: $0[...])?.date },
      print: { LinkDate($0).flatMap { $0.nanoseconds == 0 && $0.seconds == 0 ? $0.day : nil } },
      samples: dates(every: 86_400))
  }

  /// An instant of the years 0001 to 9999, in UTC: `2026-11-21T08:30:00Z`, with as many fractional
  /// digits as needed, up to nine (ISO 8601).
  ///
  /// Instants with an offset other than `Z` are also parsed; in a query `+02:00` must be escaped,
  /// since a `+` is a space there. An instant that needs more than nine digits cannot be printed.
  public static var dateTime: LinkParam<Date> {
    LinkParam(
      parse: { LinkDate(instant: $0)?.date },
      print: { date in
        guard let text = LinkDate(date)?.text, LinkDate(instant: text)?.date == date else {
          return nil
        }
        return text
      },
      samples: dates(every: 86_399) + dates(every: 0.001))
  }

  private static func dates(every seconds: Double) -> [Date] {
    [-7_000_000, -719_000, -1, 0, 1, 20_000, 1_234_567, 2_000_000].compactMap { number in
      let date = Date(timeIntervalSince1970: number * seconds)
      return LinkDate(date)?.date == date ? date : nil
    }
  }
}

/// An instant in parts, by the Gregorian calendar in UTC.
private struct LinkDate {
  /// Since 1970.
  private var days: Int
  private(set) var seconds: Int
  private(set) var nanoseconds: Int

  /// The parts of an instant; nil outside of the years 0001 to 9999.
  init?(_ date: Date) {
    let time = date.timeIntervalSinceReferenceDate
    guard time.isFinite, abs(time) < 1e12 else { return nil }
    var whole = Int(time.rounded(.down))
    nanoseconds = Int(((time - Double(whole)) * 1e9).rounded())
    if nanoseconds == 1_000_000_000 { (whole, nanoseconds) = (whole + 1, 0) }
    whole += Int(Date.timeIntervalBetween1970AndReferenceDate)
    days = Int((Double(whole) / 86_400).rounded(.down))
    seconds = whole - days * 86_400
    guard 1...9999 ~= civil.year else { return nil }
  }

  var date: Date {
    let whole = days * 86_400 + seconds - Int(Date.timeIntervalBetween1970AndReferenceDate)
    return Date(timeIntervalSinceReferenceDate: Double(whole) + Double(nanoseconds) / 1e9)
  }

  /// Reads `2026-11-21`.
  init?(day text: Substring) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let year = LinkDate.number(parts[0], 4),
      let month = LinkDate.number(parts[1], 2), let day = LinkDate.number(parts[2], 2),
      year > 0, 1...12 ~= month, 1...31 ~= day
    else { return nil }
    // The civil calendar in years that begin in March, of which 400 are 146 097 days.
    let (years, months) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    days =
      years * 365 + years / 4 - years / 100 + years / 400
      + (153 * months + 2) / 5 + day - 1 - 719_468
    (seconds, nanoseconds) = (0, 0)
    guard civil == (year, month, day) else { return nil }
  }

  /// Reads `2026-11-21T08:30:00.25+02:00`, with `Z` for no offset.
  init?(instant text: String) {
    let parts = text.split(separator: "T", omittingEmptySubsequences: false)
    guard parts.count == 2, let day = LinkDate(day: parts[0]) else { return nil }
    self = day
    var clock = parts[1]
    var offset = 0
    if clock.last == "Z" {
      clock = clock.dropLast()
    } else {
      guard let sign = clock.lastIndex(where: { $0 == "+" || $0 == "-" }),
        let minutes = LinkDate.clock(clock[sign...].dropFirst(), parts: 2)
      else { return nil }
      offset = (clock[sign] == "-" ? -1 : 1) * minutes / 60 * 60
      clock = clock[..<sign]
    }
    let fraction = clock.split(separator: ".", omittingEmptySubsequences: false)
    guard fraction.count <= 2, let time = LinkDate.clock(fraction[0], parts: 3) else { return nil }
    if fraction.count == 2 {
      let digits = fraction[1]
      guard let number = LinkDate.number(digits, digits.utf8.count), 1...9 ~= digits.utf8.count
      else { return nil }
      nanoseconds = (digits.utf8.count..<9).reduce(number) { number, _ in number * 10 }
    }
    let moved = time - offset
    days += moved < 0 ? -1 : moved / 86_400
    seconds = moved < 0 ? moved + 86_400 : moved % 86_400
    guard 1...9999 ~= civil.year else { return nil }
  }

  /// The seconds of `08:30:00`, or of `08:30`.
  private static func clock(_ text: Substring, parts count: Int) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
      .compactMap { number($0, 2) }
    guard parts.count == count, text.utf8.count == 3 * count - 1, parts[0] < 24,
      parts.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return parts[0] * 3600 + parts[1] * 60 + (count > 2 ? parts[2] : 0)
  }

  /// The number that so many digits stand for.
  private static func number(_ text: Substring, _ count: Int) -> Int? {
    guard text.utf8.count == count, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }) else {
      return nil
    }
    return Int(text)
  }

  private var civil: (year: Int, month: Int, day: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let years = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * years + years / 4 - years / 100)
    let months = (5 * ofYear + 2) / 153
    let month = months < 10 ? months + 3 : months - 9
    return (
      years + era * 400 + (month <= 2 ? 1 : 0), month, ofYear - (153 * months + 2) / 5 + 1
    )
  }

  /// The day.
  var day: String {
    let (year, month, day) = civil
    return [(year, 4), (month, 2), (day, 2)].map { LinkDate.digits($0.0, $0.1) }
      .joined(separator: "-")
  }

  /// The instant.
  var text: String {
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { LinkDate.digits($0, 2) }
    var text = day + "T" + clock.joined(separator: ":")
    if nanoseconds > 0 {
      // The fewest digits that stand for the same instant: it has no more than fit a `Double`.
      let digits = LinkDate.digits(nanoseconds, 9)
      let count = (1...9).first { count in
        let short = text + "." + digits.prefix(count) + "Z"
        return LinkDate(instant: short)?.date == date
      }
      text += "." + digits.prefix(count ?? 9)
    }
    return text + "Z"
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
  }
}

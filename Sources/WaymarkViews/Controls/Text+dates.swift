// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable, Codable {
    fileprivate enum Kind: String, Hashable, Sendable, Codable {
      case time, date, relative, offset, timer
    }

    fileprivate let kind: Kind

    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// How far the date is from now, as in `2 hr, 5 min`.
    public static let relative = DateStyle(kind: .relative)
    /// How far the date is from now, with a sign, as in `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far the date is from now, as clocks count, as in `2:05:00`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// A date.
  ///
  /// What is counted from now on is counted when the text is made; it does not go on by itself.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: Self.words(date, style))
  }

  /// Two dates, from the first to the last.
  public init(_ dates: ClosedRange<Date>) {
    self.init(verbatim: (dates.lowerBound..<dates.upperBound).formatted())
  }

  /// A span of time.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left, or gone, of a span, when the text is made.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Self.clock(seconds, showsHours: showsHours))
  }

  private static func words(_ date: Date, _ style: DateStyle) -> String {
    let seconds = date.timeIntervalSinceNow
    switch style.kind {
    case .time: return date.formatted(date: .omitted, time: .shortened)
    case .date: return date.formatted(date: .long, time: .omitted)
    case .relative:
      return parts(abs(seconds)).prefix(2).map { "\($0) \($1)" }.joined(separator: ", ")
    case .offset:
      guard let (count, unit) = long(abs(seconds)) else { return "" }
      return "\(seconds < 0 ? "+" : "-")\(count) \(unit)"
    case .timer: return clock(abs(seconds), showsHours: true)
    }
  }

  private static func parts(_ seconds: Double) -> [(Int, String)] {
    let whole = Int(min(seconds.rounded(), 1e12))
    let parts = [
      (whole / 86400, whole / 86400 == 1 ? "day" : "days"), (whole / 3600 % 24, "hr"),
      (whole / 60 % 60, "min"), (whole % 60, "sec"),
    ]
    let first = parts.firstIndex { $0.0 > 0 } ?? 3
    return Array(parts[first...])
  }

  private static func long(_ seconds: Double) -> (Int, String)? {
    guard let (count, unit) = parts(seconds).first else { return nil }
    let words = ["hr": "hour", "min": "minute", "sec": "second"]
    guard let word = words[unit] else { return (count, unit) }
    return (count, count == 1 ? word : word + "s")
  }

  private static func clock(_ seconds: Double, showsHours: Bool) -> String {
    let whole = Int(min(max(0, seconds.rounded()), 1e12))
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, whole >= 3600 else { return "\(whole / 60):\(two(whole % 60))" }
    return "\(whole / 3600):\(two(whole / 60 % 60)):\(two(whole % 60))"
  }
}

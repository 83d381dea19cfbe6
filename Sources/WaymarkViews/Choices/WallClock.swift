// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// Formats and parses local dates and times for hosts.
///
/// Years are those of the Gregorian calendar, which browsers use, regardless of the app's calendar.
struct WallClock: Equatable {
  private let calendar: Calendar
  private let components: DatePickerComponents

  init(_ timeZone: TimeZone, _ components: DatePickerComponents) {
    var gregorian = Calendar(identifier: .gregorian)
    gregorian.timeZone = timeZone
    self.calendar = gregorian
    self.components = components.isEmpty ? [.date, .hourAndMinute] : components
  }

  var hasDay: Bool { components.contains(.date) }
  var hasTime: Bool { components.contains(.hourAndMinute) }

  /// The name of the edited components that hosts receive.
  var shape: DateComponentsValue { hasDay ? hasTime ? .dateTime : .date : .time }

  /// Formats a date.
  func text(of date: Date) -> String {
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let digits = String(max(0, number ?? 0))
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
    let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
    return hasDay ? hasTime ? "\(day)T\(time)" : day : time
  }

  /// Formats a bound; nil if there is none, or if only times are edited.
  func bound(_ date: Date) -> String? {
    guard hasDay, date > .distantPast, date < .distantFuture else { return nil }
    return text(of: date)
  }

  /// Parses a date, taking missing components from another date; nil for invalid dates such as the
  /// 30th of February.
  func date(_ text: String, changing old: Date) -> Date? {
    guard let read = parse(text) else { return nil }
    var parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: old)
    if hasDay { (parts.year, parts.month, parts.day) = (read.year, read.month, read.day) }
    if hasTime { (parts.hour, parts.minute) = (read.hour, read.minute) }
    guard let date = calendar.date(from: parts) else { return nil }
    // A time that daylight saving skips is moved to a valid one; days are never skipped.
    let made = calendar.dateComponents([.year, .month, .day], from: date)
    guard made.year == parts.year, made.month == parts.month, made.day == parts.day else {
      return nil
    }
    return date
  }

  private struct Parts {
    var year: Int?
    var month: Int?
    var day: Int?
    var hour: Int?
    var minute: Int?
  }

  private func parse(_ text: String) -> Parts? {
    guard text.utf8.count <= 32 else { return nil }
    var read = Parts()
    var rest = text[...]
    if hasDay {
      let day = rest.prefix { $0 != "T" }
      let parts = day.split(separator: "-", omittingEmptySubsequences: false)
      guard parts.count == 3, let year = Self.number(parts[0], 4, 1...9999),
        let month = Self.number(parts[1], 2, 1...12), let number = Self.number(parts[2], 2, 1...31)
      else { return nil }
      (read.year, read.month, read.day) = (year, month, number)
      rest = rest.dropFirst(day.count)
      guard hasTime == (rest.first == "T") else { return nil }
      rest = rest.dropFirst()
    }
    guard hasTime else { return rest.isEmpty ? read : nil }
    let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let hour = Self.number(parts[0], 2, 0...23),
      let minute = Self.number(parts[1], 2, 0...59)
    else { return nil }
    // Some browsers add seconds, which are ignored.
    if parts.count == 3, Self.number(parts[2].prefix(2), 2, 0...59) == nil { return nil }
    (read.hour, read.minute) = (hour, minute)
    return read
  }

  private static func number(
    _ digits: Substring, _ count: Int, _ range: ClosedRange<Int>
  ) -> Int? {
    guard digits.utf8.count == count, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(digits).flatMap { range.contains($0) ? $0 : nil }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// A month of a calendar, laid out in weeks.
struct CalendarMonth: Equatable {
  /// A day of the month.
  struct Day: Equatable {
    let number: Int
    let date: Date
  }

  /// The calendar, with the locale and the time zone.
  let calendar: Calendar
  /// The beginning of the month.
  let begin: Date

  /// Creates the month of a date.
  init(containing date: Date, in calendar: Calendar) {
    self.calendar = calendar
    begin = calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The days in rows of seven, which begin with the first weekday of the calendar; nil for days of
  /// other months.
  var weeks: [[Day?]] {
    let first = calendar.component(.weekday, from: begin)
    let before = (first - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: begin)?.count ?? 0
    var days: [Day?] = Array(repeating: nil, count: before)
    for number in 0..<count {
      guard let date = calendar.date(byAdding: .day, value: number, to: begin) else { continue }
      days.append(Day(number: calendar.component(.day, from: date), date: date))
    }
    while !days.count.isMultiple(of: 7) { days.append(nil) }
    return stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<$0 + 7]) }
  }

  /// The short names of the weekdays, in the order of the columns.
  var weekdays: [String] {
    let names = calendar.shortStandaloneWeekdaySymbols
    let first = calendar.firstWeekday - 1
    return names.indices.map { names[($0 + first) % names.count] }
  }

  /// Returns the month that is some months later, if a date of it is in a range; nil contains none.
  func later(by count: Int, in range: ClosedRange<Date>?) -> CalendarMonth? {
    guard let date = calendar.date(byAdding: .month, value: count, to: begin),
      overlaps(.month, of: date, range)
    else { return nil }
    return CalendarMonth(containing: date, in: calendar)
  }

  /// Returns whether a moment of a day is in a range; nil contains none.
  func isAllowed(_ day: Day, in range: ClosedRange<Date>?) -> Bool {
    overlaps(.day, of: day.date, range)
  }

  private func overlaps(
    _ part: Calendar.Component, of date: Date, _ range: ClosedRange<Date>?
  ) -> Bool {
    guard let range, let span = calendar.dateInterval(of: part, for: date) else { return false }
    return span.start <= range.upperBound && span.end > range.lowerBound
  }

  /// Returns whether a date is on a day.
  func contains(_ date: Date, on day: Day) -> Bool {
    calendar.isDate(day.date, inSameDayAs: date)
  }

  /// Returns the beginning of a day.
  func start(of day: Day) -> Date { calendar.startOfDay(for: day.date) }

  /// Returns the components of a day, which identify it in a selection of several days.
  func components(of day: Day) -> DateComponents {
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day.date)
    parts.calendar = calendar
    return parts
  }

  /// Returns the beginning of the day that components identify in their calendar, or else in that
  /// of the month; nil if they identify none.
  ///
  /// The day is one of the month's time zone, whatever that of the components is.
  func start(of components: DateComponents) -> Date? {
    guard let year = components.year, let month = components.month, let day = components.day,
      -999_999...999_999 ~= year, 1...13 ~= month, 1...31 ~= day,
      0...999 ~= components.era ?? 0
    else { return nil }
    var own = components.calendar ?? calendar
    own.timeZone = calendar.timeZone
    var parts = DateComponents(era: components.era, year: year, month: month, day: day)
    parts.isLeapMonth = components.isLeapMonth
    guard let date = own.date(from: parts) else { return nil }
    // Others, such as the 30th of February, would be moved.
    guard own.component(.month, from: date) == month, own.component(.day, from: date) == day else {
      return nil
    }
    return calendar.startOfDay(for: date)
  }

  /// Returns a date on a day at the time of another date.
  func date(on day: Day, at time: Date) -> Date {
    let clock = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day.date)
    (parts.hour, parts.minute) = (clock.hour, clock.minute)
    (parts.second, parts.nanosecond) = (clock.second, clock.nanosecond)
    return calendar.date(from: parts) ?? day.date
  }

  /// The name of the month with its year.
  var title: String { write(begin, Date.FormatStyle().month(.wide).year()) }

  /// The name of a day, as a screen reader says it.
  func name(of day: Day) -> String {
    write(day.date, Date.FormatStyle().weekday(.wide).day().month(.wide))
  }

  private func write(_ date: Date, _ style: Date.FormatStyle) -> String {
    var style = style.locale(calendar.locale ?? .current)
    (style.calendar, style.timeZone) = (calendar, calendar.timeZone)
    return style.format(date)
  }
}

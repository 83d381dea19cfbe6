// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// The style of a date, in the locale, calendar and time zone of the environment.
  public struct DateStyle: Hashable, Sendable, Codable {
    private enum Kind: String, Hashable, Sendable, Codable {
      case time, date, relative, offset, timer
    }

    private let kind: Kind

    /// The hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The distance between the date and now, such as `2 hr, 5 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The signed distance between the date and now, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance between the date and now as a timer, such as `2:05:00`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text for a date.
  ///
  /// Relative styles update automatically while the text is visible: each second, or only as often
  /// as the displayed text changes.
  public init(_ date: Date, style: DateStyle) { self.init(DateText.style(date, style)) }

  /// Creates a text for a range of dates.
  public init(_ dates: ClosedRange<Date>) { self.init(DateText.range(dates)) }

  /// Creates a text for a date interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a timer text for the remaining or elapsed time of an interval; it stops outside of the
  /// interval and at the pause time.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

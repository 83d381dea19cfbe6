// SPDX-License-Identifier: MIT

public import Foundation

extension Text {
  /// How a date is written, in the locale, calendar and time zone of the environment.
  public struct DateStyle: Hashable, Sendable, Codable {
    private enum Kind: String, Hashable, Sendable, Codable {
      case time, date, relative, offset, timer
    }

    private let kind: Kind

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
  /// What is counted from now on goes on by itself while the text is shown: each second, or as
  /// seldom as what is shown changes.
  public init(_ date: Date, style: DateStyle) { self.init(DateText.style(date, style)) }

  /// Two dates, from the first to the last.
  public init(_ dates: ClosedRange<Date>) { self.init(DateText.range(dates)) }

  /// A span of time.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time that is left, or gone, of a span; it stands still before the span, after it, and at
  /// a pause.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .timer(
        timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }
}

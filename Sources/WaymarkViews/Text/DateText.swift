// SPDX-License-Identifier: MIT

/// A date or timer that a text displays.
nonisolated enum DateText: Equatable, Sendable {
  case style(Date, Text.DateStyle)
  case range(ClosedRange<Date>)
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)

  func written(in environment: TextEnvironment) -> WrittenText {
    switch self {
    case .style(let date, let style): Self.written(date, style, in: environment)
    case .range(let dates):
      WrittenText(
        Date.IntervalFormatStyle(
          date: .numeric, time: .shortened, locale: environment.writingLocale,
          calendar: environment.writingCalendar, timeZone: environment.writingTimeZone
        ).format(dates.lowerBound..<dates.upperBound))
    case .timer(let interval, let pause, let countsDown, let showsHours):
      Self.timer(interval, pause, countsDown, showsHours, at: environment.now)
    }
  }

  private static func written(
    _ date: Date, _ style: Text.DateStyle, in environment: TextEnvironment
  ) -> WrittenText {
    let gone = Elapsed(from: date, to: environment.now)
    switch style {
    case .time: return WrittenText(environment.format(time: .shortened).format(date))
    case .date: return WrittenText(environment.format(date: .long).format(date))
    case .timer: return WrittenText(gone.clock(showsHours: true), until: gone.change(every: 1))
    case .relative:
      let units = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .abbreviated,
        maximumUnitCount: 2, fractionalPart: .hide(rounded: .down)
      ).locale(environment.writingLocale)
      return WrittenText(
        units.format(.seconds(gone.seconds)),
        until: gone.change(every: gone.seconds < 3600 ? 1 : gone.seconds < 86400 ? 60 : 3600))
    default:
      let units = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 1,
        fractionalPart: .hide(rounded: .down)
      ).locale(environment.writingLocale)
      let unit = gone.seconds < 60 ? 1 : gone.seconds < 3600 ? 60 : 3600
      return WrittenText(
        (gone.isPast ? "+" : "-") + units.format(.seconds(gone.seconds)),
        until: gone.change(every: unit))
    }
  }

  private static func timer(
    _ interval: ClosedRange<Date>, _ pause: Date?, _ countsDown: Bool, _ showsHours: Bool,
    at now: Date
  ) -> WrittenText {
    let time = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
    let gone = Elapsed(from: countsDown ? interval.upperBound : interval.lowerBound, to: time)
    // A timer that has not started shows its start value.
    let begin = now < interval.lowerBound ? interval.lowerBound : nil
    let isOver = pause != nil || now >= interval.upperBound
    return WrittenText(
      gone.clock(showsHours: showsHours), until: isOver ? nil : begin ?? gone.change(every: 1))
  }
}

/// The whole seconds between a date and the current time: rounded up before the date, down after
/// it.
nonisolated private struct Elapsed {
  let seconds: Int
  let isPast: Bool
  private let date: Date

  init(from date: Date, to now: Date) {
    self.date = date
    // Dates are fractions of a second: tolerate ticks that are early through rounding.
    let elapsed = ((now.timeIntervalSince(date)) * 1000).rounded() / 1000
    isPast = elapsed >= 0
    seconds = Int(min(isPast ? elapsed.rounded(.down) : (-elapsed).rounded(.up), 1e12))
  }

  /// Returns the time at which the number of whole units changes.
  func change(every unit: Int) -> Date {
    let steps = seconds / unit
    if isPast { return date.addingTimeInterval(Double((steps + 1) * unit)) }
    // A full unit is shown until less is left.
    let left = seconds.isMultiple(of: unit) ? steps * unit - 1 : steps * unit
    return date.addingTimeInterval(-Double(max(left, 0)))
  }

  func clock(showsHours: Bool) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard showsHours, seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}

extension TextEnvironment {
  fileprivate var writingCalendar: Calendar { calendar ?? .current }
  fileprivate var writingTimeZone: TimeZone { timeZone ?? .current }

  fileprivate func format(
    date: Date.FormatStyle.DateStyle = .omitted, time: Date.FormatStyle.TimeStyle = .omitted
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date, time: time, locale: writingLocale, calendar: writingCalendar,
      timeZone: writingTimeZone)
  }
}

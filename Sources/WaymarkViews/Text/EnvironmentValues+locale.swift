// SPDX-License-Identifier: MIT

public import Foundation

private struct CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .autoupdatingCurrent }
}

private struct TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .autoupdatingCurrent }
}

private struct LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}

extension EnvironmentValues {
  /// The locale, which defaults to that of the process.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      Digits.note(newValue)
      self[LocaleKey.self] = newValue
    }
  }

  /// The calendar of views, which defaults to that of the process.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates and times, which defaults to that of the process.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The locale, if an enclosing view sets it.
  var setLocale: Locale? { value(ObjectIdentifier(LocaleKey.self)) }

  /// The calendar, if an enclosing view sets it.
  var setCalendar: Calendar? { value(ObjectIdentifier(CalendarKey.self)) }

  /// The time zone, if an enclosing view sets it.
  var setTimeZone: TimeZone? { value(ObjectIdentifier(TimeZoneKey.self)) }
}

extension EnvironmentScope {
  /// Whether an enclosing view sets a value that text depends on.
  ///
  /// The result never changes, because the keys of a scope do not change.
  var setsTextEnvironment: Bool {
    sets(LocaleKey.self) || sets(CalendarKey.self) || sets(TimeZoneKey.self)
  }
}

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
  /// The language and region: the process's, unless a view around says otherwise.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      Digits.note(newValue)
      self[LocaleKey.self] = newValue
    }
  }

  /// The calendar that views count days in; the one of the process where nobody sets another.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of days and times; the one of the process where nobody sets another.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
}

extension EnvironmentValues {
  /// The locale, if a view around has set one.
  var setLocale: Locale? { value(ObjectIdentifier(LocaleKey.self)) }

  /// The calendar, if a view around has set one.
  var setCalendar: Calendar? { value(ObjectIdentifier(CalendarKey.self)) }

  /// The time zone, if a view around has set one.
  var setTimeZone: TimeZone? { value(ObjectIdentifier(TimeZoneKey.self)) }
}

extension EnvironmentScope {
  /// Whether a view around has set something that the words of a text depend on.
  ///
  /// The answer stays the same, because the keys of a scope do.
  var setsTextEnvironment: Bool {
    sets(LocaleKey.self) || sets(CalendarKey.self) || sets(TimeZoneKey.self)
  }
}

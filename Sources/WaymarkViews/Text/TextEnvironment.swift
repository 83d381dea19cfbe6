// SPDX-License-Identifier: MIT

/// What an environment says about how text is written; nil where it is the process's.
nonisolated struct TextEnvironment {
  var locale: Locale?
  var timeZone: TimeZone?
  var calendar: Calendar?
  var now: Date

  /// What views read where no view around them says otherwise.
  init(now: Date = Date()) { self.now = now }

  /// What an environment says.
  ///
  /// - Parameters:
  ///   - values: The environment.
  ///   - now: The time that the views are at.
  init(_ values: EnvironmentValues, now: Date) {
    locale = values.setLocale
    timeZone = values.setTimeZone
    calendar = values.setCalendar
    self.now = now
  }

  /// The language and region to write in.
  var writingLocale: Locale { locale ?? .current }

  /// The environment of the view whose body or other closure is evaluated now; the process's
  /// outside of any.
  ///
  /// The closure is evaluated again when the environment changes.
  static var current: TextEnvironment {
    guard MainThread.isCurrent else { return TextEnvironment() }
    return MainActor.assumeIsolated {
      guard let node = EvaluatedNode.current else { return TextEnvironment() }
      return TextEnvironment(EnvironmentValues(node.scope, isObserved: true), now: node.graph.now)
    }
  }
}

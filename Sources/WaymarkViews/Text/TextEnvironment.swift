// SPDX-License-Identifier: MIT

/// The environment values that determine how text is written; nil for the defaults of the process.
nonisolated struct TextEnvironment {
  var locale: Locale?
  var timeZone: TimeZone?
  var calendar: Calendar?
  var now: Date

  /// Creates the default environment of views.
  init(now: Date = Date()) { self.now = now }

  /// Creates a text environment from environment values.
  ///
  /// - Parameters:
  ///   - values: The environment.
  ///   - now: The current time of the views.
  init(_ values: EnvironmentValues, now: Date) {
    locale = values.setLocale
    timeZone = values.setTimeZone
    calendar = values.setCalendar
    self.now = now
  }

  /// The locale for writing.
  var writingLocale: Locale { locale ?? .current }

  /// The environment of the view whose closure is being evaluated, or the defaults of the process.
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

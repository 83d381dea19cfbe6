// SPDX-License-Identifier: MIT

import Synchronization

/// Whether the digits of small integers depend on the locale.
///
/// Nearly all locales use the same digits, so that a row with a small number in its text need not
/// depend on its locale.
enum Digits {
  private static let vary = Atomic(isOther(.current))

  /// Whether a locale of this process may write small numbers with digits other than 0 to 9.
  static var mayVary: Bool { vary.load(ordering: .relaxed) }

  /// Records a locale that views use.
  static func note(_ locale: Locale) {
    if isOther(locale) { vary.store(true, ordering: .relaxed) }
  }

  private static func isOther(_ locale: Locale) -> Bool {
    locale.numberingSystem.identifier != "latn"
  }
}

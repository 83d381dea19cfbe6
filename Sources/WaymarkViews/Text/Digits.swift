// SPDX-License-Identifier: MIT

import Synchronization

/// Which digits small whole numbers are written in.
///
/// Nearly all locales write them in the same ones, so that a row with a small number in its text
/// need not know its locale.
enum Digits {
  private static let vary = Atomic(isOther(.current))

  /// Whether locales of this process may write small numbers in other digits than 0 to 9.
  static var mayVary: Bool { vary.load(ordering: .relaxed) }

  /// Some views are in a locale.
  static func note(_ locale: Locale) {
    if isOther(locale) { vary.store(true, ordering: .relaxed) }
  }

  private static func isOther(_ locale: Locale) -> Bool {
    locale.numberingSystem.identifier != "latn"
  }
}

// SPDX-License-Identifier: MIT

/// The plural forms that a table can have, by their names in CLDR.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

// SPDX-License-Identifier: MIT

/// The plural categories of a table, by their CLDR names.
enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero
  case one
  case two
  case few
  case many
  case other
}

// SPDX-License-Identifier: MIT

/// A part of a localized string for given arguments.
enum FormatPiece: Hashable, Sendable {
  case literal(String)
  /// The argument at an index starting at 0, with its format specifier without a position: "%lld"
  /// for "%2$lld".
  case argument(Int, specifier: String)
}

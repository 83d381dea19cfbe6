// SPDX-License-Identifier: MIT

/// A stretch of a localized string for given arguments.
enum FormatPiece: Hashable, Sendable {
  case literal(String)
  /// The argument at an index from 0, with the specifier to format it by, without a position:
  /// "%lld" for "%2$lld".
  case argument(Int, specifier: String)
}

// SPDX-License-Identifier: MIT

/// The syntax of the values that a parameter matches in a path segment.
///
/// A table distinguishes siblings by their kinds: `/log/:day`, `/log/:id` and `/log/:slug` can
/// coexist as `.date`, `.int` and `.text`. A kind describes syntax, not validity: `2026-02-31`
/// matches ``date``, and the codec rejects it.
public enum LinkKind: Hashable, Sendable {
  /// A whole number from 0, in digits without leading zeros.
  case int
  /// A whole number in digits without leading zeros, with a `-` if it is below 0.
  case integer
  /// Digits in the places of `2026-11-21`.
  case date
  /// Hexadecimal digits of either case in the places of a universally unique identifier.
  case uuid
  /// One of these strings.
  case keywords([String])
  /// Any text that is not empty.
  case text
}

extension LinkKind {
  /// Which kind goes first; each goes before those that take all of its texts.
  var rank: Int {
    switch self {
    case .keywords: 0
    case .int: 1
    case .integer: 2
    case .date: 3
    case .uuid: 4
    case .text: 5
    }
  }

  /// A value that matches the kind; empty if there are no keywords.
  var example: String {
    switch self {
    case .int: "7"
    case .integer: "-7"
    case .date: "2026-11-21"
    case .uuid: "00000000-0000-4000-8000-000000000000"
    case .keywords(let keywords): keywords.first { !$0.isEmpty } ?? ""
    case .text: "x"
    }
  }
}

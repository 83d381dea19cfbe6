// SPDX-License-Identifier: MIT

/// Which texts a parameter takes in a segment of a path.
///
/// A table tells siblings apart by it: `/log/:day`, `/log/:id` and `/log/:slug` can stand beside
/// each other as `.date`, `.int` and `.text`. A kind says how a text is written, not what it means:
/// `2026-02-31` is of the kind ``date``, and its codec refuses it.
public enum LinkKind: Hashable, Sendable {
  /// A whole number from 0, in digits without leading zeros.
  case int
  /// A whole number in digits without leading zeros, with a `-` if it is below 0.
  case integer
  /// Digits in the places of `2026-11-21`.
  case date
  /// Hexadecimal digits of either case in the places of a universally unique identifier.
  case uuid
  /// One of these texts.
  case words([String])
  /// Any text that is not empty.
  case text
}

extension LinkKind {
  /// Which kind goes first; each goes before those that take all of its texts.
  var rank: Int {
    switch self {
    case .words: 0
    case .int: 1
    case .integer: 2
    case .date: 3
    case .uuid: 4
    case .text: 5
    }
  }

  /// A text of the kind; empty for no words.
  var example: String {
    switch self {
    case .int: "7"
    case .integer: "-7"
    case .date: "2026-11-21"
    case .uuid: "00000000-0000-4000-8000-000000000000"
    case .words(let words): words.first { !$0.isEmpty } ?? ""
    case .text: "x"
    }
  }
}

// SPDX-License-Identifier: MIT

/// A token of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or keyword; a token in backticks is always a name.
    case identifier(String)
    /// A string literal, including its interpolations.
    case string
    case number
    /// One of `( [ {`.
    case open(Character)
    /// One of `) ] }`.
    case close(Character)
    /// One of `@ # , ; :` or an operator; `<` and `>` are separate tokens, except in `->`.
    case punctuation(String)
  }

  let kind: Kind
  /// The range in the source, in bytes.
  let range: Range<Int>
  /// Whether it is the first token of its line.
  let startsLine: Bool
  /// Whether a space, a line break or a comment immediately precedes it.
  let hasSpaceBefore: Bool

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation(text) }
  func isIdentifier(_ name: String) -> Bool { kind == .identifier(name) }

  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var identifier: String? { if case .identifier(let name) = kind { name } else { nil } }
}

extension [Token] {
  /// Returns the index after a closing bracket; the end if there is none.
  func end(ofGroupAt start: Int) -> Int {
    var depth = 0
    for index in start..<count {
      if self[index].isOpen { depth += 1 }
      if self[index].isClose { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return count
  }
}

// SPDX-License-Identifier: MIT

/// A token of Swift source.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or keyword; one in backticks is a name, whatever it is.
    case identifier(String)
    /// A literal in quotation marks, with all that is interpolated.
    case string
    case number
    /// One of `( [ {`.
    case open(Character)
    /// One of `) ] }`.
    case close(Character)
    /// One of `@ # , ; :` or an operator; `<` and `>` stand alone, except in `->`.
    case punctuation(String)
  }

  let kind: Kind
  /// Where it is in the source, in bytes.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether a space, a line break or a comment is right before it.
  let hasSpaceBefore: Bool

  func isPunctuation(_ text: String) -> Bool { kind == .punctuation(text) }
  func isIdentifier(_ name: String) -> Bool { kind == .identifier(name) }

  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var identifier: String? { if case .identifier(let name) = kind { name } else { nil } }
}

extension [Token] {
  /// The index behind a bracket that is closed; the end if it is not.
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

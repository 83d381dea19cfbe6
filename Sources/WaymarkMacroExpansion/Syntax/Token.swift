// SPDX-License-Identifier: MIT

/// The smallest piece of source that means something.
struct Token: Equatable {
  enum Kind: Equatable {
    /// A name or keyword; one in backticks is a name, whatever it is.
    case word(String)
    /// A literal in quotation marks, with all that is interpolated.
    case string
    case number
    /// One of `( [ {`.
    case open(Character)
    /// One of `) ] }`.
    case close(Character)
    /// One of `@ # , ; :` or an operator; `<` and `>` stand alone, except in `->`.
    case mark(String)
  }

  let kind: Kind
  /// Where it is in the source, in bytes.
  let range: Range<Int>
  /// Whether it is the first of its line.
  let startsLine: Bool
  /// Whether something other than another token is before it: a space or a comment.
  let isApart: Bool

  func isMark(_ mark: String) -> Bool { kind == .mark(mark) }
  func isWord(_ word: String) -> Bool { kind == .word(word) }

  var isOpen: Bool { if case .open = kind { true } else { false } }
  var isClose: Bool { if case .close = kind { true } else { false } }
  var word: String? { if case .word(let word) = kind { word } else { nil } }
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

// SPDX-License-Identifier: MIT

/// Source and its tokens.
struct SourceText {
  let tokens: [Token]
  private let bytes: [UInt8]

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Tokenizer.tokens(of: source)
  }

  /// The source of some tokens, with what is between them.
  subscript(_ indices: Range<Int>) -> String {
    guard let first = tokens[indices].first, let last = tokens[indices].last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Where a token begins, in bytes; the end of the source for an index behind the last.
  func offset(of index: Int) -> Int {
    index < tokens.count ? tokens[index].range.lowerBound : bytes.count
  }

  /// The index behind an attribute that begins at an `@`, with its arguments.
  func end(ofAttributeAt start: Int) -> Int {
    var index = start + 1
    while index < tokens.count {
      if tokens[index].word != nil, index == start + 1 || tokens[index - 1].isMark(".") {
        index += 1
      } else if tokens[index].isMark("."), !tokens[index].isApart {
        index += 1
      } else {
        break
      }
    }
    if index < tokens.count, tokens[index].isMark("<"), !tokens[index].isApart {
      index = end(ofGenericsAt: index)
    }
    if index < tokens.count, tokens[index].kind == .open("("), !tokens[index].isApart {
      index = tokens.end(ofGroupAt: index)
    }
    return index
  }

  private func end(ofGenericsAt start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isMark("<") { depth += 1 }
      if tokens[index].isMark(">") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// The name of an attribute that begins at an `@`, without its module.
  func name(ofAttributeAt start: Int) -> String? {
    tokens[start..<end(ofAttributeAt: start)].prefix { !$0.isOpen && !$0.isMark("<") }
      .last { $0.word != nil }?.word
  }

  /// The index behind an expression or type that begins at an index.
  ///
  /// It ends before a `,` or `;`, at the end of its line, unless that or the next line says that it
  /// goes on, and where one of the marks is.
  func end(ofExpressionAt start: Int, before marks: Set<String> = []) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.isClose || token.isMark(",") || token.isMark(";") { return index }
      if index > start, token.startsLine, !goesOn(at: index) { return index }
      if case .mark(let mark) = token.kind, marks.contains(mark) { return index }
      if case .open(let bracket) = token.kind {
        if marks.contains(String(bracket)), index > start || bracket == "{" { return index }
        index = tokens.end(ofGroupAt: index)
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether a token that is the first of its line goes on with what is before it.
  private func goesOn(at index: Int) -> Bool {
    if case .mark(let mark) = tokens[index - 1].kind, !["!", "?", ">"].contains(mark) {
      return true
    }
    guard case .mark(let mark) = tokens[index].kind else {
      return tokens[index].isWord("as") || tokens[index].isWord("is")
    }
    // A prefix operator stands right before its operand.
    let isPrefix = index + 1 < tokens.count && !tokens[index + 1].isApart
    return mark.hasPrefix(".") || mark == ":" || mark == "<" || mark == ">"
      || !(isPrefix || ["@", "#"].contains(mark))
  }
}

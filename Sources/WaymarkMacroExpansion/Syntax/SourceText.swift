// SPDX-License-Identifier: MIT

/// Source and its tokens.
struct SourceText {
  let tokens: [Token]
  private let bytes: [UInt8]

  init(_ source: String) {
    bytes = Array(source.utf8)
    tokens = Tokenizer.tokens(of: source)
  }

  /// Returns the source of a range of tokens, including the text between them.
  subscript(_ indices: Range<Int>) -> String {
    guard let first = tokens[indices].first, let last = tokens[indices].last else { return "" }
    return String(decoding: bytes[first.range.lowerBound..<last.range.upperBound], as: UTF8.self)
  }

  /// Returns the offset of a token in bytes; the end of the source for an index after the last.
  func offset(of index: Int) -> Int {
    index < tokens.count ? tokens[index].range.lowerBound : bytes.count
  }

  /// Returns the index after an attribute with its arguments, given the index of its `@`.
  func end(ofAttributeAt start: Int) -> Int {
    var index = start + 1
    while index < tokens.count {
      if tokens[index].identifier != nil, index == start + 1 || tokens[index - 1].isPunctuation(".")
      {
        index += 1
      } else if tokens[index].isPunctuation("."), !tokens[index].hasSpaceBefore {
        index += 1
      } else {
        break
      }
    }
    if index < tokens.count, tokens[index].isPunctuation("<"), !tokens[index].hasSpaceBefore {
      index = end(ofGenericsAt: index)
    }
    if index < tokens.count, tokens[index].kind == .open("("), !tokens[index].hasSpaceBefore {
      index = tokens.end(ofGroupAt: index)
    }
    return index
  }

  private func end(ofGenericsAt start: Int) -> Int {
    var depth = 0
    for index in start..<tokens.count {
      if tokens[index].isPunctuation("<") { depth += 1 }
      if tokens[index].isPunctuation(">") { depth -= 1 }
      if depth == 0 { return index + 1 }
    }
    return tokens.count
  }

  /// Returns the name of an attribute without its module, given the index of its `@`.
  func name(ofAttributeAt start: Int) -> String? {
    tokens[start..<end(ofAttributeAt: start)].prefix { !$0.isOpen && !$0.isPunctuation("<") }
      .last { $0.identifier != nil }?.identifier
  }

  /// Returns the index after an expression or type that begins at an index.
  ///
  /// It ends before a `,` or `;`, at one of the marks, or at the end of its line, unless that line
  /// or the next one continues the expression.
  func end(ofExpressionAt start: Int, before marks: Set<String> = []) -> Int {
    var index = start
    while index < tokens.count {
      let token = tokens[index]
      if token.isClose || token.isPunctuation(",") || token.isPunctuation(";") { return index }
      if index > start, token.startsLine, !continues(at: index) { return index }
      if case .punctuation(let mark) = token.kind, marks.contains(mark) { return index }
      if case .open(let bracket) = token.kind {
        if marks.contains(String(bracket)) { return index }
        index = tokens.end(ofGroupAt: index)
      } else {
        index += 1
      }
    }
    return index
  }

  /// Whether the first token of a line continues the previous expression.
  private func continues(at index: Int) -> Bool {
    if case .punctuation(let mark) = tokens[index - 1].kind, !["!", "?", ">"].contains(mark) {
      return true
    }
    guard case .punctuation(let mark) = tokens[index].kind else {
      return tokens[index].isIdentifier("as") || tokens[index].isIdentifier("is")
    }
    // A prefix operator immediately precedes its operand.
    let isPrefix = index + 1 < tokens.count && !tokens[index + 1].hasSpaceBefore
    return mark.hasPrefix(".") || mark == ":" || mark == "<" || mark == ">"
      || !(isPrefix || ["@", "#"].contains(mark))
  }
}

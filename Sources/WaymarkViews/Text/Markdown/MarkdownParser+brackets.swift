// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// The maximum nesting of parentheses in a destination, which bounds the work for unclosed ones.
  private static let nestingLimit = 32

  mutating func openBracket(_ kind: MarkdownBracket.Kind, length: Int) {
    emit(.text(position..<position + length), length: length)
    brackets.append(
      MarkdownBracket(kind: kind, token: tokens.count - 1, delimiters: delimiters.openCount))
  }

  mutating func closeBracket() {
    guard let bracket = brackets.popLast() else {
      position += 1
      return
    }
    let isActive = brackets.count >= inactiveBrackets
    inactiveBrackets = min(inactiveBrackets, brackets.count)
    if bracket.kind == .attributes, let attributes = attributeList(at: position + 1) {
      // The caret's token comes before the bracket's.
      tokens[bracket.token - 1] = .attributesStart(inflect: attributes.inflect)
      tokens[bracket.token] = .text(0..<0)
      finish(
        bracket, with: .attributesEnd(inflect: attributes.inflect), end: attributes.end)
    } else if bracket.kind == .image, let link = linkTail(at: position + 1) {
      tokens[bracket.token] = .text(0..<0)
      finish(bracket, with: .text(0..<0), end: link.end)
    } else if bracket.kind != .image, isActive, let link = linkTail(at: position + 1) {
      tokens[bracket.token] = .linkStart(link.destination)
      finish(bracket, with: .linkEnd, end: link.end)
      inactiveBrackets = brackets.count
    } else {
      position += 1
    }
  }

  private mutating func finish(_ bracket: MarkdownBracket, with token: MarkdownToken, end: Int) {
    emit(token, length: end - position)
    delimiters.pair(after: bracket.delimiters)
  }

  /// Returns the destination and the end of `(destination "title")`.
  private mutating func linkTail(at start: Int) -> (destination: Range<Int>, end: Int)? {
    guard source[start] == "(" else { return nil }
    var end = skippingSpaces(start + 1)
    defer { scanned += end - start }
    let destination: Range<Int>
    if source[end] == "<" {
      let first = end + 1
      end = escapedEnd(from: first) { $0 == ">" || $0 == "<" || $0 == "\n" || $0 == "\r" }
      guard source[end] == ">" else { return nil }
      destination = first..<end
      end += 1
    } else {
      let first = end
      var depth = 0
      var isWithinLimit = true
      end = escapedEnd(from: first) {
        if $0 == "(" {
          depth += 1
          isWithinLimit = depth <= Self.nestingLimit
        } else if $0 == ")" {
          depth -= 1
        }
        return depth < 0 || !isWithinLimit || $0 == " " || $0.isASCIIControl
      }
      guard depth <= 0, isWithinLimit else { return nil }
      destination = first..<end
    }
    let titleStart = skippingSpaces(end)
    if titleStart > end, let terminator = titleTerminator(for: source[titleStart]) {
      end = escapedEnd(from: titleStart + 1) {
        $0 == terminator || (terminator == ")" && $0 == "(")
      }
      guard source[end] == terminator else { return nil }
      end += 1
    }
    end = skippingSpaces(end)
    guard source[end] == ")" else { return nil }
    return (destination, end + 1)
  }

  private func titleTerminator(for character: Unicode.Scalar) -> Unicode.Scalar? {
    switch character {
    case "\"", "'": character
    case "(": ")"
    default: nil
    }
  }

  func skippingSpaces(_ start: Int) -> Int {
    source.end(from: start) { $0.isASCIIWhitespace }
  }

  /// Returns the first offset whose character is not escaped and satisfies a condition.
  private func escapedEnd(from start: Int, where condition: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while end < source.count, !condition(source[end]) {
      end += source[end] == "\\" && source[end + 1].isASCIIPunctuation ? 2 : 1
    }
    return end
  }
}

// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// The maximum length of an attribute list in bytes, which bounds the work for unclosed ones.
  private static let lengthLimit = 1024

  /// Parses Foundation's attribute list, such as `(inflect: true)`: the pairs of a JSON5 object.
  ///
  /// Other text can still be the destination of a link after a caret.
  mutating func attributeList(at start: Int) -> (inflect: Bool, end: Int)? {
    guard source[start] == "(" else { return nil }
    let limit = min(start + Self.lengthLimit, source.count)
    var end = skippingSpaces(start + 1)
    defer { scanned += end - start }
    var inflect = false
    while end < limit {
      if source[end] == ")" { return (inflect, end + 1) }
      guard let key = attributeKey(at: end) else { return nil }
      end = skippingSpaces(key.end)
      guard source[end] == ":" else { return nil }
      let value = skippingSpaces(end + 1)
      guard let valueEnd = attributeValueEnd(from: value, limit: limit) else { return nil }
      if source.bytes[key.name].elementsEqual("inflect".utf8) {
        inflect = source.bytes[value..<valueEnd].elementsEqual("true".utf8)
      }
      end = skippingSpaces(valueEnd)
      if source[end] == "," {
        end = skippingSpaces(end + 1)
      } else if source[end] != ")" {
        return nil
      }
    }
    return nil
  }

  private func attributeKey(at start: Int) -> (name: Range<Int>, end: Int)? {
    let quote = source[start]
    let isQuoted = quote == "\"" || quote == "'"
    let first = isQuoted ? start + 1 : start
    let end = source.end(from: first) { $0.isASCIILetterOrDigit || $0 == "_" || $0 == "." }
    guard end > first, !isQuoted || source[end] == quote else { return nil }
    return (first..<end, isQuoted ? end + 1 : end)
  }

  /// Returns the end of a value: a string, an array, an object, or a bare number or keyword.
  private mutating func attributeValueEnd(from start: Int, limit: Int) -> Int? {
    var depth = 0
    var quote: Unicode.Scalar?
    var end = start
    defer { scanned += end - start }
    while end < limit {
      let character = source[end]
      if let open = quote {
        if character == "\\" { end += 1 } else if character == open { quote = nil }
      } else {
        switch character {
        case "\"", "'": quote = character
        case "{", "[": depth += 1
        case "}", "]": depth -= 1
        case ":" where depth > 0: break
        case "," where depth > 0: break
        case ")" where depth == 0, "," where depth == 0: return end > start ? end : nil
        case _ where character.isASCIIWhitespace:
          if depth == 0 { return end > start ? end : nil }
        case "+", "-", ".", "_": break
        case _ where character.isASCIILetterOrDigit: break
        default: return nil
        }
        guard depth >= 0 else { return nil }
      }
      end += 1
    }
    return nil
  }
}

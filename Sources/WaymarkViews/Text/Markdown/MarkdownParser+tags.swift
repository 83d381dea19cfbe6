// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// Returns the end of an HTML tag, comment, processing instruction, declaration or CDATA section,
  /// whose content is not markup; nil for other text.
  mutating func tagEnd(at start: Int) -> Int? {
    switch source[start + 1] {
    case "/":
      return closingTagEnd(at: start)
    case "?":
      return end(of: "?>", from: start + 2)
    case "!":
      if source.has("<!-->", at: start) { return start + 5 }
      if source.has("<!--->", at: start) { return start + 6 }
      if source.has("<!--", at: start) { return end(of: "-->", from: start + 4) }
      if source.has("<![CDATA[", at: start) { return end(of: "]]>", from: start + 9) }
      return source[start + 2].isASCIILetter ? end(of: ">", from: start + 3) : nil
    default:
      return openingTagEnd(at: start)
    }
  }

  private mutating func end(of terminator: StaticString, from start: Int) -> Int? {
    guard !missingTerminators.contains(terminator.description) else { return nil }
    var end = start
    while end < source.count, !source.has(terminator, at: end) { end += 1 }
    scanned += end - start
    guard end < source.count else {
      missingTerminators.insert(terminator.description)
      return nil
    }
    return end + terminator.utf8CodeUnitCount
  }

  private func tagNameEnd(from start: Int) -> Int? {
    guard source[start].isASCIILetter else { return nil }
    return source.end(from: start) { $0.isASCIILetterOrDigit || $0 == "-" }
  }

  private mutating func closingTagEnd(at start: Int) -> Int? {
    guard let name = tagNameEnd(from: start + 2) else { return nil }
    let end = skippingSpaces(name)
    scanned += end - start
    return source[end] == ">" ? end + 1 : nil
  }

  /// Returns the end of a tag with attributes.
  ///
  /// A failed scan can only be repeated from a `<` inside one of its quoted values. Overlapping
  /// scans are always in different quotes, so at most three of them read any byte.
  private mutating func openingTagEnd(at start: Int) -> Int? {
    guard var end = tagNameEnd(from: start + 1) else { return nil }
    defer { scanned += min(end, source.count) - start }
    while true {
      let name = skippingSpaces(end)
      let character = source[name]
      if character == ">" { return name + 1 }
      if character == "/", source[name + 1] == ">" { return name + 2 }
      guard name > end, character.isASCIILetter || character == "_" || character == ":" else {
        break
      }
      end = source.end(from: name) {
        $0.isASCIILetterOrDigit || $0 == "_" || $0 == ":" || $0 == "." || $0 == "-"
      }
      let equals = skippingSpaces(end)
      guard source[equals] == "=" else { continue }
      let value = skippingSpaces(equals + 1)
      let quote = source[value]
      if quote == "\"" || quote == "'" {
        end = source.end(from: value + 1) { $0 != quote } + 1
      } else {
        end = source.end(from: value) {
          switch $0 {
          case "\"", "'", "=", "<", ">", "`": false
          default: !$0.isASCIIWhitespace
          }
        }
        guard end > value else { break }
      }
    }
    return nil
  }
}

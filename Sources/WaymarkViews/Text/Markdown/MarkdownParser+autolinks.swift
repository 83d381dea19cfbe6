// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// Returns a URL or an email address in angle brackets.
  mutating func autolink(at start: Int) -> (text: Range<Int>, scheme: StaticString)? {
    if let end = absoluteURLEnd(from: start + 1) {
      return (start + 1..<end, "")
    }
    if let end = emailEnd(from: start + 1) {
      return (start + 1..<end, "mailto:")
    }
    return nil
  }

  private mutating func absoluteURLEnd(from start: Int) -> Int? {
    guard source[start].isASCIILetter else { return nil }
    var end = source.end(from: start) {
      $0.isASCIILetterOrDigit || $0 == "+" || $0 == "-" || $0 == "."
    }
    defer { scanned += end - start }
    guard (2...32).contains(end - start), source[end] == ":" else { return nil }
    end = source.end(from: end) { $0 != " " && $0 != "<" && $0 != ">" && !$0.isASCIIControl }
    return source[end] == ">" ? end : nil
  }

  private mutating func emailEnd(from start: Int) -> Int? {
    var end = source.end(from: start) {
      switch $0 {
      case "(", ")", ",", ":", ";", "<", ">", "@", "[", "]", "\\", "\"": false
      default: $0.isASCIILetterOrDigit || $0.isASCIIPunctuation || isArgument($0)
      }
    }
    defer { scanned += end - start }
    guard end > start, source[end] == "@" else { return nil }
    repeat {
      let label = end + 1
      end = source.end(from: label) { $0.isASCIILetterOrDigit || $0 == "-" || isArgument($0) }
      guard (1...63).contains(end - label), source[label] != "-", source[end - 1] != "-" else {
        return nil
      }
    } while source[end] == "."
    return source[end] == ">" ? end : nil
  }

  private func isArgument(_ character: Unicode.Scalar) -> Bool {
    character.value == UInt32(MarkdownSource.argument)
  }
}

// SPDX-License-Identifier: MIT

extension MarkdownParser {
  /// Parses a web address without brackets, or skips a character that does not begin one.
  mutating func parseAddress() {
    guard let address = address(at: position) else {
      position += 1
      return
    }
    emit(
      .autolink(position..<address.end, scheme: address.scheme), length: address.end - position)
  }

  private mutating func address(at start: Int) -> (end: Int, scheme: StaticString)? {
    let scheme: StaticString
    let host: Int
    if source.has("www.", at: start), canBeginAddress(at: start) {
      (scheme, host) = ("http://", start + 4)
    } else if let length = schemeLength(at: start), canFollowText(at: start) {
      (scheme, host) = ("", start + length)
    } else {
      return nil
    }
    if !domain.range.contains(host) {
      domain = MarkdownDomain(in: source, from: host)
      scanned += domain.range.count
    }
    guard domain.isValid(from: host, in: source) else { return nil }
    let end = addressEnd(from: domain.range.upperBound)
    scanned += end - domain.range.upperBound
    let trimmed = trimmedEnd(of: host..<end)
    scanned += end - host
    return trimmed > host ? (trimmed, scheme) : nil
  }

  private func schemeLength(at start: Int) -> Int? {
    source.has("https://", at: start, ignoringCase: true)
      ? 8 : source.has("http://", at: start, ignoringCase: true) ? 7 : nil
  }

  /// Whether `www.` at an offset is at the start of a word.
  private func canBeginAddress(at start: Int) -> Bool {
    guard start > 0 else { return true }
    switch source[start - 1] {
    case "*", "_", "~", "(", "[": return true
    default: return source.surroundings(before: start) == .whitespace
    }
  }

  /// Whether a scheme at an offset is not the end of a longer one or of an argument.
  private func canFollowText(at start: Int) -> Bool {
    guard start > 0 else { return true }
    return !source[start - 1].isASCIILetter
      && source.bytes[start - 1] != MarkdownSource.argument
  }

  /// Returns the end of an address: whitespace, `<`, or the bracket that could close an enclosing
  /// link.
  private func addressEnd(from start: Int) -> Int {
    var end = start
    // A path begins with an ASCII character.
    guard source[start].isASCII else { return start }
    while end < source.count {
      let character = source[end]
      if character == "<" || (character == "]" && !brackets.isEmpty) { return end }
      if character.isASCII {
        if character.isASCIIWhitespace { return end }
        end += 1
      } else if let scalar = source.scalar(at: end) {
        if scalar.value.isMarkdownWhitespace { return end }
        end += scalar.length
      } else {
        end += 1
      }
    }
    return end
  }

  /// Returns the end of an address without the punctuation of the surrounding sentence.
  private mutating func trimmedEnd(of range: Range<Int>) -> Int {
    var end = range.upperBound
    var unclosed = source.bytes[range].reduce(0) {
      $1 == UInt8(ascii: "(") ? $0 + 1 : $1 == UInt8(ascii: ")") ? $0 - 1 : $0
    }
    while end > range.lowerBound {
      switch source[end - 1] {
      case "?", "!", ".", ",", ":", "*", "_", "~", "'", "\"":
        end -= 1
      case ")" where unclosed < 0:
        unclosed += 1
        end -= 1
      case ";":
        var name = end - 1
        while name > range.lowerBound, source[name - 1].isASCIILetterOrDigit { name -= 1 }
        scanned += end - name
        let isReference = name < end - 1 && name > range.lowerBound && source[name - 1] == "&"
        end = isReference ? name - 1 : end - 1
      default:
        return end
      }
    }
    return end
  }
}

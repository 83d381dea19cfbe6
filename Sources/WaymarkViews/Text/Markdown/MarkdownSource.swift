// SPDX-License-Identifier: MIT

/// Markdown source as UTF-8, with a marker byte for each argument.
struct MarkdownSource: Sendable {
  /// The byte that represents an argument; UTF-8 never contains it.
  static let argument: UInt8 = 0xFF

  let bytes: [UInt8]
  /// The number of the argument at an offset.
  let arguments: [Int: Int]

  init(_ pieces: [MarkdownPiece]) {
    var bytes: [UInt8] = []
    var arguments: [Int: Int] = [:]
    for piece in pieces {
      switch piece {
      case .literal(let text):
        bytes.append(contentsOf: text.utf8)
      case .argument(let number):
        arguments[bytes.count] = number
        bytes.append(Self.argument)
      }
    }
    self.bytes = bytes
    self.arguments = arguments
  }

  var count: Int { bytes.count }

  /// The ASCII character at an offset; U+0000 past the end.
  ///
  /// A byte above ASCII returns a scalar that is not an ASCII character.
  subscript(offset: Int) -> Unicode.Scalar {
    offset < bytes.count ? Unicode.Scalar(bytes[offset]) : "\0"
  }

  /// Whether an ASCII string is at an offset.
  func has(_ text: StaticString, at offset: Int, ignoringCase: Bool = false) -> Bool {
    guard offset + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { expected in
      expected.indices.allSatisfy {
        let byte = bytes[offset + $0]
        return byte == expected[$0]
          || (ignoringCase && self[offset + $0].isASCIILetter && byte | 0x20 == expected[$0])
      }
    }
  }

  /// Returns the first offset from a given one whose character does not satisfy a condition.
  func end(from start: Int, while condition: (Unicode.Scalar) -> Bool) -> Int {
    var end = start
    while end < count, condition(self[end]) { end += 1 }
    return end
  }

  /// Returns the scalar that begins at an offset and its length in bytes; nil at the end and for an
  /// argument.
  func scalar(at offset: Int) -> (value: Unicode.Scalar, length: Int)? {
    guard offset < count, bytes[offset] != Self.argument else { return nil }
    let first = bytes[offset]
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1 else { return (Unicode.Scalar(first), 1) }
    let bits = bytes[offset..<min(offset + length, count)].dropFirst()
      .reduce(UInt32(first) & (0x7F >> UInt32(length))) { $0 << 6 | UInt32($1 & 0x3F) }
    return Unicode.Scalar(bits).map { ($0, length) }
  }

  /// Returns the class of the scalar at an offset for the rules of delimiter runs.
  func surroundings(at offset: Int) -> Surroundings {
    guard offset < count else { return .whitespace }
    guard let scalar = scalar(at: offset)?.value else { return .letter }
    return scalar.isMarkdownWhitespace
      ? .whitespace : scalar.isMarkdownPunctuation ? .punctuation : .letter
  }

  /// Returns the class of the scalar before an offset for the rules of delimiter runs.
  func surroundings(before offset: Int) -> Surroundings {
    guard offset > 0 else { return .whitespace }
    var start = offset - 1
    while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return surroundings(at: start)
  }

  enum Surroundings { case whitespace, punctuation, letter }
}

extension Unicode.Scalar {
  var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  var isASCIIDigit: Bool { ("0"..."9").contains(self) }
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
  var isASCIIWhitespace: Bool { self == " " || ("\t"..."\r").contains(self) }
  var isASCIIControl: Bool { value < 0x20 || value == 0x7F }

  var isASCIIPunctuation: Bool {
    ("!"..."/").contains(self) || (":"..."@").contains(self) || ("["..."`").contains(self)
      || ("{"..."~").contains(self)
  }

  var isMarkdownWhitespace: Bool {
    isASCII ? isASCIIWhitespace : properties.generalCategory == .spaceSeparator
  }

  /// Whether it is punctuation according to GFM 2.1, which excludes symbols outside of ASCII.
  var isMarkdownPunctuation: Bool {
    guard !isASCII else { return isASCIIPunctuation }
    switch properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default:
      return false
    }
  }
}

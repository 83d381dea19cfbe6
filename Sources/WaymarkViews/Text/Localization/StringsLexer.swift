// SPDX-License-Identifier: MIT

/// Splits the old property list format into tokens.
struct StringsLexer {
  enum Token: Hashable {
    case string(String)
    case sign(Character)
    /// A quotation or a comment without an end.
    case unterminated(String)
    case end
  }

  /// The first line of the last token, starting at 1.
  private(set) var line = 1
  private let units: [UInt16]
  private var index = 0
  private var current = 1

  init(_ text: String) {
    units = Array(text.utf16)
  }

  mutating func next() -> Token {
    while let unit = peek() {
      line = current
      if unit == Self.slash, peek(1) == Self.slash {
        while let unit = peek(), !Self.isLineEnd(unit) { advance() }
      } else if unit == Self.slash, peek(1) == Self.star {
        guard skipComment() else { return .unterminated("A comment") }
      } else if unit <= 0x20 || unit == 0xA0 || unit == 0xFEFF || unit == 0x2028 || unit == 0x2029 {
        advance()
      } else if unit == Self.quote || unit == Self.apostrophe {
        return quotation(unit)
      } else if Self.isBare(unit) {
        return bare()
      } else {
        // One scalar, which can consist of two units.
        let end = UTF16.isLeadSurrogate(unit) && peek(1) != nil ? index + 2 : index + 1
        let text = String(decoding: units[index..<end], as: UTF16.self)
        index = end
        return .sign(text.first ?? "\u{FFFD}")
      }
    }
    line = current
    return .end
  }

  private func peek(_ offset: Int = 0) -> UInt16? {
    index + offset < units.count ? units[index + offset] : nil
  }

  private mutating func advance() {
    // "\r\n" is a single line end.
    if Self.isLineEnd(units[index]), units[index] != 0x0D || peek(1) != 0x0A { current += 1 }
    index += 1
  }

  private mutating func skipComment() -> Bool {
    index += 2
    while let unit = peek() {
      if unit == Self.star, peek(1) == Self.slash {
        index += 2
        return true
      }
      advance()
    }
    return false
  }

  private mutating func bare() -> Token {
    let start = index
    while let unit = peek(), Self.isBare(unit) {
      if unit == Self.slash, peek(1) == Self.slash || peek(1) == Self.star { break }
      index += 1
    }
    return .string(String(decoding: units[start..<index], as: UTF16.self))
  }

  private mutating func quotation(_ quote: UInt16) -> Token {
    index += 1
    var text: [UInt16] = []
    while let unit = peek() {
      if unit == quote {
        index += 1
        return .string(String(decoding: text, as: UTF16.self))
      }
      advance()
      if unit == Self.backslash {
        escape(into: &text)
      } else {
        text.append(unit)
      }
    }
    return .unterminated("A quotation")
  }

  /// Reads an escape after a backslash: "n", "U00e9", "101" in octal digits, or any other
  /// character.
  private mutating func escape(into text: inout [UInt16]) {
    guard let unit = peek() else { return }
    switch UInt8(truncatingIfNeeded: unit <= 0x7F ? unit : 0) {
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      index += 1
      if let value = digits(4, radix: 16) { text.append(value) }
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      if let value = digits(3, radix: 8) { text.append(value) }
    case UInt8(ascii: "a"): append(0x07, to: &text)
    case UInt8(ascii: "b"): append(0x08, to: &text)
    case UInt8(ascii: "f"): append(0x0C, to: &text)
    case UInt8(ascii: "n"): append(0x0A, to: &text)
    case UInt8(ascii: "r"): append(0x0D, to: &text)
    case UInt8(ascii: "t"): append(0x09, to: &text)
    case UInt8(ascii: "v"): append(0x0B, to: &text)
    default: append(unit, to: &text)
    }
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt16]) {
    advance()
    text.append(unit)
  }

  private mutating func digits(_ count: Int, radix: Int) -> UInt16? {
    var value: UInt16?
    for _ in 0..<count {
      guard let unit = peek(), let scalar = Unicode.Scalar(unit), scalar.isASCII,
        let digit = Character(scalar).hexDigitValue, digit < radix
      else { break }
      value = (value ?? 0) &* UInt16(radix) &+ UInt16(digit)
      index += 1
    }
    return value
  }

  private static let quote = UInt16(UInt8(ascii: "\""))
  private static let apostrophe = UInt16(UInt8(ascii: "'"))
  private static let backslash = UInt16(UInt8(ascii: "\\"))
  private static let slash = UInt16(UInt8(ascii: "/"))
  private static let star = UInt16(UInt8(ascii: "*"))

  private static func isLineEnd(_ unit: UInt16) -> Bool {
    unit == 0x0A || unit == 0x0D || unit == 0x2028 || unit == 0x2029
  }

  /// Whether a character needs no quotation marks: letters, digits and "_-.:/$".
  private static func isBare(_ unit: UInt16) -> Bool {
    guard unit <= 0x7F else { return false }
    let byte = UInt8(unit)
    return switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-.:/$".utf8.contains(byte)
    }
  }
}

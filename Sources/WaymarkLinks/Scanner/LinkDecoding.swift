// SPDX-License-Identifier: MIT

/// What is to be known of text with escapes before anybody takes them out; of text in a query, no
/// more than that it has no defect.
struct LinkDecoding {
  /// How many bytes there are without escapes.
  private(set) var count = 0
  /// What these fold to, as in ``LinkPiece/fold(_:_:)``.
  private(set) var fold: UInt64 = 0
  /// Whether one of them is not ASCII.
  private(set) var isWide = false
  /// Whether one of them is a `/`.
  private(set) var hasSlash = false
  /// Whether one of the escapes is a line feed, a carriage return or a tab; only of text in a
  /// query.
  private(set) var hasBreak = false
  private var isDigits = true
  private var isDot = true
  private var first: UInt8 = 0
  /// The bytes that a scalar still needs, and what the next of them may be.
  private var missing = 0
  private var lowest: UInt8 = 0x80
  private var highest: UInt8 = 0xBF

  /// Whether it is a whole number as `Int` prints it, from 0.
  var isNumber: Bool { isDigits && count > 0 && (count == 1 || first != UInt8(ascii: "0")) }

  /// Whether it is `.` or `..`.
  var isDots: Bool { isDot && (1...2).contains(count) }

  /// Reads bytes to their end; escaped line breaks and tabs are no defect where they are allowed.
  ///
  /// - Throws: The first defect of an escape; without any, that they are no UTF-8, which counts
  ///   from where they begin.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, isQuery: Bool,
    allowsBreaks: Bool = false
  ) throws(LinkFlaw) {
    var index = range.lowerBound
    var isText = true
    while index < range.upperBound {
      var byte = bytes[index]
      if byte == UInt8(ascii: "%") {
        guard index + 2 < range.upperBound else { throw LinkFlaw(.badEscape, at: index) }
        let high = LinkText.hexadecimal(bytes[index + 1])
        let low = LinkText.hexadecimal(bytes[index + 2])
        guard high | low < 16 else { throw LinkFlaw(.badEscape, at: index) }
        byte = high << 4 | low
        if byte < 0x20 || byte == 0x7F {
          guard allowsBreaks, LinkText.isBreak(byte) else {
            throw LinkFlaw(.controlCharacter, at: index)
          }
          hasBreak = true
        }
        index += 2
      } else if isQuery, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      if missing > 0 || byte >= 0x80 { isText = next(byte) && isText }
      index += 1
      if isQuery { continue }
      if count == 0 { first = byte }
      if byte &- UInt8(ascii: "0") > 9 { isDigits = false }
      if byte != UInt8(ascii: ".") { isDot = false }
      if byte == UInt8(ascii: "/") { hasSlash = true }
      fold = LinkPiece.fold(fold, byte)
      count += 1
    }
    if !isText || missing > 0 { throw LinkFlaw(.invalidUTF8, at: range.lowerBound) }
  }

  /// Goes on with a byte of a scalar beyond ASCII; false where it cannot be one.
  ///
  /// What may follow is the table of well-formed sequences of the Unicode Standard, chapter 3.9.
  private mutating func next(_ byte: UInt8) -> Bool {
    isWide = true
    if missing > 0 {
      guard byte >= lowest, byte <= highest else { return false }
      missing -= 1
      (lowest, highest) = (0x80, 0xBF)
      return true
    }
    switch byte {
    case 0xC2...0xDF: missing = 1
    case 0xE0: (missing, lowest) = (2, 0xA0)
    case 0xED: (missing, highest) = (2, 0x9F)
    case 0xE1...0xEF: missing = 2
    case 0xF0: (missing, lowest) = (3, 0x90)
    case 0xF1...0xF3: missing = 3
    case 0xF4: (missing, highest) = (3, 0x8F)
    default: return false
    }
    return true
  }
}

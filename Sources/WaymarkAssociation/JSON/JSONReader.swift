// SPDX-License-Identifier: MIT

/// Reads JSON, strictly by RFC 8259, in one pass over its bytes.
package struct JSONReader {
  private let bytes: [UInt8]
  private let deepest: Int
  private var index = 0
  private var depth = 0

  private init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  /// Reads one value with nothing but space around it, with no more than so many arrays and
  /// objects in each other.
  package static func read(_ bytes: [UInt8], depth: Int) throws(JSONError) -> JSON {
    // Decoding repairs what is not UTF-8, which shows as other bytes.
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else { throw .notUTF8 }
    var reader = JSONReader(bytes, deepest: depth)
    reader.passSpace()
    let value = try reader.value()
    reader.passSpace()
    guard reader.index == bytes.count else { throw .unexpected(at: reader.index) }
    return value
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func passSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func pass(_ character: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    guard pass(character) else { throw .unexpected(at: index) }
  }

  private mutating func value() throws(JSONError) -> JSON {
    switch byte {
    case UInt8(ascii: "{"):
      return .object(try list(until: "}") { reader throws(JSONError) in try reader.member() })
    case UInt8(ascii: "["):
      return .array(try list(until: "]") { reader throws(JSONError) in try reader.value() })
    case UInt8(ascii: "\""): return .string(try text())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func list<Element>(
    until end: Unicode.Scalar,
    of element: (inout JSONReader) throws(JSONError) -> Element
  ) throws(JSONError) -> [Element] {
    guard depth < deepest else { throw .tooDeep(at: index) }
    depth += 1
    defer { depth -= 1 }
    index += 1
    passSpace()
    var elements: [Element] = []
    if pass(end) { return elements }
    repeat {
      passSpace()
      elements.append(try element(&self))
      passSpace()
    } while pass(",")
    try expect(end)
    return elements
  }

  private mutating func member() throws(JSONError) -> JSON.Member {
    let key = try text()
    passSpace()
    try expect(":")
    passSpace()
    return JSON.Member(key, try value())
  }

  private mutating func word(_ word: String, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[index...].starts(with: word.utf8) else { throw .unexpected(at: index) }
    index += word.utf8.count
    return value
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    _ = pass("-")
    if !pass("0") { try digits() }
    if pass(".") { try digits() }
    if pass("e") || pass("E") {
      _ = pass("+") || pass("-")
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONError) {
    let start = index
    while let byte, 0x30...0x39 ~= byte { index += 1 }
    guard index > start else { throw .unexpected(at: index) }
  }

  private mutating func text() throws(JSONError) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw .unexpected(at: index) }
      index += 1
      if byte == UInt8(ascii: "\\") {
        text += UTF8.encode(try escape()).map { Array($0) } ?? []
      } else {
        text.append(byte)
      }
    }
    try expect("\"")
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte else { throw .unexpected(at: index) }
    index += 1
    switch Unicode.Scalar(byte) {
    case "\"", "\\", "/": return Unicode.Scalar(byte)
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "u": return try scalar()
    default: throw .unexpected(at: index - 1)
    }
  }

  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let start = index
    let first = try unit()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, pass("\\"), pass("u") else { throw .unexpected(at: start) }
    let second = try unit()
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw .unexpected(at: start) }
    return scalar
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw .unexpected(at: index)
      }
      unit = unit << 4 + UInt32(digit)
      index += 1
    }
    return unit
  }
}

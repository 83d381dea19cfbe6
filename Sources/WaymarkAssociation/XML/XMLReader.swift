// SPDX-License-Identifier: MIT

/// Reads an XML document: elements, attributes, text, comments, CDATA and the predefined entities.
///
/// A document type declaration is skipped, and none of its own entities is known, so a small file
/// cannot become a large document.
struct XMLReader {
  private let bytes: [UInt8]
  private let deepest: Int
  private var index = 0

  private init(_ bytes: [UInt8], deepest: Int) {
    self.bytes = bytes
    self.deepest = deepest
  }

  /// Reads the root of a document with no more than so many elements in each other.
  static func read(
    _ bytes: some Collection<UInt8>, limit: Int, depth: Int = 32
  ) throws(ArtifactError) -> XML.Element {
    guard bytes.count <= limit else { throw .tooLarge(bytes: bytes.count, limit: limit) }
    let bytes = Array(bytes)
    // Decoding repairs what is not UTF-8, which shows as other bytes.
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(bytes) else { throw .notUTF8 }
    if let place = text.unicodeScalars.firstIndex(where: { !$0.isXML }) {
      throw .notXML(at: text.utf8.distance(from: text.startIndex, to: place))
    }
    var reader = XMLReader(bytes, deepest: depth)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    try reader.passMisc()
    let root = try reader.element(depth: 1)
    try reader.passMisc()
    guard reader.index == bytes.count else { throw .notXML(at: reader.index) }
    return root
  }

  private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func pass(_ text: StaticString) -> Bool {
    let isThere = text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isThere { index += text.utf8CodeUnitCount }
    return isThere
  }

  private mutating func expect(_ text: StaticString) throws(ArtifactError) {
    guard pass(text) else { throw .notXML(at: index) }
  }

  private mutating func passSpace() {
    while let byte, byte == 0x20 || byte == 0x9 || byte == 0xA || byte == 0xD { index += 1 }
  }

  /// What stands before a text, which is passed, too.
  private mutating func upTo(_ end: StaticString) throws(ArtifactError) -> String {
    let start = index
    while index < bytes.count {
      let stop = index
      if pass(end) { return String(decoding: bytes[start..<stop], as: UTF8.self) }
      index += 1
    }
    throw .notXML(at: start)
  }

  /// Passes what may stand around the root.
  private mutating func passMisc() throws(ArtifactError) {
    while true {
      passSpace()
      if pass("<?") {
        _ = try upTo("?>")
      } else if pass("<!--") {
        _ = try upTo("-->")
      } else if pass("<!DOCTYPE") {
        let start = index
        guard try !upTo(">").contains("[") else { throw .notXML(at: start) }
      } else {
        return
      }
    }
  }

  private mutating func element(depth: Int) throws(ArtifactError) -> XML.Element {
    guard depth <= deepest else { throw .tooDeep(at: index) }
    try expect("<")
    var element = XML.Element(try name())
    while true {
      let start = index
      passSpace()
      if pass("/>") { return element }
      if pass(">") { break }
      guard index > start else { throw .notXML(at: index) }
      let place = index
      let attribute = try attribute()
      guard element[attribute.name] == nil else { throw .notXML(at: place) }
      element.attributes.append(attribute)
    }
    while !pass("</") {
      if pass("<!--") {
        element.children.append(.comment(try upTo("-->")))
      } else if pass("<![CDATA[") {
        element.children.append(.text(try upTo("]]>")))
      } else if pass("<?") {
        _ = try upTo("?>")
      } else if byte == UInt8(ascii: "<") {
        element.children.append(.element(try self.element(depth: depth + 1)))
      } else {
        let text = try text(until: UInt8(ascii: "<"))
        if text.contains(where: { !$0.isXMLSpace }) { element.children.append(.text(text)) }
      }
    }
    let place = index
    guard try name() == element.name else { throw .notXML(at: place) }
    passSpace()
    try expect(">")
    return element
  }

  private mutating func name() throws(ArtifactError) -> String {
    let start = index
    while let byte, byte > 0x20, !"<>/=\"'&?!".utf8.contains(byte) { index += 1 }
    guard index > start else { throw .notXML(at: start) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func attribute() throws(ArtifactError) -> XML.Attribute {
    let name = try name()
    passSpace()
    try expect("=")
    passSpace()
    guard let quote = byte, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .notXML(at: index)
    }
    index += 1
    let value = try text(until: quote)
    index += 1
    return XML.Attribute(name, value)
  }

  /// Text with its entities replaced, up to a byte that has to come.
  private mutating func text(until end: UInt8) throws(ArtifactError) -> String {
    var text: [UInt8] = []
    while let byte, byte != end {
      switch byte {
      case UInt8(ascii: "&"): text += UTF8.encode(try entity()).map { Array($0) } ?? []
      case UInt8(ascii: "<"): throw .notXML(at: index)
      default:
        text.append(byte)
        index += 1
      }
    }
    guard byte == end else { throw .notXML(at: index) }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func entity() throws(ArtifactError) -> Unicode.Scalar {
    let start = index
    index += 1
    let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else { throw .notXML(at: start) }
    let name = String(decoding: bytes[index..<end], as: UTF8.self)
    index = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
      guard name.hasPrefix("#"), digits.first?.isHexDigit == true,
        let value = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10),
        let scalar = Unicode.Scalar(value), scalar.isXML
      else { throw .notXML(at: start) }
      return scalar
    }
  }
}

extension Character {
  fileprivate var isXMLSpace: Bool { unicodeScalars.allSatisfy { " \t\n\r".contains($0) } }
}

extension StringProtocol {
  fileprivate func contains(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}

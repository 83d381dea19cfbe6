// SPDX-License-Identifier: MIT

extension JSON {
  /// The JSON on lines of its own, two spaces deeper inside; what is short stays on one line.
  package var text: String {
    var text = ""
    write(to: &text, indent: 0)
    return text
  }

  /// The JSON without a space that is not needed.
  package var compactText: String {
    var text = ""
    writeCompactly(to: &text)
    return text
  }

  private func write(to text: inout String, indent: Int) {
    let space = String(repeating: " ", count: indent + 2)
    switch self {
    case .array(let elements) where !elements.isEmpty && !isShort:
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += (index == 0 ? "" : ",\n") + space
        element.write(to: &text, indent: indent + 2)
      }
      text += "\n" + space.dropLast(2) + "]"
    case .object(let members) where !members.isEmpty && !isShort:
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += (index == 0 ? "" : ",\n") + space
        JSON.string(member.key).writeCompactly(to: &text)
        text += ": "
        member.value.write(to: &text, indent: indent + 2)
      }
      text += "\n" + space.dropLast(2) + "}"
    default: writeCompactly(to: &text, after: " ")
    }
  }

  /// Whether it stays on one line, such as a rule.
  private var isShort: Bool {
    if case .object(let members) = self { return members.allSatisfy { $0.value.isFlat } }
    return isFlat
  }

  /// Whether it holds no array or object that holds another, and no long array.
  private var isFlat: Bool {
    switch self {
    case .array(let elements): elements.count < 3 && elements.allSatisfy(\.isPlain)
    case .object(let members): members.allSatisfy { $0.value.isPlain }
    default: true
    }
  }

  private var isPlain: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let members): members.isEmpty
    default: true
    }
  }

  private func writeCompactly(to text: inout String, after space: String = "") {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): JSON.append(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," + space }
        element.writeCompactly(to: &text, after: space)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," + space }
        JSON.append(member.key, to: &text)
        text += ":" + space
        member.value.writeCompactly(to: &text, after: space)
      }
      text += "}"
    }
  }

  /// Appends a string as JSON.
  package static func append(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    text.append(string, replacing: escapes)
  }

  private static let escapes = ASCIIReplacements { byte in
    switch byte {
    case UInt8(ascii: "\""): "\\\""
    case UInt8(ascii: "\\"): "\\\\"
    case UInt8(ascii: "\n"): "\\n"
    case UInt8(ascii: "\r"): "\\r"
    case UInt8(ascii: "\t"): "\\t"
    case ..<0x10: "\\u000" + String(byte, radix: 16)
    case ..<0x20: "\\u00" + String(byte, radix: 16)
    default: nil
    }
  }
}

/// What replaces some characters of ASCII in a text.
package struct ASCIIReplacements: Sendable {
  private let texts: [String?]

  /// Creates replacements from a function that returns what replaces an ASCII character, or nil if
  /// it stays.
  package init(_ replacement: (UInt8) -> String?) { texts = (0..<128).map(replacement) }

  fileprivate subscript(_ byte: UInt8) -> String? { byte < 128 ? texts[Int(byte)] : nil }
}

extension String {
  /// Appends a string in which some characters of ASCII are replaced.
  ///
  /// What lies between two of them is copied as a whole.
  ///
  /// - Parameters:
  ///   - text: The string.
  ///   - replacements: What replaces which characters.
  package mutating func append(_ text: String, replacing replacements: ASCIIReplacements) {
    var text = text
    let places = text.withUTF8 { bytes in bytes.indices.filter { replacements[bytes[$0]] != nil } }
    guard !places.isEmpty else { return append(text) }
    let bytes = text.utf8
    var start = bytes.startIndex
    for place in places {
      let index = bytes.index(bytes.startIndex, offsetBy: place)
      self += text[start..<index]
      if let new = replacements[bytes[index]] { self += new }
      start = bytes.index(after: index)
    }
    self += text[start...]
  }
}

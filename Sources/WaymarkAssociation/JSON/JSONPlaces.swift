// SPDX-License-Identifier: MIT

/// The positions of the parts of a JSON text, for messages with line numbers.
///
/// Places are named as in ``AssociationIssue/place``: `applinks.details[0].components[2]`.
package struct JSONPlaces: Sendable {
  private var offsets: [String: Int] = [:]

  /// Creates the places of a text in one pass.
  ///
  /// Text that ceases to be JSON, or lies deeper than association files may, has the places up to
  /// there. Of a repeated key the last one counts.
  package init(_ bytes: [UInt8]) {
    var walk = Walk()
    var index = 0
    while index < bytes.count, walk.depth <= Self.deepest {
      let start = index
      index = Self.end(of: bytes, from: start)
      switch bytes[start] {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        walk.value(at: start, &offsets)
        walk.open(isObject: bytes[start] == UInt8(ascii: "{"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): walk.close()
      case UInt8(ascii: ","): walk.next()
      case UInt8(ascii: "\"") where walk.isKeyNext:
        walk.key(Self.text(bytes[start..<index]), at: start, &offsets)
      case UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF: break
      default: walk.value(at: start, &offsets)
      }
    }
  }

  /// Returns the byte at which a part begins, or the nearest part around it that is there.
  package func offset(of place: String) -> Int {
    var place = place[...]
    while !place.isEmpty {
      if let offset = offsets[String(place)] { return offset }
      place.removeLast()
    }
    return offsets[""] ?? 0
  }

  private static let deepest = 32

  /// Where a token ends; a sign is one byte.
  private static func end(of bytes: [UInt8], from start: Int) -> Int {
    var index = start + 1
    if bytes[start] == UInt8(ascii: "\"") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(index + 1, bytes.count)
    }
    guard isWord(bytes[start]) else { return index }
    while index < bytes.count, isWord(bytes[index]) { index += 1 }
    return index
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || "+-.".utf8.contains(byte)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    guard case .string(let text)? = try? JSONReader.read(Array(bytes), depth: 1) else { return "" }
    return text
  }
}

/// Follows the arrays and objects around a token.
private struct Walk {
  private struct Level {
    var place: String
    /// The index of an array's element; nil in an object.
    var index: Int?
    var key: String?
  }

  private var levels: [Level] = []

  var depth: Int { levels.count }

  /// Whether the next text is a key.
  var isKeyNext: Bool { levels.last.map { $0.index == nil && $0.key == nil } ?? false }

  private var place: String {
    guard let level = levels.last else { return "" }
    if let index = level.index { return "\(level.place)[\(index)]" }
    return level.place.isEmpty ? level.key ?? "" : "\(level.place).\(level.key ?? "")"
  }

  mutating func key(_ key: String, at offset: Int, _ offsets: inout [String: Int]) {
    levels[levels.count - 1].key = key
    offsets[place] = offset
  }

  /// Notes where a value begins; that of a key begins with it.
  func value(at offset: Int, _ offsets: inout [String: Int]) {
    if levels.last?.key == nil { offsets[place] = offset }
  }

  mutating func open(isObject: Bool) {
    levels.append(Level(place: place, index: isObject ? nil : 0))
  }

  mutating func close() { _ = levels.popLast() }

  mutating func next() {
    guard var level = levels.popLast() else { return }
    level.index? += 1
    level.key = nil
    levels.append(level)
  }
}

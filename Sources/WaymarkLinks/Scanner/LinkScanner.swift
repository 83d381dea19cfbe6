// SPDX-License-Identifier: MIT

/// Cuts a link's bytes into segments and items, and checks each on the way.
///
/// It cuts on the raw separators and takes escapes out of each piece after that, once. It reads
/// every byte once and keeps nothing.
struct LinkScanner {
  /// Why a link was refused.
  enum Refusal: Error {
    case flaw(LinkFlaw)
    case limit(LinkLimit)
  }

  let bytes: UnsafeBufferPointer<UInt8>

  /// Cuts a path.
  ///
  /// - Parameters:
  ///   - start: Where it begins; a leading `/` is skipped.
  ///   - segments: Where its segments go; as many as there is room for.
  /// - Returns: How many segments there are, where the path ends, and whether it ends in a `/`
  ///   that is not its first byte.
  /// - Throws: What is wrong with it.
  func path(
    from start: Int, into segments: UnsafeMutableBufferPointer<LinkPiece>
  ) throws(Refusal) -> (count: Int, end: Int, hasTrailingSlash: Bool) {
    var index = start
    if index < bytes.count, bytes[index] == UInt8(ascii: "/") { index += 1 }
    var count = 0
    while index < bytes.count, !isEnd(bytes[index]) {
      guard count < segments.count else { throw .limit(.segments) }
      let piece = try piece(from: index, isQuery: false) { $0 == UInt8(ascii: "/") || isEnd($0) }
      if piece.count == 0 { throw .flaw(LinkFlaw(.emptySegment, at: index)) }
      if isDots(piece) { throw .flaw(LinkFlaw(.dotSegment, at: index)) }
      segments[count] = piece
      count += 1
      index = Int(piece.end)
      if index < bytes.count, bytes[index] == UInt8(ascii: "/") {
        index += 1
        if index == bytes.count || isEnd(bytes[index]) { return (count, index, true) }
      }
    }
    return (count, index, false)
  }

  /// Cuts a query.
  ///
  /// - Parameters:
  ///   - start: Where it begins, behind the `?`.
  ///   - items: Where its items go; as many as there is room for.
  /// - Returns: How many items there are, where the query ends, and whether there was an item
  ///   without name and value, which is left out.
  /// - Throws: What is wrong with it.
  func query(
    from start: Int, into items: UnsafeMutableBufferPointer<LinkItem>
  ) throws(Refusal) -> (count: Int, end: Int, hasEmptyItem: Bool) {
    var index = start
    var count = 0
    var hasEmptyItem = false
    while true {
      let name = try piece(from: index, isQuery: true) {
        $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#")
      }
      index = Int(name.end)
      var value = LinkPiece(start: name.end, end: name.end)
      if index < bytes.count, bytes[index] == UInt8(ascii: "=") {
        value = try piece(from: index + 1, isQuery: true) {
          $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "#")
        }
        index = Int(value.end)
      } else if name.count == 0 {
        hasEmptyItem = true
      }
      if Int(value.end) > Int(name.start) {
        guard count < items.count else { throw .limit(.items) }
        items[count] = LinkItem(name: name, value: value)
        count += 1
      }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "&") else {
        return (count, index, hasEmptyItem)
      }
      index += 1
    }
  }

  /// Checks a fragment, behind the `#`, and takes its escapes out.
  func fragment(from start: Int) throws(Refusal) -> String {
    let piece = try piece(from: start, isQuery: false) { _ in false }
    return LinkText(bytes, piece, isQuery: false).decoded
  }

  /// Reads up to a separator or the end.
  @inline(__always)
  private func piece(
    from start: Int, isQuery: Bool, until isSeparator: (UInt8) -> Bool
  ) throws(Refusal) -> LinkPiece {
    var index = start
    var marks: LinkPiece.Marks = []
    var hash = LinkPiece.seed
    var areDigits = true
    while index < bytes.count {
      let byte = bytes[index]
      if isSeparator(byte) { break }
      if byte <= 0x20 || byte == 0x7F {
        throw .flaw(LinkFlaw(byte == 0x20 ? .space : .controlCharacter, at: index))
      }
      switch byte {
      case UInt8(ascii: "\\"): throw .flaw(LinkFlaw(.backslash, at: index))
      case UInt8(ascii: "%"): marks.insert(.escaped)
      case UInt8(ascii: "+"): if isQuery { marks.insert(.escaped) }
      case 0x80...: marks.insert(.wide)
      default: break
      }
      areDigits = areDigits && byte &- UInt8(ascii: "0") <= 9
      hash = LinkPiece.mix(hash, byte)
      index += 1
    }
    if areDigits, index > start, bytes[start] != UInt8(ascii: "0") || index == start + 1 {
      marks.insert(.digits)
    }
    if marks.contains(.escaped) {
      switch LinkText.decode(bytes[start..<index], isQuery: isQuery) {
      case .success(let text):
        if !text.utf8.allSatisfy({ $0 < 0x80 }) { marks.insert(.wide) }
        hash = LinkPiece.hash(text.utf8)
        if LinkScanner.isNumber(text) { marks.insert(.digits) }
      case .failure(let flaw): throw .flaw(flaw)
      }
    }
    return LinkPiece(
      start: UInt16(truncatingIfNeeded: start), end: UInt16(truncatingIfNeeded: index),
      marks: marks, hash: hash)
  }

  /// Whether text is a whole number as `Int` prints it, from 0.
  static func isNumber(_ text: String) -> Bool {
    let utf8 = text.utf8
    guard let first = utf8.first, utf8.allSatisfy({ $0 &- UInt8(ascii: "0") <= 9 }) else {
      return false
    }
    return first != UInt8(ascii: "0") || utf8.count == 1
  }

  @inline(__always)
  private func isEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  @inline(__always)
  private func isDots(_ piece: LinkPiece) -> Bool {
    let first = bytes[Int(piece.start)]
    guard first == UInt8(ascii: ".") || first == UInt8(ascii: "%"), piece.count <= 6 else {
      return false
    }
    let text = LinkText(bytes, piece, isQuery: false).decoded
    return text == "." || text == ".."
  }
}

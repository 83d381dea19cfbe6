// SPDX-License-Identifier: MIT

/// One value in a link: a segment of its path, or the name or value of an item of its query.
@usableFromInline
struct LinkText {
  let bytes: UnsafeBufferPointer<UInt8>
  let piece: LinkPiece
  let isQuery: Bool

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ piece: LinkPiece, isQuery: Bool) {
    self.bytes = bytes
    self.piece = piece
    self.isQuery = isQuery
  }

  var raw: Slice<UnsafeBufferPointer<UInt8>> { bytes[piece.range] }

  /// The text, without escapes.
  var decoded: String {
    guard piece.marks.contains(.escaped) else { return String(decoding: raw, as: UTF8.self) }
    return (try? LinkText.decode(raw, isQuery: isQuery).get()) ?? ""
  }

  /// Takes the escapes out of bytes.
  ///
  /// Fails with the first defect and where it is, counted as `bytes` does.
  static func decode(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, isQuery: Bool
  ) -> Result<String, LinkFlaw> {
    var flaw: LinkFlaw?
    // Without the checks of a slice, which take as long as the rest.
    let raw = UnsafeBufferPointer(rebasing: bytes)
    let decoded = ContiguousArray<UInt8>(unsafeUninitializedCapacity: raw.count) { room, count in
      // Never more bytes than it reads, so there is room.
      var index = 0
      while index < raw.count {
        var byte = raw[index]
        if byte == UInt8(ascii: "%") {
          guard index + 2 < raw.count, let high = hexadecimal(raw[index + 1]),
            let low = hexadecimal(raw[index + 2])
          else {
            flaw = LinkFlaw(.badEscape, at: bytes.startIndex + index)
            return
          }
          byte = high << 4 | low
          if byte < 0x20 || byte == 0x7F {
            flaw = LinkFlaw(.controlCharacter, at: bytes.startIndex + index)
            return
          }
          index += 2
        } else if isQuery, byte == UInt8(ascii: "+") {
          byte = UInt8(ascii: " ")
        }
        room[count] = byte
        count += 1
        index += 1
      }
    }
    if let flaw { return .failure(flaw) }
    var text = String(decoding: decoded, as: UTF8.self)
    // What is no UTF-8 has been repaired.
    let isSame = text.withUTF8 { utf8 in
      decoded.withUnsafeBufferPointer { bytes in
        guard utf8.count == bytes.count else { return false }
        for index in 0..<utf8.count where utf8[index] != bytes[index] { return false }
        return true
      }
    }
    if !isSame { return .failure(LinkFlaw(.invalidUTF8, at: bytes.startIndex)) }
    return .success(text)
  }

  @inline(__always)
  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    if digit <= 9 { return digit }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter <= 5 ? letter + 10 : nil
  }
}

/// A defect and the byte it begins at.
struct LinkFlaw: Error {
  let defect: LinkDefect
  let offset: Int

  init(_ defect: LinkDefect, at offset: Int) {
    self.defect = defect
    self.offset = offset
  }
}

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
    var decoded = ContiguousArray<UInt8>()
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var byte = bytes[index]
      let start = index
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < bytes.endIndex, let high = hexadecimal(bytes[index]),
          let low = hexadecimal(bytes[index + 1])
        else { return .failure(LinkFlaw(.badEscape, at: start)) }
        byte = high << 4 | low
        index += 2
        if byte < 0x20 || byte == 0x7F {
          return .failure(LinkFlaw(.controlCharacter, at: start))
        }
      } else if isQuery, byte == UInt8(ascii: "+") {
        byte = UInt8(ascii: " ")
      }
      decoded.append(byte)
    }
    let text = String(decoding: decoded, as: UTF8.self)
    // What is no UTF-8 has been repaired.
    guard text.utf8.elementsEqual(decoded) else {
      return .failure(LinkFlaw(.invalidUTF8, at: bytes.startIndex))
    }
    return .success(text)
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
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

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

  /// The text, without escapes; as it stands where it is not well-formed.
  var decoded: String {
    let raw = UnsafeBufferPointer(rebasing: raw)
    guard piece.marks.contains(.escaped), !piece.marks.contains(.broken) else {
      return String(decoding: raw, as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: raw.count) { room in
      // The scanner has checked it, and there are never more bytes than it reads.
      var (index, count) = (0, 0)
      while index < raw.count {
        var byte = raw[index]
        if byte == UInt8(ascii: "%") {
          byte = LinkText.hexadecimal(raw[index + 1]) << 4 | LinkText.hexadecimal(raw[index + 2])
          index += 2
        } else if isQuery, byte == UInt8(ascii: "+") {
          byte = UInt8(ascii: " ")
        }
        room[count] = byte
        count += 1
        index += 1
      }
      return count
    }
  }

  /// Whether a byte is a line feed, a carriage return or a tab.
  static func isBreak(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  /// The value of a digit; more than 15 for what is none.
  @inline(__always)
  static func hexadecimal(_ byte: UInt8) -> UInt8 {
    let digit = byte &- UInt8(ascii: "0")
    if digit <= 9 { return digit }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter <= 5 ? letter + 10 : 255
  }
}

/// A defect and the byte it begins at.
struct LinkFlaw: Error {
  let defect: LinkError.Syntax
  let offset: Int

  init(_ defect: LinkError.Syntax, at offset: Int) {
    self.defect = defect
    self.offset = offset
  }
}

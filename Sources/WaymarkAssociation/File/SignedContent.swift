// SPDX-License-Identifier: MIT

/// What a signed association file holds: the JSON inside of CMS (RFC 5652).
///
/// Systems before iOS 9 needed the file to be signed. The signature is not verified here.
package enum SignedContent {
  /// Returns whether bytes begin like a signed file, in DER or BER.
  package static func isSigned(_ bytes: [UInt8]) -> Bool {
    [[0x30, 0x80], [0x30, 0x82], [0x30, 0x83]].contains { bytes.starts(with: $0) }
  }

  /// Returns what is signed; nil where the bytes are no signed data, or have it elsewhere.
  package static func content(of bytes: [UInt8]) -> [UInt8]? {
    let content = BER.elements(of: bytes[...]).first?.children(0x30)
    guard let content, content.count == 2, content[0].isIdentifier([2]),
      let signed = content[1].children(0xA0)?.first?.children(0x30), signed.count > 2,
      let inner = signed[2].children(0x30), inner.count == 2, inner[0].isIdentifier([1]),
      let octets = inner[1].children(0xA0)?.first
    else { return nil }
    return octets.octets
  }
}

/// The part of BER (X.690) that signed data needs: tags of one byte, lengths of both forms.
private struct BER {
  var tag: UInt8
  var content: ArraySlice<UInt8>

  private static let deepest = 16

  /// Elements side by side, up to the first that is none.
  static func elements(of bytes: ArraySlice<UInt8>) -> [BER] {
    var elements: [BER] = []
    var index = bytes.startIndex
    while index < bytes.endIndex, let next = element(of: bytes, at: index, depth: 0) {
      elements.append(next.element)
      index = next.end
    }
    return elements
  }

  /// The elements in one of this tag.
  func children(_ tag: UInt8) -> [BER]? {
    self.tag == tag ? Self.elements(of: content) : nil
  }

  /// Whether it is the object identifier 1.2.840.113549.1.7 (PKCS #7) with this at its end.
  func isIdentifier(_ end: [UInt8]) -> Bool {
    tag == 0x06 && content.elementsEqual([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07] + end)
  }

  /// The bytes of an octet string, in one piece or several.
  var octets: [UInt8]? {
    switch tag {
    case 0x04: return Array(content)
    case 0x24:
      let pieces = Self.elements(of: content)
      guard pieces.allSatisfy({ $0.tag == 0x04 }) else { return nil }
      return pieces.flatMap(\.content)
    default: return nil
    }
  }

  private static func element(
    of bytes: ArraySlice<UInt8>, at start: Int, depth: Int
  ) -> (element: BER, end: Int)? {
    guard depth < deepest, bytes.endIndex - start >= 2, bytes[start] & 0x1F != 0x1F else {
      return nil
    }
    let tag = bytes[start]
    var index = start + 2
    let first = Int(bytes[start + 1])
    if first == 0x80 { return openElement(of: bytes, tag, from: index, depth: depth) }
    var length = first
    if first > 0x80 {
      let count = first & 0x7F
      guard count <= 4, bytes.endIndex - index >= count else { return nil }
      length = bytes[index..<index + count].reduce(0) { $0 << 8 | Int($1) }
      index += count
    }
    guard bytes.endIndex - index >= length else { return nil }
    return (BER(tag: tag, content: bytes[index..<index + length]), index + length)
  }

  /// An element without a length, up to the two zeros at its end.
  private static func openElement(
    of bytes: ArraySlice<UInt8>, _ tag: UInt8, from start: Int, depth: Int
  ) -> (element: BER, end: Int)? {
    var index = start
    while bytes.endIndex - index >= 2 {
      if bytes[index] == 0 && bytes[index + 1] == 0 {
        return (BER(tag: tag, content: bytes[start..<index]), index + 2)
      }
      guard let next = element(of: bytes, at: index, depth: depth + 1) else { return nil }
      index = next.end
    }
    return nil
  }
}

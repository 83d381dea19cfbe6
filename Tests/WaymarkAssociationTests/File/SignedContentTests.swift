// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

/// Writes signed data without certificates, according to RFC 5652.
private func signed(_ content: [[UInt8]], isOpen: Bool, type: UInt8 = 2) -> [UInt8] {
  func element(_ tag: UInt8, _ parts: [[UInt8]]) -> [UInt8] {
    let content = parts.flatMap { $0 }
    let isConstructed = tag & 0x20 != 0
    if isOpen && isConstructed { return [tag, 0x80] + content + [0, 0] }
    let count = content.count
    return count < 0x80
      ? [tag, UInt8(count)] + content
      : [tag, 0x82, UInt8(count >> 8), UInt8(count & 0xFF)] + content
  }
  func identifier(_ last: UInt8) -> [UInt8] {
    element(0x06, [[0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x07, last]])
  }
  let pieces = content.map { element(0x04, [$0]) }
  let octets = pieces.count == 1 ? pieces[0] : element(0x24, pieces)
  let inner = element(0x30, [identifier(1), element(0xA0, [octets])])
  let data = element(
    0x30, [element(0x02, [[1]]), element(0x31, []), inner, element(0x31, [])])
  return element(0x30, [identifier(type), element(0xA0, [data])])
}

struct SignedContentTests {
  private static let json = Array(
    (#"{"applinks":{"details":[]}}"# + String(repeating: " ", count: 200)).utf8)

  @Test(arguments: [true, false], [1, 3])
  func `what is signed is found, in both forms of lengths`(isOpen: Bool, pieces: Int) throws {
    let size = (Self.json.count + pieces - 1) / pieces
    let content = stride(from: 0, to: Self.json.count, by: size).map {
      Array(Self.json[$0..<min($0 + size, Self.json.count)])
    }
    let bytes = signed(content, isOpen: isOpen)
    #expect(SignedContent.isSigned(bytes))
    #expect(SignedContent.content(of: bytes) == Self.json)
    #expect(throws: AssociationError.signed) { try AppleAppSiteAssociation(parsing: bytes) }
  }

  @Test func `what is cut off or changed is not taken for signed content`() {
    for isOpen in [true, false] {
      let bytes = signed([Self.json], isOpen: isOpen)
      for count in 0..<(bytes.count - 20) {
        #expect(SignedContent.content(of: Array(bytes[..<count])) == nil, "\(count)")
      }
      for index in bytes.indices.prefix(60) {
        var changed = bytes
        changed[index] ^= 0xFF
        _ = SignedContent.content(of: changed)
      }
    }
    #expect(SignedContent.content(of: signed([Self.json], isOpen: false, type: 3)) == nil)
    #expect(SignedContent.content(of: Self.json) == nil)
    #expect(!SignedContent.isSigned(Self.json))
  }

  @Test func `elements that lie too deep are not followed`() {
    let deep = (0..<100_000).flatMap { _ in [0x30, 0x80] as [UInt8] }
    #expect(SignedContent.content(of: deep) == nil)
  }
}

// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkWeb

struct LineBufferTests {
  private func lines(_ text: String, portion: Int, limit: Int = 8) -> [LineBuffer.Line] {
    var buffer = LineBuffer(limit: limit)
    var lines: [LineBuffer.Line] = []
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      lines += buffer.add(rest.prefix(portion))
      rest = rest.dropFirst(portion)
    }
    return lines + (buffer.finish().map { [$0] } ?? [])
  }

  @Test(arguments: 1...12)
  func `lines do not depend on the portions in which they arrive`(portion: Int) {
    let text = "one\n\n12345678\n123456789\nlast"
    #expect(
      lines(text, portion: portion) == [
        .bytes(Array("one".utf8)), .bytes([]), .bytes(Array("12345678".utf8)), .tooLong,
        .bytes(Array("last".utf8)),
      ])
  }

  @Test func `input that ends within a long line has that line`() {
    #expect(lines("1234567890", portion: 3) == [.tooLong])
    #expect(lines("", portion: 3) == [])
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// The decoding of escaped bytes.
@Suite struct LinkEscapeTests {
  @Test func `Escaped bytes are text exactly where Swift takes them for UTF-8`() throws {
    let table = try spelledTable()
    // The first and last bytes of each row in the table of well-formed sequences, and their
    // neighbours.
    let edges: [UInt8] = [
      0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED,
      0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
    ]
    var sequences = edges.map { [$0] }
    for _ in 0..<2 {
      sequences += sequences.flatMap { sequence in edges.map { sequence + [$0] } }
    }
    let continuations: [UInt8] = [0x41, 0x7E, 0x80, 0x8F, 0x90, 0xBF, 0xC2]
    for first: UInt8 in [0xE0, 0xED, 0xF0, 0xF1, 0xF3, 0xF4] {
      for second in edges {
        for third in continuations {
          sequences += continuations.map { [first, second, third, $0] }
        }
      }
    }
    for bytes in sequences {
      let escapes = bytes.map { "%" + String($0, radix: 16, uppercase: true) }.joined()
      let text = String(decoding: bytes, as: UTF8.self)
      if text.utf8.elementsEqual(bytes) {
        let route = try table.parse(path: "/names/\(escapes)").route
        guard case .named(let name) = route, name.utf8.elementsEqual(bytes) else {
          Issue.record("\(escapes): \(route)")
          return
        }
      } else {
        #expect(throws: LinkError.malformed(.invalidUTF8, at: 7)) {
          try table.parse(path: "/names/\(escapes)")
        }
      }
    }
  }

  @Test(arguments: [
    ("%F1%80%41", LinkError.Syntax.invalidUTF8, 0), ("%FF%zz%80", .badEscape, 3),
    ("%FF%41%00", .controlCharacter, 6),
  ]) func `A defect of an escape goes before one of the text`(
    escapes: String, defect: LinkError.Syntax, offset: Int
  ) throws {
    let table = try spelledTable()
    for start in ["/names/", "/search?q="] {
      #expect(throws: LinkError.malformed(defect, at: start.utf8.count + offset)) {
        try table.parse(path: start + escapes)
      }
    }
  }
}

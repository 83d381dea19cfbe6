// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import WaymarkMacroExpansion

struct MacroExpansionTests {
  @Test func `the compiler hears which version of the protocol is spoken`() throws {
    let answer = try ask(["getCapability": ["capability": ["protocolVersion": 9]]])
    let result = try #require(answer["getCapabilityResult"] as? [String: [String: Int]])
    #expect(result == ["capability": ["protocolVersion": 7]])
  }

  @Test func `an unknown macro and an unknown request are errors`() throws {
    #expect(throws: SourceIssue("WaymarkMacros has no macro “OtherMacro”.")) {
      try expand("Other", "#Other")
    }
    #expect("\(try ask(["loadPluginLibrary": ["libraryPath": "/a"]]))".contains("no such"))
  }

  @Test(arguments: ["", "{", "[]", "{\"expandFreestandingMacro\":{\"macro\":1}}"])
  func `what cannot be read is an error`(message: String) throws {
    let answer = try MacroExpansion.answer(to: Data(message.utf8))
    #expect(String(decoding: answer, as: UTF8.self).contains("diagnostics"))
  }

  /// Any prefix of a source is parsed without a trap.
  @Test func `half a source is no trap`() throws {
    let source = """
      #Preview("a\\("b" + #"\\#(c)"#)", traits: .d) { // e
        @Previewable @State(f: g<H>) private(set) var `i`: [J: K]? = 1.5...x /* /* l */ */
        Text(\"\"\"
          m
          \"\"\") }
      """
    for count in 0...source.utf8.count {
      let part = String(decoding: source.utf8.prefix(count), as: UTF8.self)
      _ = try? expand("Preview", part)
      _ = try? expand("Entry", part, as: "peer", in: [part])
      _ = try? expand("Previewable", part, as: "peer", in: [part])
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

struct AssociationLintTests {
  @Test(arguments: LintCase.files + LintCase.rules + LintCase.androids)
  func `what is odd is found where it is, and nothing else`(lint: LintCase) throws {
    let lints = try lint.lints()
    #expect(Set(lints.map(\.code)) == [lint.code], "\(lints)")
    #expect(lints.first?.place == lint.place)
  }

  @Test(.timeLimit(.minutes(10))) func `involved rules are linted in bounded time`() throws {
    let stars = String(repeating: "*a", count: 40)
    let rules = (0..<1000).map { #"{"/":"/\#(stars)\#($0)"}"# }.joined(separator: ",")
    #expect(try file(rules).lints().contains { $0.code == .large })
  }

  @Test func `each lint is tried`() {
    let tried = Set((LintCase.files + LintCase.rules + LintCase.androids).map(\.code))
    #expect(Set(AssociationLint.Code.allCases).subtracting(tried).isEmpty)
  }

  @Test(arguments: [
    #"{"/":"/a","?":{"q":"?*"}},{"/":"/a"}"#, #"{"/":"/a?"},{"/":"/a"}"#,
    #"{"/":"/a/?*"},{"/":"/a*"}"#, #"{"/":"/a?"},{"/":"/a*"}"#,
    #"{"/":"/ab"},{"/":"/ab","caseSensitive":false}"#,
    #"{"/":"/a","percentEncoded":false},{"/":"/a"}"#,
    #"{"/":"/ab"},{"/":"/AB","caseSensitive":false}"#, #"{"/":"/$(digit)"},{"/":"/?"}"#,
    #"{"/":"/a/?*/?*/?*","exclude":true},{"/":"/a/?*/c"},{"/":"/a/b"}"#,
    #"{"/":"/a","exclude":true},{"/":"/a/*"}"#, ##"{"/":"/a","#":"x"},{"/":"/a"}"##,
  ])
  func `what is in order is left alone`(rules: String) throws {
    let lints = try file(rules).lints()
    #expect(lints.isEmpty, "\(lints)")
  }
}

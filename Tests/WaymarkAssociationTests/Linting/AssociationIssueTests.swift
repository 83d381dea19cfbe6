// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssociationIssueTests {
  @Test(arguments: LintCase.files + LintCase.rules + LintCase.androids)
  func `what is odd is found where it is, and nothing else`(lint: LintCase) throws {
    let issues = try lint.issues()
    #expect(Set(issues.map(\.code)) == [lint.code], "\(issues)")
    #expect(issues.first?.place == lint.place)
  }

  @Test(.timeLimit(.minutes(10))) func `involved rules are linted in bounded time`() throws {
    let stars = String(repeating: "*a", count: 40)
    let rules = (0..<1000).map { #"{"/":"/\#(stars)\#($0)"}"# }.joined(separator: ",")
    #expect(try file(rules).lint().contains { $0.code == .large })
  }

  @Test func `each lint is tried`() {
    let tried = Set((LintCase.files + LintCase.rules + LintCase.androids).map(\.code))
    #expect(Set(AssociationIssue.Code.allCases).subtracting(tried).isEmpty)
  }

  @Test func `keys and patterns of the old form are told apart from the new`() throws {
    let text = """
      {"applinks":{"apps":[],"details":[{"appID":"ABCDE12345.a","appIDs":["ABCDE12345.a"],
      "paths":["NOT/a/*"]}]}}
      """
    let issues = try AppleAppSiteAssociation(parsing: text.utf8).lint()
    #expect(issues.contains { $0.code == .bothAppKeys && $0.place == "applinks.details[0]" })
    #expect(
      issues.contains { $0.code == .misspeltNot && $0.place == "applinks.details[0].paths[0]" })
  }

  @Test func `a key in another place is not said to be misspelt`() throws {
    let file = try AppleAppSiteAssociation(parsing: #"{"relation":[],"target":{}}"#.utf8)
    #expect(
      file.lint().first?.message
        == "“relation” is ignored here; it belongs in a statement of Android's file, which is "
        + "an array of such.")
    #expect(file.lint().map(\.code) == [.misplacedKey, .misplacedKey, .nothingOpens])
  }

  @Test(arguments: [
    #"{"/":"/wiki/Talk:Start"}"#, #"{"/":"/$(lang)/a"}"#, #"{"/":"/at(home)"}"#,
    #"{"/":"/.well-known/x"}"#, #"{"/":"/$5"}"#,
  ])
  func `what only resembles another syntax is left alone`(rule: String) throws {
    let issues = try file(rule).lint()
    #expect(issues.isEmpty, "\(issues)")
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
    let issues = try file(rules).lint()
    #expect(issues.isEmpty, "\(issues)")
  }
}

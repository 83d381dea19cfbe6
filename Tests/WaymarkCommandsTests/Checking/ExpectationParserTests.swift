// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

private func position(_ line: Int, _ column: Int) -> TextPosition {
  TextPosition(line: line, column: column)
}

struct ExpectationParserTests {
  @Test func `each line is an expectation, on the hosts above it`() throws {
    let text = """
      # What has to hold.
      opens /buy/42

        host Example.com www.example.com.
        opens https://example.com/a#b in ABCDE12345.com.example.shop
      \tmust not open /buy/new\r
      leads /buy/42 to /buy/:id
      leads shop:/nothing nowhere
      """
    let expectations = try ExpectationParser.parse(Array(text.utf8))
    let hosts = try [HostName("example.com"), HostName("www.example.com")]
    #expect(
      expectations == [
        .init(claim: .opens(app: nil), address: "/buy/42", hosts: [], position: position(2, 1)),
        .init(
          claim: .opens(app: "ABCDE12345.com.example.shop"), address: "https://example.com/a#b",
          hosts: hosts, position: position(5, 3)),
        .init(
          claim: .mustNotOpen(app: nil), address: "/buy/new", hosts: hosts,
          position: position(6, 2)),
        .init(
          claim: .leads(to: "/buy/:id"), address: "/buy/42", hosts: hosts,
          position: position(7, 1)),
        .init(
          claim: .leads(to: nil), address: "shop:/nothing", hosts: hosts,
          position: position(8, 1)),
      ])
    #expect(
      expectations.map(\.description) == [
        "opens /buy/42", "opens https://example.com/a#b in ABCDE12345.com.example.shop",
        "must not open /buy/new", "leads /buy/42 to /buy/:id", "leads shop:/nothing nowhere",
      ])
  }

  @Test(
    arguments: [
      ("", .noExpectation, 1, 1), ("# only\nhost a.b", .noExpectation, 1, 1),
      ("open /a", .unknownWord("open"), 1, 1), ("opens", .missing("an address"), 1, 6),
      ("\n opens a", .notAnAddress("a"), 2, 8), ("opens shop:/a", .notAnAddress("shop:/a"), 1, 7),
      ("opens mailto:a", .notAnAddress("mailto:a"), 1, 7),
      ("leads a to /a", .notAnAddress("a"), 1, 7),
      ("opens /a on", .unexpected("on", instead: "“in”"), 1, 10),
      ("opens /a in", .missing("an app"), 1, 12),
      ("opens /a in b", .notAnApp(.appleApp("b")), 1, 13),
      ("opens /a in ABCDE12345.b c", .unexpected("c", instead: "the end of the line"), 1, 26),
      ("must", .missing("“not”"), 1, 5),
      ("must open /a", .unexpected("open", instead: "“not”"), 1, 6),
      ("leads /a", .missing("“to” or “nowhere”"), 1, 9),
      ("leads /a at /b", .unexpected("at", instead: "“to” or “nowhere”"), 1, 10),
      ("leads /a to", .missing("a pattern of the table"), 1, 12),
      ("leads /a nowhere /b", .unexpected("/b", instead: "the end of the line"), 1, 18),
      ("host", .missing("a host"), 1, 5), ("host a b:8", .notAHost(.hasPort("b:8")), 1, 8),
      ("host https://a", .notAHost(.notAHost("https://a")), 1, 6),
      ("host é.ch", .notAHost(.notASCII("é.ch")), 1, 6),
    ] as [(String, ExpectationIssue.Problem, Int, Int)])
  func `what is wrong is named with its line and column`(
    text: String, problem: ExpectationIssue.Problem, line: Int, column: Int
  ) {
    let issue = ExpectationIssue(problem: problem, position: position(line, column))
    #expect(throws: ExpectationIssues(issues: [issue])) {
      try ExpectationParser.parse(Array(text.utf8))
    }
    #expect(issue.description.hasSuffix("."))
  }

  @Test func `all that is wrong is named at once`() {
    #expect(throws: ExpectationIssues.self) {
      do throws(ExpectationIssues) {
        _ = try ExpectationParser.parse(Array("a\nopens /a\nb".utf8))
      } catch {
        #expect(error.issues.map(\.position.line) == [1, 3])
        throw error
      }
    }
  }

  @Test func `what is not UTF-8 is named where it begins`() {
    let bytes = Array("opens /a\n# ".utf8) + [0xE9, 0x0A]
    let issue = ExpectationIssue(problem: .notUTF8, position: position(2, 3))
    #expect(throws: ExpectationIssues(issues: [issue])) { try ExpectationParser.parse(bytes) }
  }
}

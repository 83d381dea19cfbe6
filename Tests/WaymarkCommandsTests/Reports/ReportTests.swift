// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

#if canImport(FoundationXML)
import FoundationXML
#endif

private let odd = """
  {"applinks": {"details": [
    {"appIDs": ["ABCDE12345.com.example.shop"],
     "components": [
      {"/": "/buy/?*"},
      {"/": "/a b"},
      {"/": "/\u{E9}/", "exclude": "yes"}
    ]}
  ]}}
  """
private let served = odd.replacing(#""/a b""#, with: #""/a_b""#)
private let files = ["my files/odd.json": odd, "served": served, "-": odd, "broken": "{\n  x"]

struct ReportTests {
  private static let arguments: [[String]] = [
    ["lint", "my files/odd.json"], ["lint", "-"], ["diff", "my files/odd.json", "served"],
    ["lint", "broken"], ["diff", "served", "served"],
  ]

  @Test(arguments: arguments)
  func `SARIF has what its version 2.1.0 requires`(arguments: [String]) throws {
    let session = waymark(["links"] + arguments + ["--format", "sarif"], files: files)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(session.output.utf8)) as? [String: Any])
    #expect(SARIFShape.log.problems(log) == [])
    #expect((log["$schema"] as? String)?.hasSuffix("sarif-2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    let driver = try #require((runs[0]["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "waymark")
    let rules = try #require(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
    #expect(Set(rules).count == rules.count)
    let results = try #require(runs[0]["results"] as? [[String: Any]])
    #expect(results.isEmpty == (session.status == 0))
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index] == result["ruleId"] as? String)
      let locations = try #require(result["locations"] as? [[String: Any]])
      for location in locations {
        guard let physical = location["physicalLocation"] as? [String: Any] else {
          #expect(arguments.contains("-"))
          continue
        }
        let artifact = try #require(physical["artifactLocation"] as? [String: Any])
        let uri = try #require(artifact["uri"] as? String)
        #expect(["my%20files/odd.json", "served", "broken"].contains(uri))
        #expect(physical["region"] is [String: Any])
      }
    }
  }

  @Test(arguments: [
    (#"{"version": "2.1.0", "runs": []}"#, nil), (#"{"version": "2.0.0", "runs": []}"#, "version"),
    (#"{"version": "2.1.0"}"#, "runs"), (#"{"version": "2.1.0", "runs": [{}]}"#, "tool"),
    (run(#""ruleID": "x", "message": {"text": "x"}"#), "ruleID"),
    (run(#""level": "fatal", "message": {"text": "x"}"#), "level"),
    (run(#""message": {}"#), "text"),
    (located(#""artifactLocation": {"uri": "a b"}"#), "uri"),
    (located(#""artifactLocation": {"uri": "c:a"}, "region": {"startLine": 1}"#), nil),
    (located(#""artifactLocation": {"uri": "1:a"}"#), "uri"),
    (located(#""artifactLocation": {}, "region": {"startLine": 0}"#), "startLine"),
    (located(#""region": {"startLine": 1}"#), "artifactLocation"),
  ])
  func `a log that is not SARIF is recognised`(text: String, part: String?) throws {
    let problems = SARIFShape.log.problems(
      try JSONSerialization.jsonObject(with: Data(text.utf8)))
    #expect(problems.count == (part == nil ? 0 : 1), "\(problems)")
    if let part { #expect(problems.first?.contains(part) == true) }
  }

  private static func run(_ result: String) -> String {
    #"{"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "x"}}, "results": [{"#
      + result + "}]}]}"
  }

  private static func located(_ location: String) -> String {
    run(#""message": {"text": "x"}, "locations": [{"physicalLocation": {"# + location + "}}]")
  }

  @Test(arguments: arguments)
  func `JUnit XML is read by a parser, and its counts are right`(arguments: [String]) throws {
    let session = waymark(["links"] + arguments + ["--format", "junit"], files: files)
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(session.output.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(session.output)")
    #expect(reader.elements.first == "testsuites")
    #expect(reader.tests > 0)
    for counts in [reader.total, reader.suite] {
      #expect(counts["tests"] == "\(reader.tests)")
      #expect(counts["failures"] == "\(reader.failures)")
      #expect(counts["errors"] == "0")
    }
    #expect((reader.failures == 0) == (session.status == 0))
    #expect(Set(reader.names).count == reader.names.count, "\(reader.names)")
  }

  @Test func `annotations of GitHub name the line and escape what would end them`() {
    let session = waymark("links", "lint", "my files/odd.json", "--format", "github", files: files)
    #expect(session.status == 1)
    #expect(
      session.output.split(separator: "\n").first { $0.contains("unescaped") }
        == """
        ::error file=my files/odd.json,line=5,col=5,title=waymark%3A unescaped::\
        applinks.details[0].components[1]: “/a b” matches no address; escape it, or set \
        “percentEncoded” to false.
        """)
    let finding = Finding(
      severity: .note, code: "a,b", location: Location(file: "100%:\n"), message: "100%\r\n::")
    #expect(
      Report("lint", [finding]).github
        == "::notice file=100%25%3A%0A,title=waymark%3A a%2Cb::100%25%0D%0A::\n")
    let fetched = Finding(
      severity: .warning, code: "x", location: Location(file: "https://example.com/a"), message: "y"
    )
    #expect(
      Report("fetch", [fetched]).github
        == "::warning title=waymark%3A x::https://example.com/a: y\n")
  }

  @Test func `a file that is not read is reported in every format, with its place`() {
    for format in ["github", "sarif", "junit"] {
      let session = waymark("links", "lint", "broken", "--format", format, files: files)
      #expect(session.status == 65)
      #expect(
        session.errors.hasPrefix("broken:2:3: The file is not valid JSON at byte 4. [not-json]\n"))
      #expect(session.output.contains("not-json"))
    }
    #expect(waymark("links", "lint", "broken", "--format", "json", files: files).output.isEmpty)
  }

  @Test func `JSON has two spellings that do not contradict each other`() {
    let flag = waymark("links", "lint", "-", "--json", files: files)
    #expect(flag == waymark("links", "lint", "-", "--format", "json", files: files))
    let both = waymark("links", "lint", "-", "--json", "--format", "junit", files: files)
    #expect(both.status == 64)
    #expect(both.errors.contains("Give either --json or --format junit."))
  }

  @Test func `XML has no character that it cannot have`() {
    let finding = Finding(
      severity: .error, code: "a&b", location: Location(file: "<\"x\">"), message: "\0\u{1B}\n'&]]>"
    )
    let parser = XMLParser(data: Data(Report("lint", [finding]).junit.utf8))
    let reader = JUnitReader()
    parser.delegate = reader
    #expect(parser.parse())
    #expect(reader.message == "\u{FFFD}\u{FFFD}\n'&]]>")
  }
}

/// Reads test reports.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var elements: [String] = []
  var total: [String: String] = [:]
  var suite: [String: String] = [:]
  var names: [String] = []
  var tests = 0
  var failures = 0
  var message: String?

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(name)
    switch name {
    case "testsuites": total = attributes
    case "testsuite": suite = attributes
    case "testcase":
      tests += 1
      names.append((attributes["name"] ?? "") + (attributes["line"] ?? ""))
    case "failure":
      failures += 1
      message = attributes["message"]
    default: break
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

private let shop = """
  {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.shop"], "components": [
    {"/": "/buy/new", "exclude": true}, {"/": "/buy/?*"}
  ]}]}}
  """

private let expectations = """
  opens /buy/42
  must not open /buy/new
  host example.com
  opens /buy/42 in ABCDE12345.com.example.shop
  must not open /buy/42 in ABCDE12345.com.example.other
  host other.example
  opens /sell/1
  must not open /buy/1
  opens https://example.com/buy/1
  """

struct CheckCommandTests {
  private let files = [
    "shop": shop, "all": expectations, "none": "# nothing", "bad": "opens /a\nopen /b\n",
    "leads": "leads /buy/42 to /buy/:id", "-": shop,
  ]

  @Test func `what does not hold is named by its line`() {
    let session = waymark("links", "check", "shop", "all", files: files)
    #expect(
      session
        == Session(
          output: """
            all:7:1: error: opens /sell/1: It does not open. None of the 2 rules matches. \
            [not-opened]
            all:8:1: error: must not open /buy/1: It opens in ABCDE12345.com.example.shop. \
            applinks.details[0].components[1] matches and is the first to do so: \
            {"/":"/buy/?*"} [opened]
            5 of 7 expectations hold.

            """, status: 1))
  }

  @Test func `a file of one host is asked only about that`() {
    let session = waymark("links", "check", "-", "all", "--host", "example.com", files: files)
    #expect(
      session == Session(output: "5 of 5 expectations hold. 2 for other hosts not asked.\n"))
    let other = waymark("links", "check", "-", "all", "--host", "OTHER.example", files: files)
    #expect(other.status == 1)
    #expect(other.output.hasSuffix("2 of 4 expectations hold. 3 for other hosts not asked.\n"))
  }

  @Test(
    arguments: [
      (["none"], 65, "none:1:1: The file has no expectations. [no-expectation]\n"),
      (["bad"], 65, "bad:2:1: “open” is none of "),
      (["leads"], 65, "leads:1:1: “leads” asks the app's table; "), (["gone"], 66, "gone: cannot"),
      (["all", "--host", "a b"], 64, "“a b” is not a host name"),
      (["all", "--host", "example.com:443"], 64, "“example.com:443” has a port"),
    ] as [([String], Int32, String)])
  func `a check that cannot be made does not pass`(
    arguments: [String], status: Int32, message: String
  ) {
    let session = waymark(["links", "check", "shop"] + arguments, files: files)
    #expect(session.status == status)
    #expect(session.errors.contains(message), "\(session.errors)")
    #expect(session.output.isEmpty)
  }

  @Test func `a host that no expectation is about is a mistake`() {
    let files = ["shop": shop, "some": "host example.com\nopens /buy/42"]
    let session = waymark("links", "check", "shop", "some", "--host", "a.example", files: files)
    #expect(session.status == 64)
    #expect(session.errors.contains("No expectation of some is about a.example."))
  }

  @Test func `test reports list what holds, too`() {
    let junit = waymark("links", "check", "shop", "all", "--format", "junit", files: files)
    #expect(junit.status == 1)
    #expect(junit.output.contains(#"tests="7" failures="2""#))
    #expect(junit.output.contains(#"<testcase name="must not open /buy/new""#))
    let json = waymark("links", "check", "shop", "all", "--json", files: files)
    #expect(json.output.contains(#""asked": 7"#))
    #expect(json.output.contains(#""line": 7"#))
    let bad = waymark("links", "check", "shop", "bad", "--format", "github", files: files)
    #expect(bad.output.hasPrefix("::error file=bad,line=2,col=1,title=waymark%3A unknown-word::"))
  }

  @Test func `rules that are too involved to decide fail an expectation of either kind`() {
    let stars = String(repeating: "*a", count: 60)
    let rules = (0..<400).map { #"{"/":"/\#(stars)\#($0)"}"# }.joined(separator: ",")
    let file = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[\#(rules)]}]}}"#
    let address = "/" + String(repeating: "a", count: 4000)
    let session = waymark(
      "links", "check", "file", "some",
      files: ["file": file, "some": "opens \(address)\nmust not open \(address)"])
    #expect(session.status == 1)
    #expect(session.output.hasSuffix("0 of 2 expectations hold.\n"))
    #expect(session.output.contains("[not-decided]"))
  }

  @Test func `the tool of an app knows where links lead`() throws {
    let table = try RouteTable<Shelf>(hosts: ["example.com"]) {
      LinkRoute("/", route: .home)
      LinkRoute(
        "/books/:id", .int, make: { .book($0) },
        match: { if case .book(let id) = $0 { id } else { nil } })
    }
    let text = """
      leads / to /
      leads /books/7 to /books/:id
      leads /books/x nowhere
      leads /books/7 nowhere
      leads / to /books/:id
      leads /x to /
      host example.com other.example
      leads / to /
      """
    let tool = LinkCommands(table)
    let session = session(["check", "file", "text"], files: ["file": shop, "text": text]) {
      try tool.run($0, $1)
    }
    #expect(session.status == 1)
    #expect(
      session.output == """
        text:4:1: error: leads /books/7 nowhere: /books/7 leads to /books/:id, not nowhere. \
        [leads-somewhere]
        text:5:1: error: leads / to /books/:id: / leads to /, not to /books/:id. \
        [leads-elsewhere]
        text:6:1: error: leads /x to /: /x does not lead to /: No route matches the link. \
        [leads-nowhere]
        text:8:1: error: leads / to /: https://other.example/ does not lead to /: \
        The link is not this app's: other.example. [leads-nowhere]
        4 of 8 expectations hold.

        """)
  }
}

// SPDX-License-Identifier: MIT

import ArgumentParser
import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

private let shop = """
  {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.shop"], "components": [
    {"/": "/buy/new", "exclude": true},
    {"/": "/buy/?*"},
    {"/": "/help/?*", "?": {"topic": "?*"}}
  ]}]}}
  """
private let files = [
  "shop": shop, "-": shop, "new": shop.replacing("/buy/new", with: "/buy/old"),
  "broken": "{", "odd": shop.replacing("/buy/new", with: "/#/new"),
  "assetlinks": #"[{"relation":[],"target":{"namespace":"web","site":"https://example.com"}}]"#,
]

struct FileCommandTests {
  @Test func `match says of each address what opens it`() {
    let session = waymark(
      "links", "match", "shop", "https://example.com/buy/42", "/buy/new", "/x", "a:b", files: files)
    #expect(
      session.output == """
        opens     https://example.com/buy/42  applinks.details[0].components[1]  \
        ABCDE12345.com.example.shop
        excluded  /buy/new                    applinks.details[0].components[0]  \
        ABCDE12345.com.example.shop
        no rule   /x
        no page   a:b

        """)
    #expect(session.status == 1)
    #expect(waymark("links", "match", "-", "/buy/42", files: files).status == 0)
    let other = waymark("links", "match", "shop", "/buy/42", "--app", "X.y", files: files)
    #expect(other.status == 1)
    #expect(
      waymark("links", "match", "shop", "/buy/42", files: files, colour: true).output
        .hasPrefix("\u{1B}[32mopens\u{1B}[0m  /buy/42"))
  }

  @Test func `an address of another host is not the file's business`() {
    let session = waymark(
      "links", "match", "shop", "/buy/42", "https://Example.com:443/buy/42",
      "//other.example/buy/1",
      "https://other.example/buy/42", "https://u@example.com/buy/42", "http://example.com:80/buy/4",
      "mailto:a@example.com", "--host", "EXAMPLE.com", files: files)
    #expect(session.status == 1)
    let words = session.output.split(separator: "\n").map { $0.split(separator: "  ")[0] }
    #expect(
      words == ["opens", "opens", "no rule", "other host", "other host", "other host", "no page"])
    let explained = waymark(
      "links", "explain", "shop", "https://other.example/buy/42", "--host", "example.com",
      files: files)
    #expect(explained.output.contains("The address is of another host than the file."))
    let refused = waymark("links", "match", "shop", "/", "--host", "https://a/b", files: files)
    #expect(refused.status == 64)
    #expect(refused.errors.contains("“https://a/b” is not a host name"))
  }

  @Test func `an address that was given up is not decided`() {
    let stars = String(repeating: "*a", count: 500)
    let file =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":"\#(stars)*b"}]}]}}"#
    let files = ["involved": file]
    let path = "/" + String(repeating: "a", count: 4000)
    let match = waymark("links", "match", "involved", path, files: files)
    #expect(match.status == 2)
    #expect(match.output.hasPrefix("gave up"))
    #expect(waymark("links", "match", "involved", path, "/x", files: files).status == 1)
    let explained = waymark("links", "explain", "involved", path, files: files)
    #expect(explained.status == 2)
    #expect(explained.output.contains("is not decided"))
  }

  @Test func `explain says which rule decides, and why the others did not`() {
    let session = waymark("links", "explain", "shop", "/buy/42", files: files)
    #expect(
      session
        == Session(
          output: """
            /buy/42 opens ABCDE12345.com.example.shop
            applinks.details[0].components[1] matches and is the first to do so: {"/":"/buy/?*"}
              applinks.details[0].components[0]  {"/":"/buy/new","exclude":true}  “/buy/new” covers \
            only “/buy/” of the path “/buy/42”

            """))
    let missed = waymark("links", "explain", "shop", "/help/a", "--json", files: files)
    #expect(missed.status == 1)
    #expect(
      missed.output.hasPrefix(
        """
        {
          "url": "/help/a",
          "matches": false,
          "decision": "noRule",
          "rule": null,
          "component": null,
          "reason": "None of the 3 rules matches.",
          "apps": [],
          "passed": [
            {
        """.dropLast(6)), "\(missed.output)")
    #expect(
      missed.output.contains("the query item “topic” is empty, and “?*” needs more"))
  }

  @Test func `lint tells findings from a file that has none`() {
    let clean = waymark("links", "lint", "shop", files: files)
    #expect(clean == Session(output: "Nothing to report.\n"))
    let odd = waymark("links", "lint", "odd", files: files)
    #expect(odd.status == 1)
    #expect(
      odd.output == """
        error  fragment-in-path  applinks.details[0].components[0]  The path has no “#”; what \
        follows it belongs under “#”.

        """)
    let android = waymark("links", "lint", "assetlinks", "--json", files: files)
    #expect(
      android.output == """
        [
          {"severity": "warning", "code": "unknown-relation", "place": "[0]", \
        "message": "It has no relation that opens pages or shares passwords."}
        ]

        """)
    let errors = waymark("links", "lint", "assetlinks", "--severity", "error", files: files)
    #expect(errors.status == 0)
  }

  @Test func `diff names pages that change hands`() {
    let session = waymark("links", "diff", "-", "new", files: files)
    #expect(session.status == 1)
    #expect(
      session.output == """
        /buy/new  - the browser                  applinks.details[0].components[0]  \
        {"/":"/buy/new","exclude":true}
                  + ABCDE12345.com.example.shop  applinks.details[0].components[1]  \
        {"/":"/buy/?*"}
        /buy/old  - ABCDE12345.com.example.shop  applinks.details[0].components[1]  \
        {"/":"/buy/?*"}
                  + the browser                  applinks.details[0].components[0]  \
        {"/":"/buy/old","exclude":true}

        """)
    let same = waymark("links", "diff", "shop", "-", files: files)
    #expect(same == Session(output: "No differences.\n"))
    let json = waymark("links", "diff", "shop", "-", "--json", files: files)
    let none =
      #"{"verdict": "same", "changes": [], "isSummary": false, "#
      + #""undecidedBefore": [], "undecidedAfter": []}"#
    #expect(json.output == none + "\n")
    #expect(json.status == 0)
  }

  @Test func `diff finds what changes hands behind lists of words`() {
    let old = #"{"/":"/$(lang)/a/*"},{"/":"/$(lang)/b/*"},{"/":"/pay/*"}"#
    func file(_ rules: String) -> String {
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[\#(rules)]}]}}"#
    }
    let new = old.replacing(#""/pay/*""#, with: #""/pay/*","exclude":true"#)
    let session = waymark("links", "diff", "a", "b", files: ["a": file(old), "b": file(new)])
    #expect(session.status == 1)
    #expect(session.output.hasPrefix("/pay"), "\(session.output)")
  }

  @Test func `what is not decided has a status of its own`() {
    let rules = (0..<24).map { #"{"/":"*\#($0)????????????????*x"}"# }.joined(separator: ",")
    func file(_ app: String) -> String {
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[\#(rules)]},"#
        + #"{"appIDs":["ABCDE12345.a"],"components":[{"/":"*\#(app)????????????????x"}]}]}}"#
    }
    let session = AssociationBounds.$steps.withValue(1 << 14) {
      waymark("links", "diff", "a", "b", files: ["a": file("1"), "b": file("2")])
    }
    #expect(session.status == 2)
    #expect(session.output.contains("- not decided  applinks.details[0].components[0]"))
    #expect(session.output.contains("+ not decided  applinks.details[1].components[0]"))
    #expect(!session.output.contains("No differences"))
  }

  @Test(
    arguments: [
      (["match", "none", "/x"], 66, "none: cannot be read.\n"),
      (["lint", "broken"], 65, "broken:1:2: The file is not valid JSON at byte 1. [not-json]\n"),
      (
        ["explain", "broken", "/"], 65,
        "broken:1:2: The file is not valid JSON at byte 1. [not-json]\n"
      ),
      (["diff", "-", "-"], 64, "Only one of the files can be standard input."),
      (["match", "shop"], 64, "Missing expected argument '<urls> ...'"),
      (["lint", "shop", "--severity", "bad"], 64, "severity"),
    ] as [([String], Int32, String)])
  func `what cannot be done is said on standard error`(
    arguments: [String], status: Int32, message: String
  ) {
    let run = session(["links"] + arguments, files: files) { arguments, console in
      let command = try WaymarkCommand.parseAsRoot(arguments)
      try (command as? any ConsoleCommand)?.run(console)
    }
    #expect(run.status == status)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}

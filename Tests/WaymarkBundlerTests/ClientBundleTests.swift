// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkBundler

struct ClientBundleTests {
  private let files = [
    ClientFile(name: "b.js", text: "b();\n"), ClientFile(name: "a.js", text: "a();\n"),
    ClientFile(name: "c.css", text: "c {}\n"),
    ClientFile(name: ClientBundle.openingFile, text: "// Comment\nopen ();\n"),
  ]

  private func bundle(_ order: String, _ more: [ClientFile] = []) throws -> ClientBundle {
    try ClientBundle(files + more + [ClientFile(name: ClientBundle.orderFile, text: order)])
  }

  @Test func `files are joined in the order of the list`() throws {
    let bundle = try bundle("# Comment\nc.css\na.js\nb.js\n")
    #expect(bundle.script == "'use strict';(async()=>{\na();\nb();\n})();\n")
    #expect(bundle.opening == "open();")
    #expect(bundle.style == "@layer waymark{\nc{}\n}\n")
  }

  @Test func `a selector and a name begin a part with a scope of its own`() throws {
    let bundle = try bundle("c.css\na.js\n[data-x], .y extra\nb.js\n")
    #expect(bundle.script == "'use strict';(async()=>{\na();\n})();\n")
    #expect(
      bundle.parts == [
        ClientPart(
          selector: "[data-x], .y", name: "extra", script: "'use strict';(()=>{\nb();\n})();\n")
      ])
    #expect(bundle.swift.contains("[data-x], .y"))
  }

  @Test(arguments: [
    ("a.js\nc.css\n", #"order.txt does not name ["b.js"]."#),
    ("a.js\nb.js\nc.css\nd.js\n", "order.txt names d.js, which is missing or named twice."),
    ("a.js\nb.js\nb.js\nc.css\n", "order.txt names b.js, which is missing or named twice."),
  ])
  func `a list that does not fit the files is an error`(order: String, message: String) {
    #expect(throws: BundleError(message)) { try bundle(order) }
  }

  @Test func `an error names the file and the line`() {
    #expect(throws: BundleError("d.js: line 2: unterminated string")) {
      try bundle("a.js\nb.js\nc.css\nd.js\n", [ClientFile(name: "d.js", text: "\n'")])
    }
    #expect(throws: BundleError("order.txt is missing.")) { try ClientBundle(files) }
    #expect(throws: BundleError("opening.js is missing.")) {
      try ClientBundle([ClientFile(name: ClientBundle.orderFile, text: "")])
    }
  }

  @Test(arguments: [
    ("a", "#\"\"\"\na\n\"\"\"#"), ("\\(a) \\#(b)", "##\"\"\"\n\\(a) \\#(b)\n\"\"\"##"),
    ("\"\"\"# a", "##\"\"\"\n\"\"\"# a\n\"\"\"##"),
  ])
  func `a literal has enough number signs for its text`(text: String, literal: String) {
    #expect(ClientBundle.literal(text) == literal)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@testable import WaymarkViews

@MainActor
struct AttributedMarkdownTests {
  @Test(
    arguments: [
      ("a", [TextRun("a")]),
      ("**a** b", [TextRun("a", [.weight: .keyword("bold")]), TextRun(" b")]),
      ("*a*", [TextRun("a", [.italic: .bool(true)])]),
      ("~~a~~", [TextRun("a", [.strikethrough: .bool(true)])]),
      ("`a`", [TextRun("a", [.fontDesign: .keyword("monospaced")])]),
      ("[a](https://a.org/b)", [TextRun("a", [.url: .text("https://a.org/b")])]),
      ("[a](b)", [TextRun("a", [.url: .text("https://c.org/b")])]),
      ("**open", [TextRun("**open")]),
      ("a\nb", [TextRun("a b")]),
      ("", []),
    ] as [(String, [TextRun])])
  func `Markdown becomes attributes that hosts draw`(source: String, runs: [TextRun]) throws {
    let string = try AttributedString(markdown: source, baseURL: URL(string: "https://c.org"))
    #expect(string.styledRuns == runs)
  }

  @Test func `line breaks are preserved on request`() throws {
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let string = try AttributedString(markdown: "*a*\nb", options: options)
    #expect(String(string.characters) == "a\nb")
    #expect(string.runs.first?.inlinePresentationIntent == .emphasized)
  }
}

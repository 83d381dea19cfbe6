// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkViews

/// The work for sources that a careless algorithm would take long to parse.
@Suite struct HostileMarkdownTests {
  private static let count = 2_000

  private static let fragments = [
    "[", "]", "*", "_", "~", "`", "(", "<", "&", "\\", "^[", "![", "@", "h", "www.", "http://",
    "_a", "*a ", "a**b", "*a_ ", "<a b='\" c=\"' d=\" e=\"", "~a ~~b ", "*~~~", "a*b_c~", "**x*",
    "[a](", "[a](b", "[a](\"", "[a](b \"",
    "[a](b '", "[a](b (", "![a](<b", "[a](b\\(", "[a](   ", "[[a](b)", "^[a](b:", "^[a](b:{",
    "^[a](b:\"", "^[a](b:'\"", "<a ", "<a b=\"", "<a b='", "<a b='\"", "<a b=\"'c='", "<!--", "<?",
    "<!X", "<![CDATA[", "</a ", "<ab:", "<a@b.", "a@b", "a.b@", "www.a_", "_www.a_b",
    "(http://a_b", "http://a.b)", "http://a.b&c;", "&#1", "&#x", "[www.a.b]",
    "<a b=\"<a c='\" d='\" ",
  ]

  /// Runs of each length up to a limit.
  private static let staircase = (1...300).map { String(repeating: "`", count: $0) }
    .joined(separator: " ")

  private static let sources =
    fragments.map { String(repeating: $0, count: count) } + [
      staircase,
      String(repeating: "[", count: count) + "a" + String(repeating: "](b)", count: count),
      String(repeating: "![", count: count) + "a" + String(repeating: "](b)", count: count),
      String(repeating: "^[", count: count) + "a" + String(repeating: "](b:1)", count: count),
      String(repeating: "*a **a ", count: count) + "b" + String(repeating: "** a*", count: count),
      String(repeating: "*a_b ", count: count) + String(repeating: "c** d__ ", count: count),
      String(repeating: "http://a.b", count: count) + String(repeating: ")", count: count),
    ]

  @Test(arguments: sources.indices)
  func `work grows with the length of the source`(_ index: Int) {
    let source = Self.sources[index]
    var parser = MarkdownParser(MarkdownSource([.literal(source)]))
    parser.parse()
    let steps = parser.steps
    #expect(steps <= 60 * source.utf8.count, "\(source.prefix(40))")
    let runs = parser.runs()
    let shown = runs.reduce(0) { $0 + MarkdownCase.describe([$1]).utf8.count }
    #expect(shown > 0 || runs.isEmpty)
  }

  @Test func `deeply nested styles are kept`() {
    let depth = 20_000
    let stars = String(repeating: "*", count: depth)
    let nested = String(repeating: "*a ", count: depth) + "b" + stars
    let runs = InlineMarkdown.runs(of: [.literal(nested)])
    #expect(runs.count == 1)
    #expect(runs.first?.traits == [.emphasis])
    let ends = String(repeating: "](b)", count: depth)
    let images = String(repeating: "![", count: depth) + "a" + ends
    #expect(InlineMarkdown.runs(of: [.literal(images)]) == [.init(content: [.literal("a")])])
  }
}

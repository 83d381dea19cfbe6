// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing

@testable import WaymarkViews

@Suite struct MarkdownScanTests {
  @Test(arguments: [
    "", "Open", "Lakes and huts", "It’s 5 o’clock: 10/12, 50% (a) #1",
    "a:b /c http:/x ww. w.w", "Übersicht – 1. Teil!", "a] b ) c > d^e!", "- a\n# b\n> c\n1. d",
  ])
  func `plain text has no markup and is a single run`(_ text: String) {
    #expect(!InlineMarkdown.mayContainMarkup(text))
    let runs = InlineMarkdown.runs(of: [.literal(text)])
    #expect(runs == (text.isEmpty ? [] : [MarkdownRun(content: [.literal(text)])]))
  }

  @Test(arguments: [
    "*", "_", "`", "[", "\\", "<", "&", "~", "a@b", "http://a", "www.a", "![a](b)", "^[a](b:1)",
  ])
  func `text with a trigger may contain markup`(_ text: String) {
    #expect(InlineMarkdown.mayContainMarkup(text))
    #expect(InlineMarkdown.mayContainMarkup("Übersicht " + text + " b"))
  }

  /// Random sources of the characters with a special meaning.
  @Test(arguments: [UInt64](1...8))
  func `every source parses to runs that differ, with all of its arguments at most once`(
    _ seed: UInt64
  ) {
    let parts = [
      "*", "**", "_", "~~", "`", "``", "[", "](", ")", "(", "<", ">", "\\", "&amp;", "a", " ", "\n",
      "^[", "![", "inflect: true", "https://", "www.", "a@b.c", "é", "\"", "'", "=", ":", "/", "!",
    ]
    var random = SplitMix(seed: seed)
    for _ in 0..<2_000 {
      var pieces: [MarkdownPiece] = []
      for number in 0..<Int.random(in: 0...14, using: &random) {
        let part = parts.randomElement(using: &random) ?? ""
        pieces.append(Bool.random(using: &random) ? .literal(part) : .literal(part + part))
        if Int.random(in: 0..<8, using: &random) == 0 { pieces.append(.argument(number)) }
      }
      let runs = InlineMarkdown.runs(of: pieces)
      for (run, next) in zip(runs, runs.dropFirst()) where run.link == nil {
        #expect(
          run.traits != next.traits || run.inflect != next.inflect || run.link != next.link,
          "seed \(seed): \(pieces)")
      }
      let numbers = runs.flatMap(\.content).compactMap { piece -> Int? in
        if case .argument(let number) = piece { number } else { nil }
      }
      #expect(numbers == Array(Set(numbers)).sorted(), "seed \(seed): \(pieces)")
      let text = pieces.map { if case .literal(let text) = $0 { text } else { "" } }
      if !text.contains(where: InlineMarkdown.mayContainMarkup) && !text.joined().contains("://")
        && !text.joined().contains("www.")
      {
        #expect(runs.count <= 1 && runs.allSatisfy { $0.traits.isEmpty && $0.link == nil })
      }
    }
  }
}

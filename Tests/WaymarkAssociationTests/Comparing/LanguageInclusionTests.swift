// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing

@testable import WaymarkAssociation

struct LanguageInclusionTests {
  @Test(arguments: [
    ("/?*/a", "/?*/?*", true), ("/?*/?*", "/?*/a", false), ("/a*", "/*", true),
    ("/*", "/a*", false), ("/?*/?*/?*", "/?*/?*", true), ("/?*/?*", "/?*/?*/?*", false),
    ("/*ab", "/*b", true), ("/*b", "/*ab", false), ("/*a*b*", "/*b*", true),
    ("/$(digit)*", "/?*", true), ("/?*", "/$(digit)*", false), ("/*b", "/*b", true),
    ("/?*/new" + segments(30), segments(27), true), (segments(30), "/?*" + segments(29), true),
    ("/?*/new" + segments(30), segments(27) + "/new", false), ("/*?a", "/?*a", true),
    ("/?*/a/" + segments(30), "/?*/a" + segments(30), true),
  ])
  func `a pattern matches all that another one matches, or not`(
    smaller: String, larger: String, isSubset: Bool
  ) {
    let (automata, starts) = Self.automata([smaller, larger], isDecoded: false)
    let inclusion = LanguageInclusion()
    var work = 1 << 20
    // The second answer is the cached one.
    for _ in 0..<2 {
      #expect(
        inclusion.isSubset(starts[0], of: starts[1], automata, AddressPart.path.alphabet, &work)
          == isSubset)
    }
  }

  /// As many segments that are not empty.
  private static func segments(_ count: Int) -> String { String(repeating: "/?*", count: count) }

  @Test(arguments: [false, true])
  func `a text that only a smaller pattern matches does not exist`(isDecoded: Bool) {
    let seed = UInt64.random(in: .min ... .max)
    var random = SplitMix(seed: seed)
    let pieces = ["a", "b", "A", "/", "/", "*", "?", "?*", "%41", "é", "//"]
    let texts = ["a", "b", "A", "/", "/", "//", "%41", "%61", "%2F", "%C3%A9", "%C3", "x"]
    func text(of parts: [String]) -> String {
      (0...Int.random(in: 0..<5, using: &random)).map { _ in random.element(of: parts) }.joined()
    }
    for _ in 0..<300 {
      let patterns = ["/" + text(of: pieces), "/" + text(of: pieces)]
      let (automata, starts) = Self.automata(patterns, isDecoded: isDecoded)
      var work = 1 << 20
      func accepts(_ text: String, _ index: Int) -> Bool {
        let end = text.utf8.reduce(starts[index].state) { state, byte in
          let row = automata[index].row(state, &work)
          return row.edges.first { $0.byte == byte }?.state ?? row.otherwise
        }
        return automata[index].accepts(end)
      }
      guard
        LanguageInclusion().isSubset(
          starts[0], of: starts[1], automata, AddressPart.path.alphabet, &work)
      else { continue }
      for _ in 0..<50 {
        let text = text(of: texts)
        #expect(!accepts(text, 0) || accepts(text, 1), "seed \(seed): \(patterns), \(text)")
      }
    }
  }

  /// The automata of patterns for paths, and where they start.
  private static func automata(
    _ patterns: [String], isDecoded: Bool
  ) -> ([any TextAutomaton], [LanguageInclusion.Position]) {
    let reading = RuleReading(isDecoded: isDecoded, ignoresCase: false)
    let automata = patterns.map { text -> any TextAutomaton in
      let pattern = AssociationPattern(text, isList: { _ in false })
      return LazyAutomaton(
        PatternLanguage(pattern, reading, WordLists([]), isPath: true), AddressPart.path.alphabet)
    }
    let starts = automata.indices.map {
      LanguageInclusion.Position(automaton: Int32($0), state: automata[$0].start)
    }
    return (automata, starts)
  }
}

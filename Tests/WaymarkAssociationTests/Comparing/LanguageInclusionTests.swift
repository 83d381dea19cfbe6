// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkAssociation

struct LanguageInclusionTests {
  @Test(arguments: [
    ("/?*/a", "/?*/?*", true), ("/?*/?*", "/?*/a", false), ("/a*", "/*", true),
    ("/*", "/a*", false), ("/?*/?*/?*", "/?*/?*", true), ("/?*/?*", "/?*/?*/?*", false),
    ("/*ab", "/*b", true), ("/*b", "/*ab", false), ("/*a*b*", "/*b*", true),
    ("/$(digit)*", "/?*", true), ("/?*", "/$(digit)*", false), ("/*b", "/*b", true),
  ])
  func `a pattern matches all that another one matches, or not`(
    smaller: String, larger: String, isSubset: Bool
  ) {
    let reading = RuleReading(isDecoded: false, ignoresCase: false)
    let alphabet = AddressPart.path.alphabet
    let automata = [smaller, larger].map { text -> any TextAutomaton in
      let pattern = AssociationPattern(text, isList: { _ in false })
      return LazyAutomaton(
        PatternLanguage(pattern, reading, WordLists([]), isPath: true), alphabet)
    }
    let starts = automata.indices.map {
      LanguageInclusion.Position(automaton: Int32($0), state: automata[$0].start)
    }
    let inclusion = LanguageInclusion()
    var work = 1 << 20
    // The second answer is the cached one.
    for _ in 0..<2 {
      #expect(
        inclusion.isSubset(starts[0], of: starts[1], automata, alphabet, &work) == isSubset)
    }
  }
}

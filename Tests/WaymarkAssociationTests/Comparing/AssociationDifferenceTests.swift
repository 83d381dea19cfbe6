// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkAssociation
@testable import WaymarkLinks

/// Files whose rules have word lists and wildcards, which distinguish very many links.
struct AssociationDifferenceTests {
  /// Compares files with rules for these paths, of which the newer one excludes `/pay/*`.
  private func difference(_ paths: [String], limit: Int? = nil) throws -> AssociationDifference {
    let rules = paths.map { AssociationRule(path: $0) }
    let old = Self.file(rules + [.init(path: "/pay/*")])
    let new = Self.file(rules + [.init(path: "/pay/*", exclude: true)])
    return old.difference(to: new, limit: limit ?? AssociationBounds.steps)
  }

  private static func file(
    _ rules: [AssociationRule], variables: [AppleAppSiteAssociation.Variable] = []
  ) -> AppleAppSiteAssociation {
    AppleAppSiteAssociation(
      links: .init(
        details: [.init(appIDs: ["ABCDE12345.a"], components: rules)], variables: variables))
  }

  @Test(arguments: [
    ["/$(lang)/a/*", "/$(lang)/b/*"],
    (1...5).map { "/$(lang)_$(region)/\($0)/*" },
    (1...21).map { "/*/section\($0)/*" },
    ["/$(lang)/*", "/*/$(region)/?*", "*$(lang)$(region)*$(lang)"],
    (1...100).map { "/$(lang)/$(region)/\($0)/*" },
  ])
  func `a page that is excluded is found behind rules that tell very many apart`(
    paths: [String]
  ) throws {
    let difference = try difference(paths)
    #expect(difference.verdict == .different)
    #expect(difference.undecidedBefore.isEmpty && difference.undecidedAfter.isEmpty)
    #expect(difference.changes.map(\.example) == ["/pay"])
    #expect(difference.changes.first?.before.rule?.index == paths.count)
    #expect(difference.changes.first?.after.decision == .excluded)
  }

  @Test func `what was given up is named, and is not the same`() throws {
    let rules = ["/*/a/*", "/*/b/*", "/pay/?"].map { AssociationRule(path: $0) }
    let old = Self.file(rules)
    var new = Self.file(rules)
    new.links?.details[0].components?[1].exclude = true
    #expect(old.difference(to: new).changes.first?.example == "//b")
    let early = old.difference(to: new, limit: 8)
    #expect(early.verdict == .notDecided)
    #expect(early.undecidedBefore.map(\.index) == [0, 1, 2])
    #expect(early.undecidedAfter.map(\.index) == [0, 1, 2])
    #expect(old.difference(to: new, limit: 2000).verdict == .different)
  }

  @Test func `a pattern of two rules covers a rule between them only where the first decides`() {
    let new = Self.file([
      AssociationRule(path: "?*", fragment: "7"), AssociationRule(path: "*$(lang)"),
      AssociationRule(path: "?*", exclude: true),
    ])
    let changes = Self.file([AssociationRule(path: "*de")]).difference(to: new).changes
    #expect(!changes.isEmpty && !changes.contains { $0.after.decision == .excluded })
  }

  @Test func `an escape that ends a path is read to its end`() {
    let rule = AssociationRule(path: "?*/%*")
    let changes = Self.file([rule]).difference(to: Self.file([])).changes
    #expect(changes.count == 1)
    #expect(changes.first?.example == "/x/%aa")
  }

  @Test func `rules that are too many to try each with each are merged by what they do`() {
    let rules = (10..<50).map { AssociationRule(path: "/*/\($0)/*") }
    let old = Self.file(rules)
    var new = Self.file(rules.reversed())
    new.links?.details[0].appIDs = ["ABCDE12345.b"]
    let whole = old.difference(to: new)
    #expect(!whole.isSummary)
    let all = whole.changes.count
    var merged: [Int] = []
    for limit in (10..<20).map({ 1 << $0 }) {
      let difference = old.difference(to: new, limit: limit)
      let isDecided = difference.undecidedBefore.isEmpty && difference.undecidedAfter.isEmpty
      if isDecided, difference.changes.count < all {
        merged.append(limit)
        #expect(difference.isSummary)
      }
      for change in difference.changes {
        #expect(change.before.rule == old.match(change.example).rule)
        #expect(change.after.rule == new.match(change.example).rule)
      }
    }
    #expect(!merged.isEmpty)
  }

  @Test func `a character that is folded to a letter of ASCII is one of its class`() {
    let rule = AssociationRule(path: "/$(upper)", caseSensitive: false, percentEncoded: false)
    let kelvin = "/%E2%84%AA"
    let old = Self.file([rule])
    #expect(old.match(kelvin).matches)
    let letters = AssociationRule(path: "/?", caseSensitive: false)
    let new = Self.file([.init(path: kelvin, exclude: true), letters, rule])
    #expect(old.difference(to: new).changes.contains { $0.example == kelvin })
  }

  @Test func `queries that are too many together are not decided, unless something is found`() {
    func file(_ isExcluded: Bool) -> AppleAppSiteAssociation {
      let rules = (0..<60).map { number in
        AssociationRule(
          query: .items([.init("item\(number)", "*\(number)?????????"), .init("q\(number)", "?*")]),
          exclude: number % 2 == 0)
      }
      return Self.file(rules + [.init(path: "/a", exclude: isExcluded), .init(fragment: "?*b")])
    }
    let same = file(false).difference(to: file(false))
    #expect(same.verdict == .same)
    let difference = file(false).difference(to: file(true), limit: 1 << 18)
    #expect(difference.verdict == .different)
    #expect(difference.changes.contains { $0.example == "/a" })
    #expect(difference.undecidedBefore.count > 1)
  }

  @Test func `a rule that both files have is compared once, whatever variables they define`() {
    func file(_ words: [String]) -> AppleAppSiteAssociation {
      let rules = [
        AssociationRule(
          path: "7?*a$(lang)A", query: .items([.init("é", "?*")]), percentEncoded: false),
        AssociationRule(path: "?*$(w)K", percentEncoded: false),
      ]
      return AppleAppSiteAssociation(
        links: .init(
          details: [.init(appIDs: ["A.a"], components: rules)], variables: [.init("w", words)]))
    }
    let difference = file([]).difference(to: file(["7", "", "a"]), limit: 1 << 18)
    #expect(difference.verdict == .different)
    #expect(difference.undecidedBefore.isEmpty && difference.undecidedAfter.isEmpty)
  }

  @Test func `thousands of plain rules are compared at once`() throws {
    let count = 3500
    func rules(_ prefix: String) -> [AssociationRule] {
      (0..<count).map { AssociationRule(path: "/\(prefix)/\($0 * 7919 % count)/item-\($0)/*") }
    }
    let old = Self.file(rules("shop"))
    var changed = rules("shop")
    changed[3000].exclude = true
    let limit = 2 << 20
    #expect(limit < AssociationBounds.steps)
    var difference = old.difference(to: old)
    let seconds = cpuSeconds {
      difference = old.difference(to: Self.file(changed), limit: limit)
    }
    print("\(count) plain rules: \(seconds) s")
    #expect(difference.changes.map(\.before.rule?.index) == [3000])
    #expect(difference.undecidedBefore.isEmpty && difference.undecidedAfter.isEmpty)
    let other = rules("store").reversed()
    let all = old.difference(to: Self.file(Array(other)), limit: limit)
    #expect(all.changes.count == 2 * count)
    #expect(all.undecidedBefore.isEmpty && all.undecidedAfter.isEmpty)
  }

  @Test(arguments: [
    (["de", "fr"], ["fr", "de"], 0), (["de", "d?"], ["d?"], 0), (["de*"], ["de", "de?*"], 0),
    (["de"], ["de", "fr"], 1), (["*a*"], ["*a"], 1), ([""], [], 1),
  ])
  func `words are compared, not their order`(old: [String], new: [String], count: Int) {
    let rules = [AssociationRule(path: "/x$(v)/y")]
    let old = Self.file(rules, variables: [.init("v", old)])
    let new = Self.file(rules, variables: [.init("v", new)])
    #expect(old.difference(to: new).changes.count == count)
    #expect(new.difference(to: old).changes.count == count)
  }

  @Test func `every character that is folded is found from the one it is folded to`() {
    for value in UInt32(0x80)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value), scalar.folded != scalar else { continue }
      #expect(scalar.folded.unfolded.contains(scalar), "\(scalar)")
    }
  }
}

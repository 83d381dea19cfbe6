// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import WaymarkAssociation
import WaymarkLinks

/// Returns the processor time of a body in seconds, independent of other processes.
func cpuSeconds(_ body: () -> Void) -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  body()
  return now() - start
}

/// Random association files, small enough that their rules often overlap.
struct RandomAssociation {
  static let apps = ["A.a", "B.b", "C.c"]
  private static let pieces = [
    "a", "b", "A", "/", "/", "/a", "/b", "*", "*", "?", "?*", "$(digit)", "$(upper)", "$(v)",
    "$(w)", "7", "de", "%41", "%2F", "é", "É", "\u{212A}", "k", "%", "$(none)", "//",
  ]
  private static let parts = [
    "a", "b", "A", "k", "K", "7", "/", "/", "/a", "/b", "de", "%41", "%61", "%2F", "%C3%A9",
    "%c3%89", "%E2%84%AA", "%", "%4", "%C3", "x", "//",
  ]
  private static let names = ["q", "Q", "r", "%71", "é"]
  private static let values = ["", "1", "2", "a", "A", "%41", "%C3%A9", "=", "%"]

  /// A file.
  static func file(_ random: inout SplitMix) -> AppleAppSiteAssociation {
    let entries = random.element(of: [1, 1, 1, 2, 3])
    let details = (0..<entries).map { _ in
      AppleAppSiteAssociation.Details(
        appIDs: (0..<random.element(of: [1, 1, 2])).map { _ in random.element(of: apps) },
        components: (0..<random.element(of: [0, 1, 2, 3, 5, 8])).map { _ in rule(&random) },
        defaults: random.element(of: [nil, nil, nil, AssociationRule(caseSensitive: false)]))
    }
    return AppleAppSiteAssociation(
      links: .init(
        details: details,
        variables: [.init("v", ["a", "ab", "b*a", "?b", "é"]), .init("w", words(&random))]))
  }

  private static func words(_ random: inout SplitMix) -> [String] {
    (0..<random.element(of: [0, 1, 3])).map { _ in random.element(of: ["", "a", "A*", "*", "7"]) }
  }

  /// The file with some of its rules changed.
  static func changed(
    _ file: AppleAppSiteAssociation, _ random: inout SplitMix
  ) -> AppleAppSiteAssociation {
    var file = file
    guard var links = file.links, let entry = links.details.indices.randomElement(using: &random)
    else { return file }
    var rules = links.details[entry].components ?? []
    for _ in 0..<random.element(of: [1, 1, 2]) {
      let index = rules.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<6, using: &random), index) {
      case (0, let index?): rules.remove(at: index)
      case (1, let index?): rules[index].exclude = rules[index].exclude == true ? nil : true
      case (2, let index?): rules[index].caseSensitive = rules[index].caseSensitive == nil
      case (3, let index?): rules[index] = rule(&random)
      case (4, _): links.variables[1].values = words(&random)
      default: rules.insert(rule(&random), at: index ?? 0)
      }
    }
    links.details[entry].components = rules
    file.links = links
    return file
  }

  private static func rule(_ random: inout SplitMix) -> AssociationRule {
    var rule = AssociationRule()
    let kind = Int.random(in: 0..<8, using: &random)
    if kind > 0 { rule.path = pattern(1...5, &random) }
    switch Int.random(in: 0..<10, using: &random) {
    case 0: rule.query = .text(pattern(0...3, &random))
    case 1, 2:
      rule.query = .items(
        (0..<random.element(of: [1, 1, 2])).map { _ in
          .init(random.element(of: names), random.element(of: ["*", "?*", "1", "a", "", "é", "?"]))
        })
    default: break
    }
    if Int.random(in: 0..<10, using: &random) == 0 { rule.fragment = pattern(0...2, &random) }
    rule.exclude = random.element(of: [nil, nil, true])
    rule.caseSensitive = random.element(of: [nil, nil, nil, false])
    rule.percentEncoded = random.element(of: [nil, nil, nil, false])
    return rule
  }

  private static func pattern(_ count: ClosedRange<Int>, _ random: inout SplitMix) -> String {
    (0..<Int.random(in: count, using: &random)).map { _ in
      // Lists as long as the system's occur in few patterns, because they are slow.
      Int.random(in: 0..<100, using: &random) == 0 ? "$(lang)" : random.element(of: pieces)
    }.joined()
  }

  /// A path with an optional query and fragment, in which each `%` begins an escape.
  static func address(_ random: inout SplitMix) -> String {
    while true {
      let address = text(&random)
      let isEscaped = address.split(separator: "%", omittingEmptySubsequences: false).dropFirst()
        .allSatisfy { $0.count > 1 && $0.prefix(2).allSatisfy(\.isHexDigit) }
      if isEscaped { return address }
    }
  }

  private static func text(_ random: inout SplitMix) -> String {
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in random.element(of: parts) }.joined()
    }
    var address = "/" + text(4)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: address += "?" + text(3)
    case 1, 2, 3:
      let items = (0..<random.element(of: [1, 1, 2, 3])).map { _ in
        random.element(of: names) + random.element(of: ["=", "=", ""])
          + random.element(of: values)
      }
      address += "?" + items.joined(separator: "&")
    default: break
    }
    if Int.random(in: 0..<6, using: &random) == 0 { address += "#" + text(2) }
    return address
  }
}

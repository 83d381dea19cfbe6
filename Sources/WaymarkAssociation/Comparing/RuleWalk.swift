// SPDX-License-Identifier: MIT

/// Finds all ways in which lists of rules decide about addresses, with an example of each.
///
/// It is exact: an example is what the rules say it is, and there are no others unless some rules
/// are ``undecided``.
struct RuleWalk {
  /// The rule that decides in each list, nil where none matches, with an example.
  private(set) var outcomes: [[Int?]: String] = [:]

  /// The rules that are so involved that not all addresses they tell apart were gone through.
  private(set) var undecided: Set<RuleLists.Reference> = []

  /// Whether all addresses were gone through.
  private(set) var isComplete = true

  /// Whether it is known only what comes of lists, not which of the rules with that effect decides.
  ///
  /// So it is where there are too many rules to try each with each.
  private(set) var mergesRules = false

  private let lists: RuleLists
  private let isSettled: ([RuleLists.Rest]) -> Bool
  private var seen: Set<Branch> = []

  /// A part of addresses, and the rules that match those before it.
  private struct Branch: Hashable {
    var part: AddressPart
    var open: [[Int]]
  }

  /// Goes through all addresses.
  ///
  /// - Parameters:
  ///   - lists: The rules.
  ///   - limit: How many steps may be made, and again where rules have to be merged.
  ///   - isSettled: Whether nothing is to be told, given what can come of each list; then it is
  ///     not told which rules decide.
  init(
    _ lists: RuleLists, limit: Int, isSettled: @escaping ([RuleLists.Rest]) -> Bool
  ) {
    self.lists = lists
    self.isSettled = isSettled
    let all = Branch(part: .path, open: lists.lists.map { Array($0.rules.indices) })
    var work = limit
    walk(all, "", &work)
    if isComplete { return }
    (isComplete, mergesRules, undecided, seen) = (true, true, [], [])
    work = limit
    walk(all, "", &work)
  }

  private mutating func walk(_ branch: Branch, _ address: String, _ work: inout Int) {
    var walk = PartWalk(
      lists, branch.part, open: branch.open, mergesRules: mergesRules, isSettled: isSettled)
    let left = walk.run(&work) { accepted, text, work in
      end(branch.part, accepted, { branch.part.address(address, adding: text()) }, &work)
    }
    isComplete = isComplete && left == nil
    undecided.formUnion(left ?? [])
  }

  private mutating func end(
    _ part: AddressPart, _ accepted: [[Int]], _ address: () -> String, _ work: inout Int
  ) {
    let isOver = zip(lists.lists, accepted).allSatisfy { list, rules in
      rules.first.map { list.rules[$0].isDecided(by: part) } ?? true
    }
    guard !isOver, let next = part.next else {
      let outcome = accepted.map(\.first)
      if outcomes[outcome] == nil { outcomes[outcome] = address() }
      return
    }
    let branch = Branch(part: next, open: accepted)
    guard seen.insert(branch).inserted else { return }
    // One that is involved leaves enough for the others.
    var portion = max(0, work) / 4
    let all = portion
    walk(branch, address(), &portion)
    work -= all - portion
  }
}

/// What comparing association files, and holding one against a table, may cost.
package enum AssociationBounds {
  /// How many steps a walk through all addresses may make.
  ///
  /// More than two files need that have 3500 plain rules each and none in common.
  @TaskLocal package static var steps = 3 << 20
}

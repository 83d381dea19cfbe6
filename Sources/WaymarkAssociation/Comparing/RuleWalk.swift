// SPDX-License-Identifier: MIT

/// Finds all combinations of rules, one of each list, that decide some address, with an example.
///
/// The result is exact unless rules are ``undecided``.
struct RuleWalk {
  /// An example for each combination of deciding rules; nil stands for no rule.
  private(set) var outcomes: [[Int?]: String] = [:]

  /// The rules for which the steps did not suffice to visit all addresses they distinguish.
  private(set) var undecided: Set<RuleLists.Reference> = []

  /// Whether all addresses were visited.
  private(set) var isComplete = true

  /// Whether only the effects of lists are known, not which of the rules with an effect decides.
  ///
  /// This is the case if there are too many combinations of rules.
  private(set) var mergesRules = false

  private let lists: RuleLists
  private let isSettled: ([RuleLists.Rest]) -> Bool
  private let isTold: ([Int]) -> Bool
  private let inclusion = LanguageInclusion()
  private var automata: [ListKey: RuleListAutomaton] = [:]
  private var seen: Set<Branch> = []
  /// The number of combinations that are known, by what may decide: rules, or effects.
  private var progress: [[[Int?]]: Int] = [:]
  /// The effects of ``outcomes``.
  private var effects: Set<[Int]> = []
  private let tellsRules: Bool

  /// A part of addresses, and the rules that match the parts before it.
  private struct Branch: Hashable {
    var part: AddressPart
    var open: [[Int]]
  }

  /// A list in a branch.
  private struct ListKey: Hashable {
    var list: Int
    var part: AddressPart
    var open: [Int]
  }

  /// Visits all addresses.
  ///
  /// - Parameters:
  ///   - lists: The rules.
  ///   - limit: The number of steps, and a third of it again where rules have to be merged.
  ///   - tellsRules: Whether merged rules are told from those of the same effect elsewhere in the
  ///     list; else there is one outcome for each combination of effects then.
  ///   - isTold: Whether an outcome with these effects, one for each list, is of interest.
  ///   - isSettled: Whether no outcome is of interest, given the possible effects of each list.
  init(
    _ lists: RuleLists, limit: Int, tellsRules: Bool, isTold: @escaping ([Int]) -> Bool,
    isSettled: @escaping ([RuleLists.Rest]) -> Bool
  ) {
    self.lists = lists
    self.tellsRules = tellsRules
    self.isTold = isTold
    self.isSettled = isSettled
    let all = Branch(part: .path, open: lists.lists.map { Array($0.rules.indices) })
    var work = limit
    walk(all, "", &work)
    if isComplete { return }
    (isComplete, mergesRules, undecided) = (true, true, [])
    (seen, automata, progress) = ([], [:], [:])
    work = limit / 3
    walk(all, "", &work)
  }

  private mutating func walk(_ branch: Branch, _ address: String, _ work: inout Int) {
    let automata = branch.open.enumerated().map { list, open in
      automaton(ListKey(list: list, part: branch.part, open: open), &work)
    }
    var walk = PartWalk(automata, branch.part)
    let left = walk.run(
      &work, isSettled: isSettled, isKnown: { isKnown($0, &$1) },
      end: { accepted, text, work in
        end(branch.part, accepted, { branch.part.address(address, adding: text()) }, &work)
      })
    isComplete = isComplete && left == nil
    undecided.formUnion(left ?? [])
  }

  private mutating func automaton(_ key: ListKey, _ work: inout Int) -> RuleListAutomaton {
    if let automaton = automata[key] { return automaton }
    let automaton = RuleListAutomaton(
      lists, key.list, key.part, open: key.open, mergesRules: mergesRules, inclusion, &work)
    automata[key] = automaton
    return automaton
  }

  /// Whether every outcome of interest is known or impossible, given the rules of each list that
  /// may decide.
  private mutating func isKnown(_ deciding: [[Int?]], _ work: inout Int) -> Bool {
    let isByEffect = mergesRules && !tellsRules
    let choices = isByEffect ? zip(lists.lists, deciding).map { $0.effects(of: $1) } : deciding
    var count = 1
    for choice in choices {
      count *= choice.count
      if count > Self.combinationLimit { return false }
    }
    var number = progress[choices] ?? 0
    while number < count {
      work -= 1
      var rest = number
      let combination = choices.map { choice in
        defer { rest /= choice.count }
        return choice[rest % choice.count]
      }
      let effects = isByEffect ? combination.compactMap(\.self) : self.effects(of: combination)
      if isTold(effects), isByEffect ? !self.effects.contains(effects) : !isKnown(combination) {
        break
      }
      number += 1
    }
    progress[choices] = number
    return number == count
  }

  /// Whether there is an example of an outcome, or can be none.
  private func isKnown(_ outcome: [Int?]) -> Bool {
    // Merged rules stand for others of the same effect, which may be possible where they are not.
    outcomes[outcome] != nil || !mergesRules && !lists.isPossible(outcome)
  }

  private func effects(of outcome: [Int?]) -> [Int] {
    zip(lists.lists, outcome).map { $0.effect(of: $1) }
  }

  /// The number of combinations that are looked up at most.
  private static let combinationLimit = 4096

  private mutating func end(
    _ part: AddressPart, _ accepted: [[Int]], _ address: () -> String, _ work: inout Int
  ) {
    let isOver = zip(lists.lists, accepted).allSatisfy { list, rules in
      rules.first.map { list.rules[$0].isDecided(by: part) } ?? true
    }
    guard !isOver, let next = part.next else {
      let outcome = accepted.map(\.first)
      if outcomes[outcome] == nil {
        outcomes[outcome] = address()
        effects.insert(effects(of: outcome))
      }
      return
    }
    let branch = Branch(part: next, open: accepted)
    guard seen.insert(branch).inserted else { return }
    // A complex query must not use up the steps of the others.
    var portion = max(0, work) / 4
    let all = portion
    walk(branch, address(), &portion)
    work -= all - portion
  }
}

/// The work that comparing association files, or a file with a table, may take.
package enum AssociationBounds {
  /// The number of steps of a walk through all addresses.
  ///
  /// It suffices for two files with 3500 plain rules each and none in common.
  @TaskLocal package static var steps = 5 << 19
}

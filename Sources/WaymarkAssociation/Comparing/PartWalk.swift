// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Goes through all texts of one part of addresses that rules tell apart, the shortest first.
///
/// Texts that lead all automata to the same states are one. Of rules below one that matches
/// whatever follows nothing is kept.
struct PartWalk {
  /// An automaton that has not given up, and where it is.
  private struct Member: Hashable {
    var automaton: Int32
    var state: Int32
  }

  /// A rule that an automaton belongs to.
  private struct Use {
    var list: Int
    var rule: Int
    /// Whether no later part matters to it.
    var isLast: Bool
  }

  /// What some texts have in common.
  private struct Node: Hashable {
    var members: [Member]
    /// Of each list the first rule that matches whatever follows; `Int.max` for none.
    var cuts: [Int]
    /// How many characters of an escape there were: none, `%`, or that with a digit.
    var escaped = 0
  }

  private let lists: RuleLists
  private let part: AddressPart
  private let mergesRules: Bool
  private let isSettled: ([RuleLists.Rest]) -> Bool
  private var uses: [[Use]]
  private var nodes: [Node] = []
  private var origins: [(node: Int, byte: UInt8)] = []
  private var numbers: [Node: Int] = [:]

  /// Begins at the empty text.
  ///
  /// - Parameters:
  ///   - lists: The rules.
  ///   - part: The part of addresses.
  ///   - open: Of each list the rules that may still match, in order.
  ///   - mergesRules: Whether it matters only what comes of the lists, not which rules decide.
  ///   - isSettled: Whether nothing is to be told, given what can come of each list.
  init(
    _ lists: RuleLists, _ part: AddressPart, open: [[Int]], mergesRules: Bool,
    isSettled: @escaping ([RuleLists.Rest]) -> Bool
  ) {
    self.lists = lists
    self.part = part
    self.mergesRules = mergesRules
    self.isSettled = isSettled
    uses = Array(repeating: [], count: lists.automata.count)
    for (list, rules) in open.enumerated() {
      for rule in rules {
        let value = lists.lists[list].rules[rule]
        uses[value.automata[part.rawValue] ?? 0].append(
          Use(list: list, rule: rule, isLast: value.isDecided(by: part)))
      }
    }
    let members = uses.indices.filter { !uses[$0].isEmpty }
      .map { Member(automaton: Int32($0), state: lists.automata[$0].start) }
      .filter { $0.state != TextRow.none }
    let cuts = Array(repeating: Int.max, count: open.count)
    add(Node(members: members, cuts: cuts), from: 0, 0)
  }

  /// Goes through the texts.
  ///
  /// - Parameters:
  ///   - work: How many steps may be made; those made are taken off.
  ///   - end: Is given of each list the rules that match so far, in order up to the first to which
  ///     no later part matters, and the text.
  /// - Returns: The rules between which it is not decided since the steps did not suffice; nil
  ///   where they did.
  mutating func run(
    _ work: inout Int, _ end: ([[Int]], () -> String, inout Int) -> Void
  ) -> Set<RuleLists.Reference>? {
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      work -= node.members.count + 1
      if work < 0 { return open(from: index) }
      if node.escaped == 0 { end(accepted(node), { text(to: index) }, &work) }
      // An escape is always ended, so that it is told what it comes to.
      if node.escaped > 0 || !node.members.isEmpty && !isSettled(node) {
        expand(index, node, &work)
      }
      index += 1
    }
    return nil
  }

  private mutating func add(_ node: Node, from origin: Int, _ byte: UInt8) {
    var node = node
    let cuts = node.cuts
    for member in node.members where member.state == TextRow.all {
      for use in uses[Int(member.automaton)] where use.isLast {
        node.cuts[use.list] = min(node.cuts[use.list], use.rule)
      }
    }
    if node.cuts != cuts {
      let cuts = node.cuts
      node.members.removeAll { member in
        uses[Int(member.automaton)].allSatisfy { $0.rule >= cuts[$0.list] }
      }
    }
    if mergesRules { merge(&node) }
    guard numbers[node] == nil else { return }
    numbers[node] = nodes.count
    nodes.append(node)
    origins.append((origin, byte))
  }

  /// Drops the rules that do not change what comes of a list.
  private func merge(_ node: inout Node) {
    var last = node.cuts.map { _ in -1 }
    for member in node.members {
      for use in uses[Int(member.automaton)] where use.rule < node.cuts[use.list] {
        let effect = lists.lists[use.list].rules[use.rule].effect
        if effect != self.effect(of: use.list, node) {
          last[use.list] = max(last[use.list], use.rule)
        }
      }
    }
    node.members.removeAll { member in
      uses[Int(member.automaton)].allSatisfy { $0.rule > last[$0.list] }
    }
  }

  /// What comes of a list where no rule matches that may or may not.
  private func effect(of list: Int, _ node: Node) -> Int {
    let cut = node.cuts[list]
    return cut == .max ? lists.lists[list].otherwise : lists.lists[list].rules[cut].effect
  }

  private mutating func expand(_ index: Int, _ node: Node, _ work: inout Int) {
    let rows = node.members.map { lists.automata[Int($0.automaton)].row($0.state, &work) }
    var telling = ByteSet()
    for row in rows { telling.formUnion(row.telling) }
    let alphabet = node.escaped == 0 ? part.alphabet : .hexadecimal
    telling = telling.intersection(alphabet)
    let bytes = Array(telling)
    var slots = Array(repeating: 0, count: 128)
    for (slot, byte) in bytes.enumerated() { slots[Int(byte)] = slot }
    var following = Array(repeating: [Member](), count: bytes.count)
    var otherwise: [Member] = []
    for (member, row) in zip(node.members, rows) {
      work -= row.edges.count
      for edge in row.edges where edge.state != TextRow.none && telling.contains(edge.byte) {
        following[slots[Int(edge.byte)]].append(
          Member(automaton: member.automaton, state: edge.state))
      }
      guard row.otherwise != TextRow.none else { continue }
      let next = Member(automaton: member.automaton, state: row.otherwise)
      otherwise.append(next)
      for byte in telling.subtracting(row.telling) {
        work -= 1
        following[slots[Int(byte)]].append(next)
      }
    }
    var next = Node(members: otherwise, cuts: node.cuts)
    next.escaped = node.escaped == 1 ? 2 : 0
    if let other = alphabet.subtracting(telling).plainest { add(next, from: index, other) }
    for (byte, members) in zip(bytes, following) {
      next.members = members
      if node.escaped == 0 { next.escaped = byte == UInt8(ascii: "%") ? 1 : 0 }
      add(next, from: index, byte)
    }
  }

  /// Of each list the rules that match a text that ends here.
  private func accepted(_ node: Node) -> [[Int]] {
    var accepted = node.cuts.map { $0 == .max ? [] : [$0] }
    for member in node.members where lists.automata[Int(member.automaton)].accepts(member.state) {
      for use in uses[Int(member.automaton)] where use.rule < node.cuts[use.list] {
        accepted[use.list].append(use.rule)
      }
    }
    for list in accepted.indices where accepted[list].count > 1 {
      accepted[list].sort()
      let rules = lists.lists[list].rules
      if let last = accepted[list].firstIndex(where: { rules[$0].isDecided(by: part) }) {
        accepted[list].removeSubrange((last + 1)...)
      }
    }
    return accepted
  }

  /// Whether all that follows comes to the same, of which nothing is to be told.
  private func isSettled(_ node: Node) -> Bool {
    var open = node.cuts.map { _ in [Int]() }
    for member in node.members {
      for use in uses[Int(member.automaton)] where use.rule < node.cuts[use.list] {
        open[use.list].append(use.rule)
      }
    }
    return isSettled(
      open.indices.map { index in
        let list = lists.lists[index]
        let effect = effect(of: index, node)
        var rules = open[index].sorted()
        while let last = rules.last, list.rules[last].effect == effect { rules.removeLast() }
        let identities = lists.identities[index]
        return RuleLists.Rest(rules: rules.map { identities[$0] }, effect: effect)
      })
  }

  /// The rules that may still decide about texts from a node on.
  private func open(from index: Int) -> Set<RuleLists.Reference> {
    var open: Set<RuleLists.Reference> = []
    for node in nodes[index...] where !isSettled(node) {
      for (list, cut) in node.cuts.enumerated() where cut != .max {
        open.insert(.init(list: list, rule: cut))
      }
      for member in node.members {
        for use in uses[Int(member.automaton)] where use.rule < node.cuts[use.list] {
          open.insert(.init(list: use.list, rule: use.rule))
        }
      }
    }
    return open
  }

  private func text(to index: Int) -> String {
    var bytes: [UInt8] = []
    var index = index
    while index > 0 {
      bytes.append(origins[index].byte)
      index = origins[index].node
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}

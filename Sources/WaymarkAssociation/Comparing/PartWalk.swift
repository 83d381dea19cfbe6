// SPDX-License-Identifier: MIT

import WaymarkLinks

/// Visits all texts of one part of addresses that lists of rules distinguish, the shortest first.
///
/// Texts that lead all lists to the same states are visited once.
struct PartWalk {
  /// A class of texts that lead all lists to the same states.
  private struct Node: Hashable {
    /// The state of each list.
    var states: [Int32]
    /// The number of characters of an escape so far: 0, 1 for `%`, or 2.
    var escaped: UInt8 = 0
  }

  private let lists: [RuleListAutomaton]
  private let part: AddressPart
  private var nodes: [Node] = []
  private var origins: [(node: Int, byte: UInt8)] = []
  private var numbers: [Node: Int] = [:]
  private var told: Set<[Int32]> = []

  /// Starts with the empty text.
  init(_ lists: [RuleListAutomaton], _ part: AddressPart) {
    self.lists = lists
    self.part = part
    add(Node(states: lists.map(\.start)), from: 0, 0)
  }

  /// Visits the texts.
  ///
  /// - Parameters:
  ///   - work: The steps left; those made are subtracted.
  ///   - isSettled: Whether no outcome is of interest, given the possible effects of each list.
  ///   - isKnown: Whether every outcome of interest is known, given the rules of each list that may
  ///     decide.
  ///   - end: Receives the rules of each list that match so far, in order up to the first to which
  ///     no later part matters, and the text.
  /// - Returns: The rules between which it is undecided since the steps did not suffice; nil where
  ///   they did.
  mutating func run(
    _ work: inout Int, isSettled: ([RuleLists.Rest]) -> Bool,
    isKnown: ([[Int?]], inout Int) -> Bool, end: ([[Int]], () -> String, inout Int) -> Void
  ) -> Set<RuleLists.Reference>? {
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      work -= lists.count + 4
      if work < 0 { return open(from: index, isSettled) }
      // An escape is always completed: no address ends within one.
      if node.escaped > 0 {
        expand(index, node, &work)
        index += 1
        continue
      }
      let outlooks = zip(lists, node.states).map { $0.outlook($1) }
      if told.insert(outlooks.map(\.acceptedNumber)).inserted {
        end(outlooks.map(\.accepted), { text(to: index) }, &work)
      }
      let isOver =
        zip(lists, node.states).allSatisfy { !$0.isOpen($1) }
        || isSettled(outlooks.map(\.rest)) || isKnown(outlooks.map(\.deciding), &work)
      if !isOver { expand(index, node, &work) }
      index += 1
    }
    return nil
  }

  private mutating func add(_ node: Node, from origin: Int, _ byte: UInt8) {
    guard numbers[node] == nil else { return }
    numbers[node] = nodes.count
    nodes.append(node)
    origins.append((origin, byte))
  }

  private mutating func expand(_ index: Int, _ node: Node, _ work: inout Int) {
    let rows = zip(lists, node.states).map { $0.row($1, &work) }
    var telling = ByteSet()
    for row in rows { telling.formUnion(row.telling) }
    let alphabet = node.escaped == 0 ? part.alphabet : .hexadecimal
    telling = telling.intersection(alphabet)
    var next = Node(states: rows.map(\.otherwise), escaped: node.escaped == 1 ? 2 : 0)
    if let other = alphabet.subtracting(telling).plainest { add(next, from: index, other) }
    let otherwise = next.states
    for byte in telling {
      work -= lists.count
      next.states = otherwise
      for (list, row) in rows.enumerated() where row.telling.contains(byte) {
        if let edge = row.edges.first(where: { $0.byte == byte }) { next.states[list] = edge.state }
      }
      if node.escaped == 0 { next.escaped = byte == UInt8(ascii: "%") ? 1 : 0 }
      add(next, from: index, byte)
    }
  }

  /// The rules that may still decide about texts from a node on.
  private func open(
    from index: Int, _ isSettled: ([RuleLists.Rest]) -> Bool
  ) -> Set<RuleLists.Reference> {
    var open: Set<RuleLists.Reference> = []
    for node in nodes[index...] {
      let outlooks = zip(lists, node.states).map { $0.outlook($1) }
      if isSettled(outlooks.map(\.rest)) { continue }
      for (list, outlook) in outlooks.enumerated() {
        for case let rule? in outlook.deciding { open.insert(.init(list: list, rule: rule)) }
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

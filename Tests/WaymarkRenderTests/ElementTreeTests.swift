// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkRender

private let (window, list, row, text) = (id(1), id(2), id(3), id(4))

private func id(_ index: UInt32, _ generation: UInt32 = 0) -> ElementID {
  ElementID(index: index, generation: generation)
}

/// A window with a list with a row, and a text without a parent.
private let log: [Mutation] = [
  .create(window, .window), .create(list, .list), .create(row, .row), .create(text, .text),
  .set(text, .text, .text("Alps")),
  .insert(window, into: .root, at: 0), .insert(list, into: window, at: 0),
  .insert(row, into: list, at: 0),
]

struct ElementTreeTests {
  @Test func `applying a log gives the tree it tells of`() throws {
    var tree = try ElementTree(replaying: log)
    #expect(tree.windows == [window] && tree.count == 4)
    #expect(tree[list]?.children == [row] && tree[list]?.parent == window)
    #expect(tree[window]?.parent == .root && tree[text]?.parent == nil)
    try tree.apply([.insert(text, into: row, at: 0)])
    #expect(
      tree.description == """
        window
          list
            row
              text text="Alps"
        """)
    try tree.apply([.set(text, .text, nil), .set(row, .width, .unbounded)])
    #expect(tree[text]?.properties == [:])
    #expect(tree.node(row)?.description == "row width=unbounded\n  text")
    #expect(tree.node(id(9)) == nil)
  }

  @Test func `a log in pieces gives the tree of the whole`() throws {
    let whole = try ElementTree(replaying: log)
    for cut in 0...log.count {
      var tree = try ElementTree(replaying: log[..<cut])
      try tree.apply(log[cut...])
      #expect(tree.nodes == whole.nodes)
    }
  }

  @Test(arguments: [
    (0, 2, [1, 2, 0]), (2, 0, [2, 0, 1]), (1, 1, [0, 1, 2]), (0, 1, [1, 0, 2]),
  ])
  func `a move counts its index after the removal`(from: Int, to: Int, order: [UInt32]) throws {
    var tree = ElementTree()
    for index in 0..<UInt32(3) {
      let child = id(10 + index)
      try tree.apply([.create(child, .window), .insert(child, into: .root, at: Int(index))])
    }
    try tree.apply([.move(id(10 + UInt32(from)), in: .root, to: to)])
    #expect(tree.windows == order.map { id(10 + $0) })
  }

  @Test func `what was removed can be inserted elsewhere, with all that is in it`() throws {
    var tree = try ElementTree(replaying: log)
    try tree.apply([.remove(row, from: list), .insert(row, into: window, at: 0)])
    #expect(tree[window]?.children == [row, list] && tree[list]?.children == [])
    #expect(tree[row]?.parent == window)
  }

  @Test func `destroying an element ends all that is in it`() throws {
    var tree = try ElementTree(replaying: log)
    try tree.apply([.remove(list, from: window), .destroy(list)])
    #expect(tree[list] == nil && tree[row] == nil && tree[text] != nil && tree.count == 2)
    // The index may be reused for another element.
    try tree.apply([.create(id(2, 1), .text), .insert(id(2, 1), into: window, at: 0)])
    #expect(tree[list] == nil && tree[id(2, 1)]?.kind == .text)
  }

  @Test(
    arguments: [
      (.create(list, .list), .exists),
      (.create(.root, .window), .exists),
      (.set(id(9), .text, nil), .unknown),
      (.set(id(2, 1), .text, nil), .unknown),
      (.set(.root, .text, nil), .unknown),
      (.insert(id(9), into: list, at: 0), .unknown),
      (.insert(row, into: window, at: 0), .hasParent),
      (.insert(text, into: id(9), at: 0), .unknownParent),
      (.insert(text, into: text, at: 0), .cycle),
      (.insert(text, into: list, at: 2), .outOfRange),
      (.insert(text, into: list, at: -1), .outOfRange),
      (.insert(text, into: .root, at: 2), .outOfRange),
      (.move(id(9), in: list, to: 0), .unknown),
      (.move(text, in: list, to: 0), .notAChild),
      (.move(row, in: window, to: 0), .notAChild),
      (.move(row, in: list, to: 1), .outOfRange),
      (.move(row, in: list, to: -1), .outOfRange),
      (.remove(id(9), from: list), .unknown),
      (.remove(row, from: window), .notAChild),
      (.remove(text, from: .root), .notAChild),
      (.destroy(id(9)), .unknown),
      (.destroy(.root), .unknown),
      (.destroy(row), .hasParent),
    ] as [(Mutation, ElementTreeError.Problem)])
  func `a mutation that does not fit is named, and changes nothing`(
    mutation: Mutation, problem: ElementTreeError.Problem
  ) throws {
    var tree = try ElementTree(replaying: log)
    let before = (tree.nodes, tree.count, tree[text])
    let expected = ElementTreeError(problem: problem, mutation: mutation, position: 1)
    let batch: [Mutation] = [.set(row, .hint, nil), mutation, .set(list, .hint, .text("late"))]
    #expect(throws: expected) { try tree.apply(batch) }
    #expect((tree.nodes, tree.count, tree[text]) == before)
    #expect(expected.description.hasPrefix("\(problem.rawValue) in mutation 1: "))
  }

  @Test func `an element cannot be put into what it holds`() throws {
    var tree = try ElementTree(replaying: log)
    try tree.apply([.remove(list, from: window)])
    #expect(throws: ElementTreeError.self) { try tree.apply([.insert(list, into: row, at: 0)]) }
    #expect(tree[list]?.parent == nil && tree[row]?.children == [])
  }

  @Test func `a destroyed id is never alive again`() throws {
    var random = SystemRandomNumberGenerator()
    var tree = ElementTree()
    var generations = [UInt32](repeating: 0, count: 20)
    var dead: Set<ElementID> = []
    for _ in 0..<500 {
      let index = Int.random(in: 0..<20, using: &random)
      let now = id(UInt32(index) + 1, generations[index])
      if tree[now] == nil {
        try tree.apply([.create(now, .box)])
      } else {
        try tree.apply([.destroy(now)])
        dead.insert(now)
        generations[index] += 1
      }
      #expect(dead.allSatisfy { tree[$0] == nil })
    }
    #expect(!dead.isEmpty)
  }
}

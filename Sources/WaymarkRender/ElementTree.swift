// SPDX-License-Identifier: MIT

/// What a host shows, as a value: the result of applying mutations to nothing.
///
/// Tests, the driver and hosts that need to look things up keep one.
public struct ElementTree: Sendable {
  /// One element of the tree.
  public struct Element: Hashable, Sendable {
    /// Which element it is.
    public let id: ElementID
    /// What kind of element it is.
    public let kind: ElementKind
    /// What it is like.
    public package(set) var properties: [Property: PropertyValue] = [:]
    /// Nil for an element that is not inserted yet, or was removed.
    public internal(set) var parent: ElementID?
    /// Its children, in their order.
    public internal(set) var children: [ElementID] = []
  }

  private var elements: [ElementID: Element] = [:]
  /// The windows, in order.
  public private(set) var windows: [ElementID] = []

  /// An empty tree.
  public init() {}

  /// The tree that a log of mutations leads to.
  ///
  /// - Parameter log: Mutations from the first on.
  /// - Throws: ``ElementTreeError`` naming the first mutation that does not fit.
  public init(replaying log: some Sequence<Mutation>) throws(ElementTreeError) {
    try apply(log)
  }

  /// How many elements there are, those without a parent included.
  public var count: Int { elements.count }

  /// The element of an id; nil when there is none (now).
  public subscript(_ id: ElementID) -> Element? { elements[id] }

  /// Applies mutations in order.
  ///
  /// - Parameter batch: The mutations.
  /// - Throws: ``ElementTreeError`` naming the first mutation that does not fit; those before it
  ///   are applied, it and those after it are not.
  public mutating func apply(_ batch: some Sequence<Mutation>) throws(ElementTreeError) {
    var position = 0
    for mutation in batch {
      if let problem = apply(mutation) {
        throw ElementTreeError(problem: problem, mutation: mutation, position: position)
      }
      position += 1
    }
  }

  private mutating func apply(_ mutation: Mutation) -> ElementTreeError.Problem? {
    switch mutation {
    case .create(let id, let kind):
      guard id != .root, elements[id] == nil else { return .exists }
      elements[id] = Element(id: id, kind: kind)
    case .set(let id, let property, let value):
      guard elements[id] != nil else { return .unknown }
      elements[id]?.properties[property] = value
    case .insert(let id, let parent, let index):
      guard let element = elements[id] else { return .unknown }
      guard element.parent == nil else { return .hasParent }
      guard !isInside(parent, id) else { return .cycle }
      return withChildren(of: parent) { children in
        guard (0...children.count).contains(index) else { return .outOfRange }
        children.insert(id, at: index)
        return nil
      } ?? adopt(id, parent)
    case .move(let id, let parent, let index):
      guard let element = elements[id] else { return .unknown }
      guard element.parent == parent else { return .notAChild }
      return withChildren(of: parent) { children in
        guard let old = children.firstIndex(of: id) else { return .notAChild }
        guard children.indices.contains(index) else { return .outOfRange }
        children.remove(at: old)
        children.insert(id, at: index)
        return nil
      }
    case .remove(let id, let parent):
      guard let element = elements[id] else { return .unknown }
      guard element.parent == parent else { return .notAChild }
      elements[id]?.parent = nil
      return withChildren(of: parent) { children in
        children.removeAll { $0 == id }
        return nil
      }
    case .destroy(let id):
      guard let element = elements[id] else { return .unknown }
      guard element.parent == nil else { return .hasParent }
      var doomed = [id]
      while let next = doomed.popLast() {
        doomed += elements.removeValue(forKey: next)?.children ?? []
      }
    }
    return nil
  }

  private mutating func adopt(
    _ id: ElementID, _ parent: ElementID
  ) -> ElementTreeError.Problem? {
    elements[id]?.parent = parent
    return nil
  }

  private mutating func withChildren(
    of parent: ElementID, _ change: (inout [ElementID]) -> ElementTreeError.Problem?
  ) -> ElementTreeError.Problem? {
    if parent == .root { return change(&windows) }
    guard elements[parent] != nil else { return .unknownParent }
    return change(&elements[parent, default: Element(id: parent, kind: .box)].children)
  }

  private func isInside(_ inner: ElementID, _ outer: ElementID) -> Bool {
    var next: ElementID? = inner
    while let id = next, id != .root {
      if id == outer { return true }
      next = elements[id]?.parent
    }
    return false
  }
}

/// A mutation that does not fit the tree it is applied to.
public struct ElementTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What does not fit.
  public enum Problem: String, Hashable, Sendable {
    /// The id is not, or no longer, that of an element.
    case unknown
    /// The parent's id is not that of an element.
    case unknownParent
    /// An element of that id is there already.
    case exists
    /// The element is in a parent already, or still.
    case hasParent
    /// The element is not a child of the parent named.
    case notAChild
    /// The index is not one of the parent's.
    case outOfRange
    /// The parent is inside the element.
    case cycle
  }

  /// What is wrong with it.
  public let problem: Problem
  /// The mutation that cannot be made.
  public let mutation: Mutation
  /// Which mutation of its batch it was, from 0.
  public let position: Int

  /// The problem, the mutation and its place.
  public var description: String { "\(problem.rawValue) in mutation \(position): \(mutation)" }
}

extension ElementTree {
  /// An element with all that is in it, without ids: what two trees are compared by.
  public struct Node: Hashable, Sendable {
    /// What kind of element it is.
    public var kind: ElementKind
    /// What it is like.
    public var properties: [Property: PropertyValue]
    /// Its children, in their order.
    public var children: [Node]
  }

  /// The tree below an element without its ids; nil when there is no such element.
  public func node(_ id: ElementID) -> Node? {
    guard let element = elements[id] else { return nil }
    return Node(
      kind: element.kind, properties: element.properties,
      children: element.children.compactMap(node))
  }

  /// All windows without ids.
  public var nodes: [Node] { windows.compactMap(node) }
}

extension ElementTree.Node: CustomStringConvertible {
  /// The tree as indented lines: a kind and its properties each.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let words = properties.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { " \($0.key.rawValue)=\($0.value.words)" }
    return ["\(indent)\(kind.rawValue)\(words.joined())"]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension ElementTree: CustomStringConvertible {
  /// The windows as indented lines.
  public var description: String { nodes.map(\.description).joined(separator: "\n") }
}

extension PropertyValue {
  fileprivate var words: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let value): "\"\(value)\""
    case .color(let value): "\(value)"
    case .insets(let value): "\(value.top),\(value.leading),\(value.bottom),\(value.trailing)"
    case .gradient(let value): "\(value.form) \(value.stops.map { "\($0.color) \($0.location)" })"
    case .picture(let value): "\(value)"
    case .runs(let runs): runs.map(\.text).joined(separator: "|")
    case .unbounded: "unbounded"
    }
  }
}

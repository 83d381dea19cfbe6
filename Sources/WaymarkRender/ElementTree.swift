// SPDX-License-Identifier: MIT

/// The elements that a host displays, as a value: the result of applying mutations.
///
/// Tests, the test driver and hosts that look up elements maintain one.
public struct ElementTree: Sendable {
  /// An element of the tree.
  public struct Element: Hashable, Sendable {
    /// The identifier of the element.
    public let id: ElementID
    /// The kind of the element.
    public let kind: ElementKind
    /// The properties of the element.
    public package(set) var properties = PropertyList()
    /// The parent; nil for an element that is not inserted.
    public internal(set) var parent: ElementID?
    /// The children, in order.
    public internal(set) var children: [ElementID] = []

    fileprivate mutating func changeChildren(
      _ change: (inout [ElementID]) -> ElementTreeError.Problem?
    ) -> ElementTreeError.Problem? {
      change(&children)
    }
  }

  private var elements = ElementDictionary<Element>()
  /// The windows, in order.
  public private(set) var windows: [ElementID] = []

  /// Creates an empty tree.
  public init() {}

  /// Creates a tree from a log of mutations.
  ///
  /// - Parameter log: All mutations, from the first on.
  /// - Throws: ``ElementTreeError`` for the first mutation that does not apply.
  public init(replaying log: some Sequence<Mutation>) throws(ElementTreeError) {
    try apply(log)
  }

  /// The number of elements, including those without a parent.
  public var count: Int { elements.count }

  /// The element with an id; nil if it does not exist.
  public subscript(_ id: ElementID) -> Element? { elements[id] }

  /// Applies mutations in order.
  ///
  /// - Parameter batch: The mutations.
  /// - Throws: ``ElementTreeError`` for the first mutation that does not apply; the mutations
  ///   before it are applied, and those after it are not.
  public mutating func apply(_ batch: some Sequence<Mutation>) throws(ElementTreeError) {
    try apply(batch) { _ in }
  }

  /// Applies mutations in order, and calls a closure with each element that ends, including those
  /// inside another one.
  package mutating func apply(
    _ batch: some Sequence<Mutation>, ended: (ElementID) -> Void
  ) throws(ElementTreeError) {
    var position = 0
    for mutation in batch {
      if let problem = apply(mutation, ended) {
        throw ElementTreeError(problem: problem, mutation: mutation, position: position)
      }
      position += 1
    }
  }

  private mutating func apply(
    _ mutation: Mutation, _ ended: (ElementID) -> Void
  ) -> ElementTreeError.Problem? {
    switch mutation {
    case .create(let id, let kind):
      guard id != .root, !elements.contains(id) else { return .exists }
      elements[id] = Element(id: id, kind: kind)
    case .set(let id, let property, let value):
      guard elements.contains(id) else { return .unknown }
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
        doomed += elements[next]?.children ?? []
        elements[next] = nil
        ended(next)
      }
    case .motion, .frames: break
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
    guard elements.contains(parent) else { return .unknownParent }
    return elements[parent]?.changeChildren(change)
  }

  /// Returns whether an element is another one, or is inside it.
  package func isInside(_ inner: ElementID, _ outer: ElementID) -> Bool {
    var next: ElementID? = inner
    while let id = next, id != .root {
      if id == outer { return true }
      next = elements[id]?.parent
    }
    return false
  }
}

/// The error of a mutation that does not apply to the tree.
public struct ElementTreeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why a mutation does not apply.
  public enum Problem: String, Hashable, Sendable {
    /// No element has the id.
    case unknown
    /// No element has the id of the parent.
    case unknownParent
    /// An element with the id already exists.
    case exists
    /// The element has a parent.
    case hasParent
    /// The element is not a child of the parent.
    case notAChild
    /// The index is out of range.
    case outOfRange
    /// The parent is a descendant of the element.
    case cycle
    /// The value is of another type than the property; only headless hosts report it, and others
    /// read such a property as absent.
    case wrongType
  }

  /// The reason.
  public let problem: Problem
  /// The mutation.
  public let mutation: Mutation
  /// The index of the mutation in its batch.
  public let position: Int

  package init(problem: Problem, mutation: Mutation, position: Int) {
    self.problem = problem
    self.mutation = mutation
    self.position = position
  }

  /// The reason, the mutation and its index.
  public var description: String { "\(problem.rawValue) in mutation \(position): \(mutation)" }
}

extension ElementTree {
  /// An element with its descendants, without ids, for comparing trees.
  public struct Node: Hashable, Sendable {
    /// The kind of the element.
    public var kind: ElementKind
    /// The properties of the element.
    public var properties: PropertyList
    /// The children, in order.
    public var children: [Node]
  }

  /// Returns an element and its descendants without ids, or nil if it does not exist.
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
  /// The tree as indented lines, each with a kind and its properties.
  public var description: String { lines(indent: "").joined(separator: "\n") }

  private func lines(indent: String) -> [String] {
    let parts = properties.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { " \($0.key.rawValue)=\($0.value.text)" }
    return ["\(indent)\(kind.rawValue)\(parts.joined())"]
      + children.flatMap { $0.lines(indent: indent + "  ") }
  }
}

extension ElementTree: CustomStringConvertible {
  /// The windows as indented lines.
  public var description: String { nodes.map(\.description).joined(separator: "\n") }
}

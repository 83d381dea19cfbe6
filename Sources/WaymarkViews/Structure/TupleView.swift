// SPDX-License-Identifier: MIT

/// The views of a block, in order.
nonisolated public struct TupleView<T>: View {
  public typealias Body = Never

  /// The tuple of views.
  public var value: T
  // `T` cannot be decomposed by itself; this metatype retains the pack that it was made of.
  @usableFromInline let children: (any TupleChildrenProtocol.Type)?

  /// Creates a view from a tuple whose elements are not known to be views; it is empty.
  public init(_ value: T) {
    self.value = value
    children = nil
  }

  @inlinable
  init(_ value: T, of children: any TupleChildrenProtocol.Type) {
    self.value = value
    self.children = children
  }

  /// Creates a view from several views, like the builder.
  init<each C: View>(_ content: repeat each C) where T == (repeat each C) {
    self.init((repeat each content), of: TupleChildren<repeat each C>.self)
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = TupleNode(in: parent)
    withUnsafePointer(to: view.value) {
      view.children?.make(UnsafeRawPointer($0), in: node)
    }
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    withUnsafePointer(to: view.value) {
      view.children?.update(
        UnsafeRawPointer($0), downcast(node, to: TupleNode.self))
    }
  }
}

/// Operations on a tuple of views whose types only the conforming type knows.
@MainActor
@usableFromInline
protocol TupleChildrenProtocol {
  static func make(_ tuple: UnsafeRawPointer, in node: TupleNode)
  static func update(_ tuple: UnsafeRawPointer, _ node: TupleNode)
  static func describe(_ tuple: UnsafeRawPointer, into description: inout LabelDescription)
  static func make(_ tuple: UnsafeRawPointer, in node: TupleNode, _ layers: BoxLayers)
  static func update(_ tuple: UnsafeRawPointer, _ node: TupleNode, _ layers: BoxLayers)
  static func views(_ tuple: UnsafeRawPointer) -> [any View]
}

/// The parameter pack of a tuple.
///
/// Never instantiated: only its metatype is used.
@usableFromInline
struct TupleChildren<each C: View>: TupleChildrenProtocol {
  @usableFromInline
  static func make(_ tuple: UnsafeRawPointer, in node: TupleNode) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    var count = 0
    for _ in repeat (each C).self { count += 1 }
    node.reserve(count)
    for child in repeat each tuple.pointee { node.append(child) }
  }

  @usableFromInline
  static func update(_ tuple: UnsafeRawPointer, _ node: TupleNode) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    var index = 0
    for child in repeat each tuple.pointee {
      node.update(index, with: child)
      index += 1
    }
  }

  @usableFromInline
  static func describe(_ tuple: UnsafeRawPointer, into description: inout LabelDescription) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    for child in repeat each tuple.pointee { description.add(child) }
  }

  @usableFromInline
  static func make(_ tuple: UnsafeRawPointer, in node: TupleNode, _ layers: BoxLayers) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    for child in repeat each tuple.pointee { node.append(BoxView(content: child, layers: layers)) }
  }

  @usableFromInline
  static func update(_ tuple: UnsafeRawPointer, _ node: TupleNode, _ layers: BoxLayers) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    var index = 0
    for child in repeat each tuple.pointee {
      node.update(index, with: BoxView(content: child, layers: layers))
      index += 1
    }
  }

  @usableFromInline
  static func views(_ tuple: UnsafeRawPointer) -> [any View] {
    let tuple = tuple.assumingMemoryBound(to: (repeat each C).self)
    var views: [any View] = []
    for child in repeat each tuple.pointee { views.append(child) }
    return views
  }
}

/// A view that consists of several views.
@MainActor
protocol ViewSequence {
  var views: [any View] { get }
}

extension TupleView: ViewSequence {
  @MainActor var views: [any View] {
    withUnsafePointer(to: value) { children?.views(UnsafeRawPointer($0)) ?? [] }
  }
}

/// A node with a fixed list of children.
@usableFromInline
final class TupleNode: ViewNode {
  // Proof: a child is removed or added by itself; its code runs outside of the access.
  @exclusivity(unchecked) private var children: ContiguousArray<ViewNode> = []

  func reserve(_ count: Int) { children.reserveCapacity(count) }

  func append<V: View>(_ view: V) { children.append(V._makeNode(view, in: self)) }

  func append(_ child: ViewNode) { children.append(child) }

  func update<V: View>(_ index: Int, with view: V) {
    V._updateNode(children[index], with: view)
  }

  func update(_ index: Int, _ update: (ViewNode) -> Void) { update(children[index]) }

  override func forEachChild(_ body: (ViewNode) -> Void) { children.forEach(body) }
}

extension TupleView: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) {
    withUnsafePointer(to: value) {
      children?.describe(UnsafeRawPointer($0), into: &description)
    }
  }
}

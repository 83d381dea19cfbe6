// SPDX-License-Identifier: MIT

import WaymarkRender

/// A retained node of the view graph.
///
/// The static type of the view determines the node's class. Apps never access nodes; hosts and
/// tests access them only through ``ViewGraph``.
@MainActor
public class ViewNode {
  // Proof for the three `unowned(unsafe)`: a parent owns its children and unmounts them before it
  // releases them, the graph unmounts its root before it ends, and a scope is owned by an ancestor.
  // Code that can hold a node for longer checks `isAlive` first.
  package unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) let parent: ViewNode?
  unowned(unsafe) let scope: EnvironmentScope
  /// The modifiers between this node and the nearest enclosing element that set properties on
  /// elements.
  unowned(unsafe) let attributes: AttributeNode?
  let depth: Int32
  /// The wrapper of the next element below this node.
  let wrapping: ItemWrapping
  var isDirty = false
  private(set) var isAlive = true
  /// Whether this node or a descendant sets preferences; never reset.
  private(set) var holdsPreferences = false

  /// Creates a node below another.
  init(in parent: ViewNode, scope: EnvironmentScope? = nil) {
    graph = parent.graph
    self.parent = parent
    self.scope = scope ?? parent.scopeForChildren
    attributes = parent.attributesForChildren
    wrapping = parent.wrappingForChildren
    depth = parent.depth + 1
    graph.counters.nodes += 1
    graph.counters.touched += 1
  }

  /// Creates the root node.
  init(graph: ViewGraph, scope: EnvironmentScope) {
    self.graph = graph
    self.scope = scope
    parent = nil
    attributes = nil
    wrapping = .none
    depth = 0
    graph.counters.nodes += 1
    graph.counters.touched += 1
  }

  // MARK: Inherited by descendants

  var scopeForChildren: EnvironmentScope { scope }
  var attributesForChildren: AttributeNode? { attributes }
  var wrappingForChildren: ItemWrapping { wrapping }

  // MARK: Update

  /// Updates the node after one of its dependencies changed.
  func refresh() { isDirty = false }

  /// Requests ``refresh()`` in the next flush.
  final func invalidate() { graph.invalidate(self) }

  /// Reports that the elements below this node may have changed.
  final func structureChanged() {
    var next: ViewNode? = self
    while let node = next {
      if let element = node.elementForChildren { return element.childrenChanged() }
      node.elementsChanged()
      next = node.parent
    }
  }

  /// Called when the elements of this node may have changed.
  func elementsChanged() {}

  /// The element that contains the elements below this node, if this node determines it.
  var elementForChildren: ElementNode? { nil }

  /// Whether content below this node is created only when it becomes visible.
  var isLazyContainer: Bool { false }

  /// Whether a child can currently be reached.
  func shows(_ child: ViewNode) -> Bool { true }

  /// Whether the node is displayed over the window, so that no ancestor hides it.
  var liesOverWindow: Bool { false }

  // MARK: Traversal

  /// Calls `body` for each direct child, in order.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends the elements of this node in its enclosing element.
  func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    forEachChild { $0.collectElements(&elements) }
  }

  /// Calls `body` for each element of this node in its enclosing element.
  func forEachRootElement(_ body: (ElementNode) -> Void) {
    forEachChild { $0.forEachRootElement(body) }
  }

  /// Unmounts the node and its descendants.
  ///
  /// Their elements are destroyed in the commit of the same flush.
  final func unmount() {
    guard isAlive else { return }
    let isFirst = graph.isAnimated && graph.beginDeparture(of: self)
    defer { if isFirst { graph.batchMotion.isDeparting = false } }
    isAlive = false
    endElement()
    forEachChild { $0.unmount() }
    didUnmount()
    graph.counters.nodes -= 1
  }

  /// Changes the elements of this node to their final look; called before they end in an animated
  /// update.
  func depart() {
    if elementForChildren == nil { forEachChild { $0.depart() } }
  }

  /// Ends the node's own element, if any.
  func endElement() {}

  /// Releases the node's resources outside of the graph.
  ///
  /// Children are already unmounted.
  func didUnmount() {}

  // MARK: Preferences

  /// Combines the preference values of this node and its descendants, in tree order, into `value`.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { child in
      if child.holdsPreferences { child.reducePreference(key, into: &value) }
    }
  }

  /// Whether the node itself holds state that would be lost with it.
  var keepsState: Bool { false }

  // MARK: Inspection

  /// The type of the view, if the node is one of a view with a body.
  var viewType: Any.Type? { nil }

  /// The view, if the node is one of a view with a body.
  var inspectedView: Any? { nil }

  /// Returns the name of the property with a slot, such as `TrailList.filter`; nil if it is not one
  /// of this node.
  func propertyName(of slot: ObjectIdentifier) -> String? { nil }

  /// Marks this node and its ancestors as containing preferences.
  final func markPreferences() {
    var next: ViewNode? = self
    while let node = next, !node.holdsPreferences {
      node.holdsPreferences = true
      next = node.parent
    }
  }
}

/// A node with one child.
@usableFromInline
class SingleChildNode: ViewNode {
  final var child: ViewNode?

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let child { body(child) }
  }

  override func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    child?.collectElements(&elements)
  }
}

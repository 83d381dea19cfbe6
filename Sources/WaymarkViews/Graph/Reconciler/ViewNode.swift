// SPDX-License-Identifier: MIT

import WaymarkRender

/// A retained node of the view graph.
///
/// Its class is fixed by the static type of its view.
///
/// Apps never touch one; hosts and tests only through ``ViewGraph``.
@MainActor
public class ViewNode {
  // Proof for the three `unowned(unsafe)`: a parent owns its children and unmounts them before it
  // lets go of them, the graph unmounts its root before it ends, a scope is owned by an ancestor;
  // whoever may hold a node for longer asks `isAlive` first.
  package unowned(unsafe) let graph: ViewGraph
  unowned(unsafe) let parent: ViewNode?
  unowned(unsafe) let scope: EnvironmentScope
  /// Properties that modifiers between here and the nearest element above set on elements.
  unowned(unsafe) let attributes: AttributeNode?
  let depth: Int32
  /// What the element to come below here is wrapped in.
  let wrapping: ItemWrapping
  var isDirty = false
  private(set) var isAlive = true
  /// Whether a writer of preferences is at or below this node; never taken back.
  private(set) var holdsPreferences = false

  /// A node below another.
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

  /// The root.
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

  // MARK: What nodes below inherit

  var scopeForChildren: EnvironmentScope { scope }
  var attributesForChildren: AttributeNode? { attributes }
  var wrappingForChildren: ItemWrapping { wrapping }

  // MARK: Update

  /// Re-evaluates the node after something it depends on changed.
  func refresh() { isDirty = false }

  /// Asks for ``refresh()`` in the next flush.
  final func invalidate() { graph.invalidate(self) }

  /// Says that the elements below this node may not be the same ones any more.
  final func structureChanged() {
    var next: ViewNode? = self
    while let node = next {
      if let element = node.elementForChildren { return element.childrenChanged() }
      node.elementsChanged()
      next = node.parent
    }
  }

  /// Called when the elements that stand for this node may have changed.
  func elementsChanged() {}

  /// The element that holds the elements below this node, where this node decides it.
  var elementForChildren: ElementNode? { nil }

  /// Whether what is below this node is made only when it is to be seen.
  var isLazyContainer: Bool { false }

  /// Whether what is below this node can be reached now.
  func shows(_ child: ViewNode) -> Bool { true }

  /// Whether the node is shown over the window, so that nothing above it hides it.
  var liesOverWindow: Bool { false }

  // MARK: Walks

  /// Calls `body` for each direct child, in order.
  func forEachChild(_ body: (ViewNode) -> Void) {}

  /// Appends the elements that stand for this node in the element above it.
  func collectElements(_ elements: inout ContiguousArray<ElementID>) {
    forEachChild { $0.collectElements(&elements) }
  }

  /// Calls `body` for each element that stands for this node in the element above it.
  func forEachRootElement(_ body: (ElementNode) -> Void) {
    forEachChild { $0.forEachRootElement(body) }
  }

  /// Takes the node and all below it out of service.
  ///
  /// Their elements are destroyed in the commit of the same flush.
  final func unmount() {
    guard isAlive else { return }
    isAlive = false
    endElement()
    forEachChild { $0.unmount() }
    didUnmount()
    graph.counters.nodes -= 1
  }

  /// Ends the node's own element, if it has one.
  func endElement() {}

  /// Lets go of what the node holds outside the graph.
  ///
  /// Children are unmounted already.
  func didUnmount() {}

  // MARK: Preferences

  /// Combines the values of a preference at and below this node, in tree order, into `value`.
  func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    forEachChild { child in
      if child.holdsPreferences { child.reducePreference(key, into: &value) }
    }
  }

  /// Whether the node itself keeps something that would be lost with it.
  var keepsState: Bool { false }

  /// Makes this node known to those who look for preferences below a node above.
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

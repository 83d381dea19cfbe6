// SPDX-License-Identifier: MIT

/// A part of the app that is shown or covered as a whole: a screen, a tab, a presentation.
///
/// What is covered keeps its nodes and state; only `onAppear`, `onDisappear` and tasks follow
/// visibility (S2, A1).
@MainActor
final class VisibilityScope {
  private weak var outer: VisibilityScope?
  private var inner: [WeakScope] = []
  private var members: [ObjectIdentifier: LifecycleNode] = [:]
  private(set) var isVisible: Bool

  private struct WeakScope {
    weak var scope: VisibilityScope?
  }

  /// Whether the part itself is shown; it is visible only if all around it is, too.
  var isShown: Bool {
    didSet { if isShown != oldValue { update() } }
  }

  init(below outer: VisibilityScope?, isShown: Bool = true) {
    self.outer = outer
    self.isShown = isShown
    isVisible = isShown && outer?.isVisible ?? true
    outer?.inner.append(WeakScope(scope: self))
  }

  func add(_ node: LifecycleNode) {
    members[ObjectIdentifier(node)] = node
    if isVisible { node.appear() }
  }

  func remove(_ node: LifecycleNode) {
    members[ObjectIdentifier(node)] = nil
    node.disappear()
  }

  private func update() {
    let now = isShown && outer?.isVisible ?? true
    guard now != isVisible else { return }
    isVisible = now
    // Outer first on appear, inner first on disappear (A1).
    let sorted = members.values.sorted { ($0.depth, $0.order) < ($1.depth, $1.order) }
    inner.removeAll { $0.scope == nil }
    if now {
      for node in sorted { node.appear() }
      for one in inner { one.scope?.update() }
    } else {
      for one in inner.reversed() { one.scope?.update() }
      for node in sorted.reversed() { node.disappear() }
    }
  }
}

/// A node with something to do when it comes into sight and when it goes.
class LifecycleNode: SingleChildNode {
  private(set) var hasAppeared = false
  let order: Int

  init(in parent: ViewNode) {
    parent.graph.lifecycleOrder += 1
    order = parent.graph.lifecycleOrder
    super.init(in: parent)
    scope.containers.visibility?.add(self)
  }

  final func appear() {
    guard !hasAppeared else { return }
    hasAppeared = true
    graph.effects.add(.appear) { [weak self] in self?.didAppear() }
  }

  final func disappear() {
    guard hasAppeared else { return }
    hasAppeared = false
    graph.effects.add(.disappear) { [self] in didDisappear() }
  }

  func didAppear() {}
  func didDisappear() {}

  override func didUnmount() { scope.containers.visibility?.remove(self) }
}

// SPDX-License-Identifier: MIT

/// A part of the app that is shown or covered as a whole: a screen, a tab, a presentation.
///
/// What is covered keeps its nodes and state; only `onAppear`, `onDisappear` and tasks follow
/// visibility (S2, A1).
@MainActor
package final class VisibilityScope {
  private weak var outer: VisibilityScope?
  private var inner: [WeakScope] = []
  private var sweepAt = 16
  private var members: [ObjectIdentifier: LifecycleNode] = [:]
  private(set) var isVisible: Bool
  private var ownPhase: EffectQueue.Phase?

  private struct WeakScope {
    weak var scope: VisibilityScope?
  }

  /// Whether the part itself is shown; it is visible only if all around it is, too.
  var isShown: Bool {
    didSet { if isShown != oldValue { update() } }
  }

  /// Whether a full-screen cover lies over the part.
  var isCovered = false {
    didSet { if isCovered != oldValue { update() } }
  }

  /// Whether the part would be visible without the covers over it.
  var isOpen: Bool { isShown && outer?.isOpen ?? true }

  init(below outer: VisibilityScope?, isShown: Bool = true) {
    self.outer = outer
    self.isShown = isShown
    isVisible = isShown && outer?.isVisible ?? true
    outer?.add(self)
  }

  /// Those that ended are swept out as often as their number doubles.
  private func add(_ scope: VisibilityScope) {
    if inner.count >= sweepAt {
      inner.removeAll { $0.scope == nil }
      sweepAt = max(16, inner.count * 2)
    }
    inner.append(WeakScope(scope: scope))
  }

  /// The phase in which views that become visible appear.
  private var appearPhase: EffectQueue.Phase { ownPhase ?? outer?.appearPhase ?? .appear }

  /// Has what comes into sight in this update wait until what it replaces is dismissed (M15).
  func appearAfterDismissal(_ effects: EffectQueue) {
    ownPhase = .late
    effects.add(.dismissed) { [weak self] in self?.ownPhase = nil }
  }

  func add(_ node: LifecycleNode) {
    members[ObjectIdentifier(node)] = node
    if isVisible { node.appear(in: appearPhase) }
  }

  func remove(_ node: LifecycleNode) {
    members[ObjectIdentifier(node)] = nil
    node.disappear()
  }

  private func update() {
    let now = isShown && !isCovered && outer?.isVisible ?? true
    guard now != isVisible else { return }
    isVisible = now
    inner.removeAll { $0.scope == nil }
    // In any order: each is told when it is its turn in the tree.
    for node in members.values {
      if now { node.appear(in: appearPhase) } else { node.disappear() }
    }
    for one in inner { one.scope?.update() }
  }
}

/// A node with something to do when it comes into sight and when it goes.
@usableFromInline
class LifecycleNode: SingleChildNode {
  /// Whether it has been told that it came into sight, and not yet that it went.
  private(set) var hasAppeared = false
  private(set) var isInSight = false

  /// A node that has something to do, unless it is not following.
  init(in parent: ViewNode, isFollowing: Bool = true) {
    super.init(in: parent)
    if isFollowing { scope.containers.visibility?.add(self) }
  }

  // What came and went in one update, or went and came back, was never seen to: nothing runs.

  final func appear(in phase: EffectQueue.Phase) {
    guard !isInSight else { return }
    isInSight = true
    graph.effects.add(phase, at: self) { [weak self] in
      guard let self, isInSight, !hasAppeared else { return }
      hasAppeared = true
      didAppear()
    }
  }

  final func disappear() {
    guard isInSight else { return }
    isInSight = false
    graph.effects.add(disappearPhase, at: self) { [self] in
      guard hasAppeared, !isInSight else { return }
      hasAppeared = false
      didDisappear()
    }
  }

  /// When it is told that it went.
  var disappearPhase: EffectQueue.Phase { .disappear }

  func didAppear() {}
  func didDisappear() {}

  override func didUnmount() { scope.containers.visibility?.remove(self) }
}

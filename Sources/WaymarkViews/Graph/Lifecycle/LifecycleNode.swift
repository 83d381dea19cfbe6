// SPDX-License-Identifier: MIT

/// A node with something to do when it comes into sight and when it goes.
@usableFromInline
class LifecycleNode: SingleChildNode, VisibilityMember {
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

// SPDX-License-Identifier: MIT

/// A node that runs work when it becomes visible and when it becomes invisible.
@usableFromInline
class LifecycleNode: SingleChildNode, VisibilityMember {
  /// Whether its appearance has been reported, and its disappearance has not.
  private(set) var hasAppeared = false
  private(set) var isInSight = false

  /// Creates a node that follows visibility if `isFollowing` is true.
  init(in parent: ViewNode, isFollowing: Bool = true) {
    super.init(in: parent)
    if isFollowing { scope.containers.visibility?.add(self) }
  }

  // Views that appear and disappear in the same update, or vice versa, run no actions.

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

  /// The phase in which its disappearance is reported.
  var disappearPhase: EffectQueue.Phase { .disappear }

  func didAppear() {}
  func didDisappear() {}

  override func didUnmount() { scope.containers.visibility?.remove(self) }
}

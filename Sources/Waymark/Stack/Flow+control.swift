// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension Flow {
  /// Sets what decides about changes of the path.
  func control(by place: ControlPlace?) {
    control = place?.control
    store.setControl(control, of: self)
  }

  /// Catches up with the path, has the change decided about, and writes what was decided.
  ///
  /// For writers that are not views being evaluated.
  func decide() {
    guard store.state.isControlled(id) else { return }
    sync()
    store.restore()
  }

  /// A view of this flow, or of one inside of it, asks before its screen closes, or no longer does.
  ///
  /// - Parameters:
  ///   - leaver: The view.
  ///   - screen: The screen of this flow that it is in; nil for the root, which does not close.
  ///   - guarding: The object of the view; nil if it no longer asks.
  func setLeaver(_ leaver: LeaverID, on screen: ScreenID?, guarding: LeaveGuard? = nil) {
    let isAsking = guarding != nil && screen != nil
    leavers[leaver] = isAsking ? WeakLeaveGuard(guarding: guarding) : nil
    store.state.setLeaver(leaver, of: id, on: isAsking ? screen : nil)
    // Closing a screen around this flow closes the view, too.
    parent?.setLeaver(leaver, on: place?.id, guarding: guarding)
  }

  /// The user has answered whether a screen of this flow, or of one around it, may close.
  func leaveAnswered(_ leaver: LeaverID, mayLeave: Bool) {
    store.leaveAnswered(leaver, mayLeave: mayLeave)
    parent?.leaveAnswered(leaver, mayLeave: mayLeave)
  }
}

/// A view that asks before its screen closes, which is gone when the view is.
struct WeakLeaveGuard {
  weak var guarding: LeaveGuard?
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension Flow {
  /// Whether its path is a selection, or a local destination that nothing shows.
  var isSelection: Bool { isLocal && !isJoined }

  /// Passes the guards and gates to the state, if they are others than before.
  func updateControl() {
    let declared = control.declared
    let isHeard = listener?.hearsProposals == true
    guard declared != nil || isHeard else {
      guard control.isUsed else { return }
      control.version = nil
      return store.setControl(nil, of: self, isHeard: false)
    }
    let last = NavigationControl.lastVersion
    if control.seen == last, control.version?.isHeard == isHeard { return }
    control.seen = last
    let version = ControlVersion(
      control: declared.map(ObjectIdentifier.init), number: declared?.version ?? 0,
      nesting: nesting, isHeard: isHeard)
    if version == control.version { return }
    control.version = version
    control.isUsed = true
    store.setControl(declared, of: self, isHeard: isHeard)
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
    if isAsking { control.isUsed = true }
    control.leavers[leaver] = isAsking ? Weak(guarding) : nil
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

/// What decides about the changes of a flow's path.
@MainActor
struct FlowControl {
  /// Its guards and gates; nil if there are none.
  var declared: NavigationControl? {
    didSet { if declared !== oldValue { seen = nil } }
  }
  /// What the state knows of them.
  var version: ControlVersion?
  /// Whether the open routes may not be in line with it yet.
  var isNew = false
  /// Whether there has been anything to decide, ever: most flows have nothing.
  var isUsed = false
  /// The last version of any control when they were looked at last.
  var seen: Int?
  /// The views that ask before a screen of the flow closes.
  var leavers: [LeaverID: Weak<LeaveGuard>] = [:]
}

/// Tells one state of what decides about a path from others.
struct ControlVersion: Equatable {
  let control: ObjectIdentifier?
  let number: Int
  let nesting: Int
  let isHeard: Bool
}

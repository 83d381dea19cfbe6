// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension Flow {
  /// Whether its path is a selection, or a local destination that is not displayed.
  var isSelection: Bool { isLocal && !isJoined }

  /// Passes the guards and gates to the state if they have changed.
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

  /// Synchronizes with the path, lets guards decide about the change, and writes the result.
  ///
  /// For callers other than views that are being evaluated.
  func decide() {
    guard store.state.isControlled(id) else { return }
    sync()
    store.restore()
  }

  /// Records that a view of this flow, or of a nested one, asks before its screen closes, or that
  /// it no longer asks.
  ///
  /// - Parameters:
  ///   - leaver: The view.
  ///   - screen: The screen of this flow that contains the view; nil for the root, which does not
  ///     close.
  ///   - guarding: The object of the view; nil if it no longer asks.
  func setLeaver(_ leaver: LeaverID, on screen: ScreenID?, guarding: LeaveGuard? = nil) {
    let isAsking = guarding != nil && screen != nil
    if isAsking { control.isUsed = true }
    control.leavers[leaver] = isAsking ? Weak(guarding) : nil
    store.state.setLeaver(leaver, of: id, on: isAsking ? screen : nil)
    // Closing an enclosing screen closes the view, too.
    parent?.setLeaver(leaver, on: place?.id, guarding: guarding)
  }

  /// Called when the user has answered whether a screen of this flow, or of an enclosing one, may
  /// close.
  func leaveAnswered(_ leaver: LeaverID, mayLeave: Bool) {
    store.leaveAnswered(leaver, mayLeave: mayLeave)
    parent?.leaveAnswered(leaver, mayLeave: mayLeave)
  }
}

/// The guards and gates that decide about the changes of a flow's path.
@MainActor
struct FlowControl {
  /// Its guards and gates; nil if there are none.
  var declared: NavigationControl? {
    didSet { if declared !== oldValue { seen = nil } }
  }
  /// The version of them that the state uses.
  var version: ControlVersion?
  /// Whether open routes may not comply with them yet.
  var isNew = false
  /// Whether it has ever contained anything, which is false for most flows.
  var isUsed = false
  /// The last version of any control at the last check.
  var seen: Int?
  /// The views that ask before a screen of the flow closes.
  var leavers: [LeaverID: Weak<LeaveGuard>] = [:]
}

/// Identifies a version of the guards and gates of a path.
struct ControlVersion: Equatable {
  let control: ObjectIdentifier?
  let number: Int
  let nesting: Int
  let isHeard: Bool
}

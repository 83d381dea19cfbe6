// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// The views that ask before another value is selected.
@MainActor
final class SelectionLeaving {
  private let flow: Flow
  private var asking: [LeaverID: (guarding: Weak<LeaveGuard>, value: AnyHashable)] = [:]

  init(_ flow: Flow) { self.flow = flow }

  /// Records that a view asks while a value is selected, or that it no longer asks.
  func set(_ leaver: LeaverID, guarding: LeaveGuard?, while value: AnyHashable?) {
    if let guarding, let value {
      asking[leaver] = (Weak(guarding), value)
    } else if asking.removeValue(forKey: leaver) == nil {
      return
    }
    update()
    if asking[leaver] == nil { flow.setLeaver(leaver, on: nil) }
  }

  /// Called when the selection may have changed.
  func update() {
    guard !asking.isEmpty else { return }
    let path = flow.store.state.paths[flow.id]
    let selected = path?.routes.last?.screen
    for (leaver, one) in asking {
      flow.setLeaver(
        leaver, on: selected == one.value ? path?.screens.last?.id : nil,
        guarding: one.guarding.object)
    }
  }

  /// Called when the user has answered whether another value may be selected.
  func answered(_ leaver: LeaverID, mayLeave: Bool) {
    flow.leaveAnswered(leaver, mayLeave: mayLeave)
    update()
  }
}

extension EnvironmentValues {
  /// The enclosing selection that guards decide about.
  var selectionLeaving: SelectionLeaving? {
    get { self[SelectionLeavingKey.self] }
    set { self[SelectionLeavingKey.self] = newValue }
  }
}

private enum SelectionLeavingKey: EnvironmentKey {
  static var defaultValue: SelectionLeaving? { nil }
}

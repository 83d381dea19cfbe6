// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension FlowState {
  /// Called when the views have been updated; returns a notification for each path that has
  /// changed, once all steps are complete.
  mutating func updated() -> [FlowAction] {
    guard !isUnderway else { return [] }
    var actions: [FlowAction] = []
    notify(root, &actions)
    stepCount = 0
    return actions
  }

  private mutating func notify(_ path: PathID, _ actions: inout [FlowAction]) {
    guard let known = paths[path] else { return }
    if var change = known.pending {
      change.steps = max(1, stepCount)
      paths[path]?.pending = nil
      if !entrances.isEmpty { for one in change.closed { entrances[one.id] = nil } }
      actions.append(.notify(path, change, after: known.routes))
    }
    for child in known.children { notify(child, &actions) }
  }
}

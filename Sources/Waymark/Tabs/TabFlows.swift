// SPDX-License-Identifier: MIT

import WaymarkUI

/// The outermost flows in a tab.
@MainActor
final class TabFlows: ObservableObject {
  /// The flows that are not nested in others.
  var flows = WeakList<Flow>()
  /// The screens that may require completion.
  var required = WeakList<RequiredScreen>()

  /// Closes the screens of all flows that can be closed.
  func reset() {
    let kept = required.objects.compactMap(\.flowIfRequired)
    for flow in flows.objects
    where flow.control.leavers.isEmpty && !kept.contains(where: { $0 === flow }) {
      flow.closeAll()
    }
  }
}

extension Flow {
  /// Closes all of its screens, including local destinations above its root.
  fileprivate func closeAll() {
    sync()
    if let lowest = store.state.paths[id]?.screens.first { close(lowest.id, because: .code) }
    closeLocalRoutes(keeping: 0)
  }
}

extension EnvironmentValues {
  /// The flows of the enclosing tab.
  var tabFlows: TabFlows? {
    get { self[TabFlowsKey.self] }
    set { self[TabFlowsKey.self] = newValue }
  }
}

private enum TabFlowsKey: EnvironmentKey {
  static var defaultValue: TabFlows? { nil }
}

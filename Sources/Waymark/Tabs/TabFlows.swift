// SPDX-License-Identifier: MIT

import WaymarkUI

/// The outermost flows in a tab.
@MainActor
final class TabFlows: ObservableObject {
  private var flows: [ObjectIdentifier: FlowReference] = [:]
  private var required: [ObjectIdentifier: WeakRequiredScreen] = [:]

  /// Adds a flow that is in no other.
  func add(_ flow: Flow) { flows[ObjectIdentifier(flow.reference)] = flow.reference }

  /// Adds a screen that may have to stay.
  func add(_ screen: RequiredScreen) {
    required[ObjectIdentifier(screen)] = WeakRequiredScreen(screen: screen)
  }

  /// Closes the screens of all flows that may close.
  func reset() {
    flows = flows.filter { $0.value.flow != nil }
    required = required.filter { $0.value.screen != nil }
    let kept = required.values.compactMap { $0.screen?.flowIfRequired }
    for flow in flows.values.compactMap(\.flow)
    where flow.control.leavers.isEmpty && !kept.contains(where: { $0 === flow }) {
      flow.closeAll()
    }
  }
}

private struct WeakRequiredScreen {
  weak var screen: RequiredScreen?
}

extension Flow {
  /// Closes all of its screens, and what bindings show above its root.
  fileprivate func closeAll() {
    sync()
    if let lowest = store.state.paths[id]?.screens.first { close(lowest.id, because: .code) }
    closeLocalRoutes(keeping: 0)
  }
}

extension EnvironmentValues {
  /// The flows of the tab around the view.
  var tabFlows: TabFlows? {
    get { self[TabFlowsKey.self] }
    set { self[TabFlowsKey.self] = newValue }
  }
}

private enum TabFlowsKey: EnvironmentKey {
  static var defaultValue: TabFlows? { nil }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

private struct TabReselectionValue: Equatable {
  var pops = false
  var scrolls = false
}

private enum TabReselectionKey: EnvironmentKey {
  static var defaultValue: TabReselectionValue { TabReselectionValue() }
}

extension EnvironmentValues {
  fileprivate var tabReselection: TabReselectionValue {
    get { self[TabReselectionKey.self] }
    set { self[TabReselectionKey.self] = newValue }
  }
}

extension View {
  /// Sets the effect of selecting the selected tab again in this view.
  ///
  /// - Parameters:
  ///   - pops: Whether the tab's stacks return to their roots.
  ///   - scrolls: Whether the visible content scrolls to its top if no stack returned to its root.
  /// - Returns: The view, whose tabs can be selected again.
  nonisolated package func popsReselectedTabs(_ pops: Bool, scrolling scrolls: Bool) -> some View {
    environment(\.tabReselection, TabReselectionValue(pops: pops, scrolls: scrolls))
  }
}

extension TabsNode {
  /// Called when a person selects the selected tab again.
  func reselect(_ tab: TabNode) {
    let wanted = EnvironmentValues(scope).tabReselection
    let stacks = stacks(in: tab)
    if wanted.pops {
      let popped = stacks.filter { $0.goBackToRoot() }
      if !popped.isEmpty { return }
    }
    guard wanted.scrolls, let list = scrolled(in: stacks.first?.top ?? tab) else { return }
    var rows: ContiguousArray<ElementID> = []
    list.collectContent(&rows)
    if let first = rows.first { graph.host.scroll(to: first, anchor: (0.5, 0)) }
  }

  /// Returns the outermost stacks in a tab.
  private func stacks(in node: ViewNode) -> [StackNode] {
    if let stack = node as? StackNode { return [stack] }
    var found: [StackNode] = []
    node.forEachChild { found += stacks(in: $0) }
    return found
  }

  /// Returns the first list or scroll view.
  private func scrolled(in node: ViewNode) -> ContentNode? {
    if let node = node as? ContentNode, node.kind == .list || node.kind == .scroll { return node }
    var found: ContentNode?
    node.forEachChild { if found == nil { found = scrolled(in: $0) } }
    return found
  }
}

extension StackNode {
  /// Returns to the lowest screen, as the back button does screen by screen; false if it is already
  /// on top.
  fileprivate func goBackToRoot() -> Bool {
    let lowest = isLed ? 1 : 0
    guard entries.count > lowest else { return false }
    goBack(from: entries[lowest].screen)
    return true
  }
}

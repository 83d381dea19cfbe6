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
  /// Says what selecting the selected tab again does in this view.
  ///
  /// - Parameters:
  ///   - pops: Whether the tab's stacks go back to their roots.
  ///   - scrolls: Whether what is in front scrolls to its top, where no stack went back.
  /// - Returns: The view, whose tabs may be selected again.
  nonisolated package func popsReselectedTabs(_ pops: Bool, scrolling scrolls: Bool) -> some View {
    environment(\.tabReselection, TabReselectionValue(pops: pops, scrolls: scrolls))
  }
}

extension TabsNode {
  /// A person has selected the tab that is selected.
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

  /// The stacks in a tab that are in no other.
  private func stacks(in node: ViewNode) -> [StackNode] {
    if let stack = node as? StackNode { return [stack] }
    var found: [StackNode] = []
    node.forEachChild { found += stacks(in: $0) }
    return found
  }

  /// The first list or scroll view.
  private func scrolled(in node: ViewNode) -> ContentNode? {
    if let node = node as? ContentNode, node.kind == .list || node.kind == .scroll { return node }
    var found: ContentNode?
    node.forEachChild { if found == nil { found = scrolled(in: $0) } }
    return found
  }
}

extension StackNode {
  /// Goes back to the lowest screen, as the back button does screen by screen; false if it is there.
  fileprivate func goBackToRoot() -> Bool {
    let lowest = isLed ? 1 : 0
    guard entries.count > lowest else { return false }
    goBack(from: entries[lowest].screen)
    return true
  }
}

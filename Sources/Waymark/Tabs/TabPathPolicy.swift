// SPDX-License-Identifier: MIT

public import WaymarkUI

/// What becomes of the paths in a tab when another tab is selected.
public enum TabPathPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// They stay; so the tab shows what it showed before.
  case kept
  /// Their screens close; so the tab shows its root.
  case reset
}

extension View {
  /// Says what becomes of the flow stacks in this tab when another tab is selected.
  ///
  /// ```swift
  /// FlowStack($search, withNavigation: true) { SearchView() }
  ///   .tabPath(.reset, isSelected: tab == .search)
  ///   .tabItem { Text("Search") }.tag(Tab.search)
  /// ```
  ///
  /// A path with a screen that must stay is kept all the same: one with unsaved changes
  /// (`confirmLeave(when:)`), or one that must be completed (`requiresCompletion(while:links:)`).
  /// Guards are asked, the cause is `code`. Navigation stacks that are no flow stacks keep their
  /// path: empty one that is bound where the selection changes.
  ///
  /// - Parameters:
  ///   - policy: What becomes of the paths; without this modifier they are kept.
  ///   - isSelected: Whether the tab is the selected one.
  /// - Returns: The tab's content.
  public func tabPath(_ policy: TabPathPolicy, isSelected: Bool) -> some View {
    modifier(TabPathModifier(policy: policy, isSelected: isSelected))
  }
}

private struct TabPathModifier: ViewModifier {
  @StateObject private var flows = TabFlows()
  let policy: TabPathPolicy
  let isSelected: Bool

  func body(content: Content) -> some View {
    content
      .environment(\.tabFlows, flows)
      .onNewValue(of: isSelected) { if policy == .reset, !isSelected { flows.reset() } }
  }
}

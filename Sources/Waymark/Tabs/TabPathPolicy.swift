// SPDX-License-Identifier: MIT

public import WaymarkUI

/// Determines what happens to the paths in a tab when another tab is selected.
public enum TabPathPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// The paths are kept, so the tab shows the same screens again.
  case kept
  /// The screens of the paths close, so the tab shows its root.
  case reset
}

extension View {
  /// Sets what happens to the flow stacks in this tab when another tab is selected.
  ///
  /// ```swift
  /// FlowStack($search, withNavigation: true) { SearchView() }
  ///   .tabPath(.reset, isSelected: tab == .search)
  ///   .tabItem { Text("Search") }.tag(Tab.search)
  /// ```
  ///
  /// A path is always kept if it contains a screen with unsaved changes (`confirmLeave(when:)`) or
  /// a screen that must be completed (`requiresCompletion(while:links:)`). Guards are asked; the
  /// cause is `code`. Other navigation stacks than flow stacks keep their path: to empty one,
  /// change its bound path when the selection changes.
  ///
  /// - Parameters:
  ///   - policy: What happens to the paths; without this modifier, they are kept.
  ///   - isSelected: Whether the tab is selected.
  /// - Returns: The content of the tab.
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

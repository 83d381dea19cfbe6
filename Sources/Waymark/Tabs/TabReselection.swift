// SPDX-License-Identifier: MIT

public import WaymarkUI

/// What selecting the selected tab again does.
public struct TabReselection: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Makes a set of its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Goes back to the root of the tab's stack, as the back button would.
  public static let popToRoot = TabReselection(rawValue: 1)

  /// Scrolls what is in front to its top, unless there was a way back to go.
  public static let scrollToTop = TabReselection(rawValue: 2)
}

extension View {
  /// Lets a person go back to the root of a tab, or scroll to its top, by selecting it once more.
  ///
  /// For the `TabView`s in this view, and whatever stack is in their tabs: a `FlowStack`, a
  /// `NavigationStack` or a `NavigationView`. Guards are asked and screens with unsaved changes ask
  /// before they close, as with the back button. Sheets stay, and so does the selection.
  ///
  /// ```swift
  /// TabView(selection: $tab) {
  ///   FlowStack($trails, withNavigation: true) { TrailList() }.tabItem { Text("Trails") }.tag(0)
  ///   Settings().tabItem { Text("Settings") }.tag(1)
  /// }
  /// .tabReselection()
  /// ```
  ///
  /// Over SwiftUI this does nothing: the platform handles the tap, and pops a tab's navigation stack
  /// by itself.
  ///
  /// - Parameter reselection: What is done; nothing for an empty set, which is the default without
  ///   this modifier.
  /// - Returns: The view, whose tabs may be selected again.
  public func tabReselection(
    _ reselection: TabReselection = [.popToRoot, .scrollToTop]
  ) -> some View {
    popsReselectedTabs(
      reselection.contains(.popToRoot), scrolling: reselection.contains(.scrollToTop))
  }
}

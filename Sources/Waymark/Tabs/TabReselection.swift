// SPDX-License-Identifier: MIT

public import WaymarkUI

/// The effects of selecting the selected tab again.
public struct TabReselection: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  /// Creates a set from its raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Goes back to the root of the tab's stack, as the back button does.
  public static let popToRoot = TabReselection(rawValue: 1)

  /// Scrolls the frontmost content to its top, unless the stack went back.
  public static let scrollToTop = TabReselection(rawValue: 2)
}

extension View {
  /// Returns a tab to its root, or scrolls it to its top, when a person selects it again.
  ///
  /// Applies to the `TabView`s in this view, and to any stack in their tabs: a `FlowStack`, a
  /// `NavigationStack` or a `NavigationView`. As with the back button, guards are asked, and
  /// screens with unsaved changes ask before they close. Sheets and the selection are unchanged.
  ///
  /// ```swift
  /// TabView(selection: $tab) {
  ///   FlowStack($trails, withNavigation: true) { TrailList() }.tabItem { Text("Trails") }.tag(0)
  ///   Settings().tabItem { Text("Settings") }.tag(1)
  /// }
  /// .tabReselection()
  /// ```
  ///
  /// Over SwiftUI this has no effect: the platform handles the tap, and pops a tab's navigation
  /// stack itself.
  ///
  /// - Parameter reselection: The effects; none for an empty set, which is the default without this
  ///   modifier.
  /// - Returns: A view whose tabs can be reselected.
  public func tabReselection(
    _ reselection: TabReselection = [.popToRoot, .scrollToTop]
  ) -> some View {
    popsReselectedTabs(
      reselection.contains(.popToRoot), scrolling: reselection.contains(.scrollToTop))
  }
}

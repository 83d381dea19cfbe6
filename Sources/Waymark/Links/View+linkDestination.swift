// SPDX-License-Identifier: MIT

public import WaymarkUI

extension View {
  /// Declares the screen that a control opens, so that the control is a link to its URL.
  ///
  /// ```swift
  /// Button("Plant of the day") { path.append(.push(.plant(3))) }
  ///   .linkDestination(Garden.plant(3))
  /// ```
  ///
  /// In a browser, people can open the link in a new tab, copy it, and follow it before the page's
  /// script runs; crawlers follow it. A plain click or tap runs the action of the control. The URL
  /// is that of the ``WaymarkLinks/RouteTable`` of the app; a route that has no page there leaves
  /// the control as it is. On all platforms, assistive technologies announce the control as a link.
  ///
  /// `NavigationLink(value:)` and ``FlowLink`` do this without the modifier.
  ///
  /// - Parameter route: The route of the screen, of the type of the table's routes.
  /// - Returns: The control as a link.
  public func linkDestination<R: Hashable & Sendable>(_ route: R) -> some View {
    linksToScreen(of: AnyHashable(route)).accessibilityAddTraits(.isLink)
  }
}

// SPDX-License-Identifier: MIT

// FlowStacks' earlier name for `withNavigation`, which its own README still uses.

@available(iOS, deprecated: 100000, message: "Use withNavigation.")
@available(macOS, deprecated: 100000, message: "Use withNavigation.")
@available(tvOS, deprecated: 100000, message: "Use withNavigation.")
@available(watchOS, deprecated: 100000, message: "Use withNavigation.")
@available(visionOS, deprecated: 100000, message: "Use withNavigation.")
extension RoutePath {
  /// Presents a screen as a sheet; see ``presentSheet(_:withNavigation:)``.
  public mutating func presentSheet(
    _ screen: RouteType.Screen, embedInNavigationView: Bool
  ) {
    presentSheet(screen, withNavigation: embedInNavigationView)
  }

  /// Presents a screen as a cover; see ``presentCover(_:withNavigation:)``.
  public mutating func presentCover(
    _ screen: RouteType.Screen, embedInNavigationView: Bool
  ) {
    presentCover(screen, withNavigation: embedInNavigationView)
  }
}

@available(iOS, deprecated: 100000, message: "Use withNavigation.")
@available(macOS, deprecated: 100000, message: "Use withNavigation.")
@available(tvOS, deprecated: 100000, message: "Use withNavigation.")
@available(watchOS, deprecated: 100000, message: "Use withNavigation.")
@available(visionOS, deprecated: 100000, message: "Use withNavigation.")
extension RouteNavigator {
  /// Presents a screen as a sheet; see ``RoutePath/presentSheet(_:withNavigation:)``.
  public func presentSheet(_ screen: Screen, embedInNavigationView: Bool) {
    presentSheet(screen, withNavigation: embedInNavigationView)
  }

  /// Presents a screen as a cover; see ``RoutePath/presentCover(_:withNavigation:)``.
  public func presentCover(_ screen: Screen, embedInNavigationView: Bool) {
    presentCover(screen, withNavigation: embedInNavigationView)
  }
}

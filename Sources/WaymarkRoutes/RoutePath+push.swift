// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RoutePath {
  /// Whether the top screen can push: what the topmost sheet or cover says, which has a
  /// navigation stack of its own or not.
  ///
  /// Nil where nothing is presented, for then it depends on where the path is shown. An alert or a
  /// dialog does not count: what its buttons push comes in its place.
  public var canPush: Bool? {
    routes.last { $0.isPresented && !isDialog($0.screen) }?.withNavigation
  }

  /// Pushes a screen.
  ///
  /// Over a sheet or cover without navigation the push is reported, and added all the same.
  public mutating func push(_ screen: RouteType.Screen) { push(screen, onto: canPush) }

  /// Pushes a screen where it is known whether that can be done.
  mutating func push(_ screen: RouteType.Screen, onto canPush: Bool?) {
    if canPush == false {
      DiagnosticSink.current.report(
        Diagnostic(
          """
          Pushing a screen onto a sheet or cover that has no navigation stack. \
          Present it with `withNavigation: true`.
          """))
    }
    routes.append(.push(screen))
  }

  /// Presents a screen as a sheet, with a navigation stack of its own if `withNavigation` is true.
  public mutating func presentSheet(_ screen: RouteType.Screen, withNavigation: Bool = false) {
    routes.append(.sheet(screen, withNavigation: withNavigation))
  }

  /// Presents a screen as a cover, with a navigation stack of its own if `withNavigation` is true.
  public mutating func presentCover(_ screen: RouteType.Screen, withNavigation: Bool = false) {
    routes.append(.cover(screen, withNavigation: withNavigation))
  }
}

/// Whether a presented screen is an alert or a dialog.
private func isDialog<Screen>(_ screen: Screen) -> Bool {
  let value = (screen as? AnyHashable)?.base ?? screen
  return (value as? any PresentedScreen)?.presentation.isDialog ?? false
}

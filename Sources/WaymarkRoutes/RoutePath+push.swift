// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

extension RoutePath {
  /// Whether the top screen can push: whether the topmost sheet or cover has its own navigation
  /// stack.
  ///
  /// Nil without a presentation, because it then depends on where the path is shown. An alert or a
  /// dialog does not count: a screen that its buttons push replaces it.
  public var canPush: Bool? {
    routes.last { $0.isPresented && !isDialog($0.screen) }?.withNavigation
  }

  /// Pushes a screen.
  ///
  /// Over a sheet or cover without navigation, the push is reported, and the screen is added as
  /// well.
  public mutating func push(_ screen: RouteType.Screen) { push(screen, onto: canPush) }

  /// Pushes a screen, if it is known whether the top screen can push.
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

  /// Presents a screen as a sheet, with its own navigation stack if `withNavigation` is true.
  public mutating func presentSheet(_ screen: RouteType.Screen, withNavigation: Bool = false) {
    routes.append(.sheet(screen, withNavigation: withNavigation))
  }

  /// Presents a screen as a cover, with its own navigation stack if `withNavigation` is true.
  public mutating func presentCover(_ screen: RouteType.Screen, withNavigation: Bool = false) {
    routes.append(.cover(screen, withNavigation: withNavigation))
  }
}

/// Whether a presented screen is an alert or a dialog.
private func isDialog<Screen>(_ screen: Screen) -> Bool {
  let value = (screen as? AnyHashable)?.base ?? screen
  return (value as? any PresentedScreen)?.presentation.isDialog ?? false
}

// SPDX-License-Identifier: MIT

/// The requirements of ``Route``, for extensions of arrays of routes with any screen type.
public protocol RouteProtocol<Screen> {
  /// The type of the screens' values.
  associatedtype Screen

  /// A route that pushes a screen.
  static func push(_ screen: Screen) -> Self

  /// A route that presents a screen as a sheet.
  static func sheet(_ screen: Screen, withNavigation: Bool) -> Self

  /// A route that presents a screen as a cover.
  static func cover(_ screen: Screen, withNavigation: Bool) -> Self

  /// The screen's value.
  var screen: Screen { get set }

  /// Whether the screen is presented with its own navigation stack; false for a push.
  var withNavigation: Bool { get }

  /// Whether the screen is a sheet or a cover.
  var isPresented: Bool { get }

  /// The presentation style of the screen.
  var style: RouteStyle { get }
}

extension RouteProtocol {
  /// Returns a route that presents a screen as a sheet without its own navigation stack.
  public static func sheet(_ screen: Screen) -> Self { sheet(screen, withNavigation: false) }

  /// Returns a route that presents a screen as a cover without its own navigation stack.
  public static func cover(_ screen: Screen) -> Self { cover(screen, withNavigation: false) }

  /// Returns a route, a sheet, for the first screen of a path that includes the root.
  ///
  /// Coordinators that store the root in their own array have such paths.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Self {
    sheet(screen, withNavigation: withNavigation)
  }
}

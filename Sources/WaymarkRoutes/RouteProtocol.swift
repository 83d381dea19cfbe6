// SPDX-License-Identifier: MIT

/// What ``Route`` is, for extensions of arrays of routes of any screen.
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

  /// Whether the screen is presented with a navigation stack of its own; false for a push.
  var withNavigation: Bool { get }

  /// Whether the screen is a sheet or a cover.
  var isPresented: Bool { get }

  /// How the screen is shown.
  var style: RouteStyle { get }
}

extension RouteProtocol {
  /// A route that presents a screen as a sheet without a navigation stack of its own.
  public static func sheet(_ screen: Screen) -> Self { sheet(screen, withNavigation: false) }

  /// A route that presents a screen as a cover without a navigation stack of its own.
  public static func cover(_ screen: Screen) -> Self { cover(screen, withNavigation: false) }

  /// A route for the first screen of a path whose root is part of the path; a sheet.
  ///
  /// Such paths are those of coordinators that keep the root in their own array.
  public static func root(_ screen: Screen, withNavigation: Bool = false) -> Self {
    sheet(screen, withNavigation: withNavigation)
  }
}

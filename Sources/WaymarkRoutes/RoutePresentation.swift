// SPDX-License-Identifier: MIT

/// The presentation of a route in more detail than as a sheet or a cover.
///
/// A screen's value declares it by conforming to ``PresentedScreen``. Alerts, dialogs, popovers and
/// sheets with custom heights are therefore ordinary routes of the path: they are compared, saved
/// and opened by links with it.
public enum RoutePresentation: Hashable, Codable, Sendable {
  /// The presentation that the route's style specifies: a sheet with the usual height, or a cover.
  case standard

  /// A sheet that can rest at certain heights.
  case sheet(detents: Set<RouteDetent>)

  /// An alert with a title and a message; the destination's view contains its buttons.
  case alert(title: String, message: String? = nil)

  /// A choice of actions; the destination's view contains its buttons.
  case confirmationDialog(title: String, message: String? = nil)

  /// A popover, or a sheet if there is not enough space.
  case popover

  /// Whether it is an alert or a dialog, over which nothing can be opened.
  public var isDialog: Bool {
    switch self {
    case .alert, .confirmationDialog: true
    case .standard, .sheet, .popover: false
    }
  }
}

/// A height at which a sheet can rest.
public enum RouteDetent: Hashable, Codable, Sendable {
  /// About half of the available height.
  case medium

  /// The height of a standard sheet.
  case large

  /// A fraction of the available height, from 0 to 1.
  case fraction(Double)

  /// A height in points.
  case height(Double)
}

/// The value of a screen that declares the presentation of its route.
///
/// It applies to routes that are presented as sheets, not to pushes and covers.
///
/// For an enum of screens, implement `presentation` with a `switch` over its cases, with
/// `.standard` for all others.
public protocol PresentedScreen: Hashable {
  /// The presentation of a route with this screen.
  var presentation: RoutePresentation { get }
}

extension Route {
  /// The presentation of the route: that of its screen, if it is a ``PresentedScreen`` shown as a
  /// sheet, or else `standard`.
  public var presentation: RoutePresentation {
    guard style.isSheet else { return .standard }
    let value = (screen as? AnyHashable)?.base ?? screen
    return (value as? any PresentedScreen)?.presentation ?? .standard
  }
}

extension RoutePath {
  /// Presents a screen in the way that it declares: as an alert, a dialog, a popover or a sheet
  /// with certain heights.
  ///
  /// The style of the route is that of a sheet.
  public mutating func present(_ screen: RouteType.Screen)
  where RouteType.Screen: PresentedScreen {
    presentSheet(screen)
  }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Presents a screen in the way that it declares: as an alert, a dialog, a popover or a sheet
  /// with certain heights.
  ///
  /// The style of the route is that of a sheet.
  public mutating func present(_ screen: some PresentedScreen) {
    presentSheet(AnyHashable(screen))
  }
}

extension RouteNavigator where Screen: PresentedScreen {
  /// Presents a screen in the way that it declares, such as an alert, a dialog or a popover.
  public func present(_ screen: Screen) { presentSheet(screen) }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Presents a screen in the way that it declares, such as an alert, a dialog or a popover.
  public func present(_ screen: some PresentedScreen) { presentSheet(AnyHashable(screen)) }
}

// SPDX-License-Identifier: MIT

/// What a presented route looks like, if it is more special than a sheet or a cover.
///
/// A screen's own value says it, by conforming to ``PresentedScreen``. So alerts, dialogs, popovers
/// and sheets of some height are routes of the path like all others: they are compared, saved and
/// linked to with it.
public enum RoutePresentation: Hashable, Codable, Sendable {
  /// As the route's style says: a sheet of the usual height, or a cover.
  case standard

  /// A sheet that rests at some heights.
  case sheet(detents: Set<RouteDetent>)

  /// An alert with a title and a message; the destination's view gives its buttons.
  case alert(title: String, message: String? = nil)

  /// A choice of actions; the destination's view gives its buttons.
  case confirmationDialog(title: String, message: String? = nil)

  /// A popover; a sheet where there is no room for one.
  case popover

  /// Whether it is an alert or a dialog: nothing can be opened over such a one.
  public var isDialog: Bool {
    switch self {
    case .alert, .confirmationDialog: true
    case .standard, .sheet, .popover: false
    }
  }
}

/// A height at which a sheet can rest.
public enum RouteDetent: Hashable, Codable, Sendable {
  /// About half of the height there is.
  case medium

  /// The height of a usual sheet.
  case large

  /// A part of the height there is, from 0 to 1.
  case fraction(Double)

  /// A height in points.
  case height(Double)
}

/// A screen's value that says what a route presenting it looks like.
///
/// It counts for routes that are presented as sheets; pushes and covers are what they are.
///
/// For an enum of screens, `presentation` switches over its cases, with `.standard` for the others.
public protocol PresentedScreen: Hashable {
  /// What a route presenting the screen looks like.
  var presentation: RoutePresentation { get }
}

extension Route {
  /// What the route looks like: what its screen says, if it is a ``PresentedScreen`` shown as a
  /// sheet, else `standard`.
  public var presentation: RoutePresentation {
    guard style.isSheet else { return .standard }
    let value = (screen as? AnyHashable)?.base ?? screen
    return (value as? any PresentedScreen)?.presentation ?? .standard
  }
}

extension RoutePath {
  /// Presents a screen as it says itself: an alert, a dialog, a popover or a sheet of some height.
  ///
  /// The route is a sheet to whoever looks at its style.
  public mutating func present(_ screen: RouteType.Screen)
  where RouteType.Screen: PresentedScreen {
    presentSheet(screen)
  }
}

extension RoutePath where RouteType.Screen == AnyHashable {
  /// Presents a screen as it says itself: an alert, a dialog, a popover or a sheet of some height.
  ///
  /// The route is a sheet to whoever looks at its style.
  public mutating func present(_ screen: some PresentedScreen) {
    presentSheet(AnyHashable(screen))
  }
}

extension RouteNavigator where Screen: PresentedScreen {
  /// Presents a screen as it says itself: an alert, a dialog, a popover or a sheet of some height.
  public func present(_ screen: Screen) { presentSheet(screen) }
}

extension RouteNavigator where Screen == AnyHashable {
  /// Presents a screen as it says itself: an alert, a dialog, a popover or a sheet of some height.
  public func present(_ screen: some PresentedScreen) { presentSheet(AnyHashable(screen)) }
}

// SPDX-License-Identifier: MIT

/// An object that holds or reaches a path, such as the navigator a screen finds in its
/// environment.
///
/// It has every verb of ``RoutePath``, and each is that verb: a method that may change a value
/// in place cannot be called on an object kept in a constant, so they are passed on here. Each
/// writes ``routes`` once, and only when the path changes.
public protocol RouteNavigator<Screen>: AnyObject {
  /// The type of the screens' values.
  associatedtype Screen

  /// The open routes above the root, lowest first.
  var routes: [Route<Screen>] { get set }
}

extension RouteNavigator {
  /// Runs verbs on the path and writes it back if they changed it.
  func change<Answer>(_ verbs: (inout [Route<Screen>]) -> Answer) -> Answer {
    let before = routes.count
    var path = routes
    let answer = verbs(&path)
    // Each verb adds or removes routes, so a path of the same length is the same path.
    if path.count != before { routes = path }
    return answer
  }

  /// Whether the top screen can push; see ``RoutePath/canPush``.
  public var canPush: Bool? { routes.canPush }

  /// Pushes a screen; see ``RoutePath/push(_:)``.
  public func push(_ screen: Screen) { change { $0.push(screen) } }

  /// Presents a screen as a sheet; see ``RoutePath/presentSheet(_:withNavigation:)``.
  public func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
    change { $0.presentSheet(screen, withNavigation: withNavigation) }
  }

  /// Presents a screen as a cover; see ``RoutePath/presentCover(_:withNavigation:)``.
  public func presentCover(_ screen: Screen, withNavigation: Bool = false) {
    change { $0.presentCover(screen, withNavigation: withNavigation) }
  }

  /// Closes screens until `count` presented ones are closed; see ``RoutePath/dismiss(count:)``.
  public func dismiss(count: Int = 1) { change { $0.dismiss(count: count) } }

  /// Closes the lowest presented screen and all above; see ``RoutePath/dismissAll()``.
  public func dismissAll() { change { $0.dismissAll() } }
}

// SPDX-License-Identifier: MIT

/// An object that holds or reaches a path, such as the navigator a screen finds in its
/// environment.
///
/// It has every verb of ``RoutePath``, and each is that verb: a method that may change a value
/// in place cannot be called on an object kept in a constant, so they are passed on here. Each
/// writes the path once, and only when it changes. Verbs that close screens count
/// ``localRoutes``, too.
public protocol RouteNavigator<Screen>: AnyObject {
  /// The type of the screens' values.
  associatedtype Screen

  /// The open routes above the root, lowest first.
  var routes: [Route<Screen>] { get set }

  /// Writes a path whose first `count` routes are those that are open, as a verb leaves it.
  ///
  /// Without an own implementation it sets ``routes``.
  func setRoutes(_ routes: [Route<Screen>], keeping count: Int)

  /// Whether the top screen can push; see ``RoutePath/canPush``.
  var canPush: Bool? { get }

  /// The screens that are open without being in ``routes``, lowest first.
  ///
  /// They are opened by bindings of screens, as `flowDestination(isPresented:)` does it. Verbs
  /// that close screens count them. Without an own implementation there are none.
  var localRoutes: [LocalRoute] { get }

  /// Closes all local routes but the lowest `count`.
  func closeLocalRoutes(keeping count: Int)
}

/// A screen that is open above a path without being in it.
public struct LocalRoute: Hashable, Sendable {
  /// How many of the path's routes are below it.
  public var level: Int

  /// How the screen is shown.
  public var style: RouteStyle

  /// Creates a local route.
  public init(level: Int, style: RouteStyle) {
    self.level = level
    self.style = style
  }
}

extension RouteNavigator {
  /// Sets ``routes``.
  public func setRoutes(_ routes: [Route<Screen>], keeping count: Int) { self.routes = routes }

  /// None.
  public var localRoutes: [LocalRoute] { [] }

  /// Does nothing.
  public func closeLocalRoutes(keeping count: Int) {}
}

/// Where an open screen is.
package enum Place: Equatable {
  /// In the path, with its index.
  case path(Int)
  /// Above the path, opened by a binding.
  case local
}

extension RouteNavigator {
  /// Runs a verb that opens screens.
  private func open(_ verb: (inout [Route<Screen>]) -> Void) {
    var path = routes
    let count = path.count
    verb(&path)
    setRoutes(path, keeping: count)
  }

  /// The places of all that is open, local routes included.
  package var places: [Route<Place>] {
    let path = routes
    let local = localRoutes
    var open: [Route<Place>] = []
    open.reserveCapacity(path.count + local.count)
    var next = 0
    for level in 0...path.count {
      while next < local.count, local[next].level <= level {
        open.append(Route(screen: .local, style: local[next].style))
        next += 1
      }
      if level < path.count {
        open.append(Route(screen: .path(level), style: path[level].style))
      }
    }
    return open
  }

  /// Runs a verb that closes screens on the places of all that is open.
  func close<Answer>(_ verb: (inout [Route<Place>]) -> Answer) -> Answer {
    var open = places
    let before = open.count
    let answer = verb(&open)
    // Each verb removes routes from the top.
    guard open.count < before else { return answer }
    let kept = open.count(where: { $0.screen != .local })
    closeLocalRoutes(keeping: open.count - kept)
    let path = routes
    if kept < path.count { setRoutes(Array(path[..<kept]), keeping: kept) }
    return answer
  }

  /// Runs a verb that closes what is above a route of the path; -1 is the root.
  func close(above index: Int, _ verb: (inout [Route<Place>], Int) -> Void) {
    guard routes.isOpen(index) else { return }
    close { open in
      verb(&open, open.lastIndex { $0.screen == .path(index) } ?? -1)
    }
  }

  /// Whether the top screen can push; see ``RoutePath/canPush``.
  public var canPush: Bool? { localRoutes.isEmpty ? routes.canPush : places.canPush }

  /// Pushes a screen; see ``RoutePath/push(_:)``.
  public func push(_ screen: Screen) {
    let canPush = canPush
    open { $0.push(screen, onto: canPush) }
  }

  /// Presents a screen as a sheet; see ``RoutePath/presentSheet(_:withNavigation:)``.
  public func presentSheet(_ screen: Screen, withNavigation: Bool = false) {
    open { $0.presentSheet(screen, withNavigation: withNavigation) }
  }

  /// Presents a screen as a cover; see ``RoutePath/presentCover(_:withNavigation:)``.
  public func presentCover(_ screen: Screen, withNavigation: Bool = false) {
    open { $0.presentCover(screen, withNavigation: withNavigation) }
  }

  /// Closes screens until `count` presented ones are closed; see ``RoutePath/dismiss(count:)``.
  public func dismiss(count: Int = 1) { close { $0.dismiss(count: count) } }

  /// Closes the lowest presented screen and all above; see ``RoutePath/dismissAll()``.
  public func dismissAll() { close { $0.dismissAll() } }
}

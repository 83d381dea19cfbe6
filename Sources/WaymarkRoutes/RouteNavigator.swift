// SPDX-License-Identifier: MIT

/// An object that stores or references a path, such as the navigator in a screen's environment.
///
/// It has every verb of ``RoutePath``, with the same effect. The verbs are forwarded, because a
/// mutating method cannot be called on an object in a constant. Each writes the path once, and only
/// if it changes. Verbs that close screens include ``localRoutes``.
public protocol RouteNavigator<Screen>: AnyObject {
  /// The type of the screens' values.
  associatedtype Screen

  /// The open routes above the root, lowest first.
  var routes: [Route<Screen>] { get set }

  /// Writes a path whose first `count` routes are those that are open, as determined by a verb.
  ///
  /// The default implementation sets ``routes``.
  func setRoutes(_ routes: [Route<Screen>], keeping count: Int)

  /// Whether the top screen can push; see ``RoutePath/canPush``.
  var canPush: Bool? { get }

  /// The open screens that are not in ``routes``, lowest first.
  ///
  /// Bindings of screens open them, such as `flowDestination(isPresented:)`. Verbs that close
  /// screens include them. The default is an empty array.
  var localRoutes: [LocalRoute] { get }

  /// Closes all local routes except the lowest `count`.
  func closeLocalRoutes(keeping count: Int)
}

/// A screen that is open above a path without being in it.
public struct LocalRoute: Hashable, Sendable {
  /// The number of the path's routes below it.
  public var level: Int

  /// The presentation style of the screen.
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

  /// An empty array.
  public var localRoutes: [LocalRoute] { [] }

  /// Has no effect.
  public func closeLocalRoutes(keeping count: Int) {}
}

/// The position of an open screen.
package enum Place: Equatable {
  /// In the path, at an index.
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

  /// The positions of all open screens, including local routes.
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

  /// Runs a verb that closes screens on the positions of all open screens.
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

  /// Runs a verb that closes the screens above a route of the path; -1 is the root.
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

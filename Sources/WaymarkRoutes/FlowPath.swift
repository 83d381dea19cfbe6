// SPDX-License-Identifier: MIT

/// A path of routes whose screens may be of different types.
///
/// It has the verbs of ``RoutePath``. Two paths are equal when they hold the same screens in the
/// same styles; the screens' types count too. Its screens need not be `Sendable`, so neither is
/// the path.
public struct FlowPath: Equatable, RoutePath {
  /// The open routes above the root, lowest first.
  public var routes: [Route<AnyHashable>]

  /// Creates a path of type-erased routes; without any, one that shows the root.
  public init(_ routes: [Route<AnyHashable>] = []) {
    self.routes = routes
  }

  /// Creates a path of routes of one type of screen.
  public init(_ routes: some Sequence<Route<some Hashable>>) {
    self.routes = routes.map { route in route.map { AnyHashable($0) } }
  }

  /// The number of screens above the root.
  public var count: Int { routes.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { routes.isEmpty }

  /// Adds a route on top.
  ///
  /// Like `push` and `presentSheet`, but without a look at what is below.
  public mutating func append(_ route: Route<some Hashable>) {
    routes.append(route.map { AnyHashable($0) })
  }

  /// Removes the top `k` routes.
  ///
  /// Unlike `NavigationPath`'s, a `k` that is negative or greater than ``count`` is reported and
  /// does nothing.
  public mutating func removeLast(_ k: Int = 1) { goBack(k) }
}

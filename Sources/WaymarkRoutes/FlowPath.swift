// SPDX-License-Identifier: MIT

/// A path of routes whose screens may be of different types.
///
/// It has the verbs of ``RoutePath``. Two paths are equal if they contain the same screens with the
/// same types and styles. The screens need not be `Sendable`, so the path is not `Sendable`,
/// either.
public struct FlowPath: Equatable, RoutePath {
  /// The open routes above the root, lowest first.
  public var routes: [Route<AnyHashable>]

  /// Creates a path from type-erased routes; by default, an empty path, which shows the root.
  public init(_ routes: [Route<AnyHashable>] = []) {
    self.routes = routes
  }

  /// Creates a path from routes with one type of screen.
  public init(_ routes: some Sequence<Route<some Hashable>>) {
    self.routes = routes.map { route in route.map { AnyHashable($0) } }
  }

  /// The number of screens above the root.
  public var count: Int { routes.count }

  /// Whether only the root is shown.
  public var isEmpty: Bool { routes.isEmpty }

  /// Adds a route on top.
  ///
  /// Like `push` and `presentSheet`, but without checking the routes below.
  public mutating func append(_ route: Route<some Hashable>) {
    routes.append(route.map { AnyHashable($0) })
  }

  /// Removes the top `k` routes.
  ///
  /// Unlike in `NavigationPath`, a `k` that is negative or greater than ``count`` has no effect and
  /// is reported.
  public mutating func removeLast(_ k: Int = 1) { goBack(k) }
}

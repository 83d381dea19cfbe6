// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension PathControl {
  /// Finds the lowest route with a closed gate, and the closed gates of this route and all routes
  /// above.
  ///
  /// - Parameters:
  ///   - routes: The routes.
  ///   - kept: The number of the lowest routes that are already open, and are not checked.
  /// - Returns: The index of the route, and the gates; nil if all routes may be shown.
  func cut(
    _ routes: [Route<AnyHashable>], keeping kept: Int = 0
  ) -> (index: Int, gates: Set<NavigationGate>)? {
    guard let gates else { return nil }
    let index = routes.indices.dropFirst(kept).first {
      !gates.required(by: routes[$0]).isSubset(of: gates.open)
    }
    guard let index else { return nil }
    let closed = routes[index...].reduce(into: Set<NavigationGate>()) {
      $0.formUnion(gates.required(by: $1).subtracting(gates.open))
    }
    return (index, closed)
  }

  /// Returns the route with which the user opens a gate; nil if there is none, or it requires a
  /// closed gate.
  func entrance(
    for closed: Set<NavigationGate>, above routes: [Route<AnyHashable>], in path: OpenPath
  ) -> Route<AnyHashable>? {
    guard let gates, !path.isLocal else { return nil }
    let ways = closed.sorted { $0.rawValue < $1.rawValue }.lazy.compactMap(gates.entrance)
    guard let way = ways.first, gates.requires(way.screen).isSubset(of: gates.open) else {
      return nil
    }
    return routes.last == way ? nil : way
  }
}

extension GateRules {
  fileprivate func required(by route: Route<AnyHashable>) -> Set<NavigationGate> {
    requires((route.screen.base as? any StandIn)?.screen ?? route.screen)
  }
}

/// A value that represents another screen.
protocol StandIn {
  var screen: AnyHashable { get }
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension PathControl {
  /// The lowest route whose gates are not all open, and the closed gates of it and all above; nil
  /// if all routes may be shown.
  func cut(
    _ routes: [Route<AnyHashable>]
  ) -> (index: Int, gates: Set<NavigationGate>)? {
    guard let gates else { return nil }
    func closed(_ route: Route<AnyHashable>) -> Set<NavigationGate> {
      let item = (route.screen.base as? any StandIn)?.screen ?? route.screen
      return gates.requires(item).subtracting(gates.open)
    }
    guard let index = routes.firstIndex(where: { !closed($0).isEmpty }) else { return nil }
    return (index, routes[index...].reduce(into: []) { $0.formUnion(closed($1)) })
  }

  /// The route by which the user opens a gate; nil if there is none, or it needs a closed gate.
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

/// A value that stands for another screen.
protocol StandIn {
  var screen: AnyHashable { get }
}

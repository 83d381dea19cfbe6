// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Shows screens of the flow stacks in this view only while the gates are open that their routes
  /// in a table, or the routes' parents, require.
  ///
  /// Screens of other types than the table's require no gate.
  ///
  /// - Parameters:
  ///   - open: The gates that are open.
  ///   - table: The table that declares which screen requires which gates.
  ///   - returns: Whether screens that close because of a gate are held and return when it opens.
  ///   - entrance: Returns the route that lets the user open a gate; nil for none.
  /// - Returns: A view with gates.
  public func gates<R: Hashable & Sendable>(
    _ open: Set<NavigationGate>, by table: RouteTable<R>, returns: Bool = false,
    entrance: @escaping (NavigationGate) -> Route<AnyHashable>? = { _ in nil }
  ) -> some View {
    gates(
      open, returns: returns,
      requires: { screen in (screen.base as? R).map { table.gates(for: $0) } ?? [] },
      entrance: entrance)
  }
}

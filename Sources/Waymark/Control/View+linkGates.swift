// SPDX-License-Identifier: MIT

public import WaymarkLinks
public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Lets screens of the flow stacks in this view be shown only while the gates are open that a
  /// table says they need, by themselves or by a parent.
  ///
  /// Screens of other types than the table's need no gate.
  ///
  /// - Parameters:
  ///   - open: The gates that are open now.
  ///   - table: What says which screen needs which gate.
  ///   - returns: Whether screens that closed because of a gate are held, and come back.
  ///   - entrance: The route by which the user can open a gate; nil for none.
  /// - Returns: The view, with gates.
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

// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Adds a guard that decides about each change of the paths of the flow stacks in this view.
  ///
  /// The guard is asked before anything is shown, regardless of the origin of the change: a
  /// control, a link, the app's code, a restored path, the back button, a gesture or the browser.
  /// Guards of outer views are asked first; each is asked once about each proposed path. A rejected
  /// change is reverted in the path in the same update.
  ///
  /// The guard also decides about local destinations and a `NavigationSelection`, but not about a
  /// `NavigationStack` or a `sheet(isPresented:)`.
  ///
  /// ```swift
  /// ContentView()
  ///   .navigationGuard(
  ///     NavigationGuard("beta") { event in
  ///       event.opened.contains { $0.screen.base is BetaScreen }
  ///         ? .block(reason: "not in the beta") : .allow
  ///     })
  /// ```
  public func navigationGuard(_ guarding: NavigationGuard) -> some View {
    modifier(ControlModifier(rule: .guarding(guarding)))
  }

  /// Shows screens of the flow stacks in this view only while the gates that they require are open.
  ///
  /// If a path contains a screen with a closed gate, the screens below that screen are shown,
  /// regardless of the source of the path and of the stack. Meanwhile, the whole path is held, and
  /// the entrance, such as a sign-in sheet, opens on top. The path opens once its gates are open.
  /// If the entrance is closed while the gate is closed, or another screen opens below it, the held
  /// path is discarded.
  ///
  /// When a gate closes, the screens that require it and all screens above them close in one
  /// update, in every stack.
  ///
  /// - Parameters:
  ///   - open: The gates that are open.
  ///   - returns: Whether screens that close because of a gate are held and return when it opens.
  ///   - requires: Returns the gates that a screen requires, including inherited ones; the result
  ///     must depend only on the screen's value. For the screens of a `RouteTable`, use
  ///     `gates(_:by:returns:entrance:)`.
  ///   - entrance: Returns the route that lets the user open a gate; nil for none.
  /// - Returns: A view with gates.
  public func gates(
    _ open: Set<NavigationGate>, returns: Bool = false,
    requires: @escaping (AnyHashable) -> Set<NavigationGate>,
    entrance: @escaping (NavigationGate) -> Route<AnyHashable>? = { _ in nil }
  ) -> some View {
    modifier(
      ControlModifier(
        rule: .gates(
          GateRules(open: open, requires: requires, entrance: entrance, returns: returns))))
  }
}

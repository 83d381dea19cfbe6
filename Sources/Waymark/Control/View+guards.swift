// SPDX-License-Identifier: MIT

public import WaymarkRoutes
public import WaymarkUI

extension View {
  /// Lets a guard decide about each change of the path of each flow stack in this view.
  ///
  /// It is asked before anything is shown, whatever proposes the change: a control, a link, the
  /// app's code, a restored path, the back button, a gesture, the browser. Guards of outer views
  /// are asked first; each is asked once about each proposed path. What is not allowed is taken
  /// back out of the path in the same update.
  ///
  /// Local destinations and a `NavigationSelection` are asked about as well; a `NavigationStack` and
  /// a `sheet(isPresented:)` are not.
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

  /// Lets screens of the flow stacks in this view be shown only while gates are open.
  ///
  /// A path that is to open a screen with a closed gate is shown up to that screen, from whatever
  /// source and by whatever stack it comes. The whole path is held meanwhile, and opened once its
  /// gates are; the entrance, such as a sign-in sheet, is put on top. When that is closed without
  /// opening the gate, or something else is opened below it, the held path is discarded.
  ///
  /// When a gate closes, the screens that need it and all above them close in one update, in every
  /// stack.
  ///
  /// - Parameters:
  ///   - open: The gates that are open now.
  ///   - returns: Whether screens that closed because of a gate are held, and come back.
  ///   - requires: The gates that a screen needs, inherited ones included; it depends on the
  ///     screen's value alone. For the screens of a `RouteTable` use
  ///     `gates(_:by:returns:entrance:)`.
  ///   - entrance: The route by which the user can open a gate; nil for none.
  /// - Returns: The view, with gates.
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

// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// What decides about the changes of the paths in a view: its guards and gates, and those around
/// it.
@MainActor
final class NavigationControl: ObservableObject {
  /// The control around this one, which is asked first.
  var outer: NavigationControl?
  var ownGuard: NavigationGuard?
  var ownGates: GateRules?
  /// How many guards are being awaited.
  var pending = 0 {
    willSet { objectWillChange.send() }
  }

  /// The guards, the outermost first.
  var guards: [NavigationGuard] { (outer?.guards ?? []) + (ownGuard.map { [$0] } ?? []) }

  /// All gates together: a gate is open if any declaration says so, and a screen needs those that
  /// any declaration says.
  var gates: GateRules? {
    guard let outer = outer?.gates else { return ownGates }
    guard let own = ownGates else { return outer }
    return GateRules(
      open: outer.open.union(own.open),
      requires: { outer.requires($0).union(own.requires($0)) },
      entrance: { own.entrance($0) ?? outer.entrance($0) },
      returns: own.returns)
  }
}

/// A control in the environment, which is another one when other gates are open.
struct ControlPlace: Equatable {
  let control: NavigationControl
  let open: Set<NavigationGate>

  static func == (one: ControlPlace, other: ControlPlace) -> Bool {
    one.control === other.control && one.open == other.open
  }
}

/// Adds guards or gates to those around the content.
struct ControlModifier: ViewModifier {
  @StateObject private var control = NavigationControl()
  @Environment(\.navigationControl) private var outer
  @Environment(\.isNavigationPending) private var isOuterPending
  let update: (NavigationControl) -> Void

  func body(content: Content) -> some View {
    control.outer = outer?.control
    update(control)
    let place = ControlPlace(control: control, open: control.gates?.open ?? [])
    return
      content
      .environment(\.navigationControl, place)
      .environment(\.isNavigationPending, isOuterPending || control.pending > 0)
  }
}

extension EnvironmentValues {
  /// Whether a guard around the view is being awaited, so that a change of a path is not shown yet.
  public internal(set) var isNavigationPending: Bool {
    get { self[NavigationPendingKey.self] }
    set { self[NavigationPendingKey.self] = newValue }
  }
}

private enum NavigationPendingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

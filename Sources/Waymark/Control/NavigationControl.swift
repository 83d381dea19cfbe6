// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// What decides about the changes of the paths in a view: its guards and gates, and those around
/// it.
@MainActor
final class NavigationControl: ObservableObject {
  /// The control around this one, which is asked first.
  private(set) var outer: NavigationControl?
  private var ownGuard: NavigationGuard?
  private var ownGates: GateRules?
  /// Changes with what it and those around it say.
  var version: Int { max(ownVersion, outer?.version ?? 0) }
  private var ownVersion = 0
  /// The version of the one that was updated last, of all.
  private(set) static var lastVersion = 0
  /// How many guards are being awaited.
  var pending = 0 {
    willSet { objectWillChange.send() }
  }

  /// Its view was evaluated.
  func update(_ rule: ControlRule, inside outer: NavigationControl?) {
    self.outer = outer
    switch rule {
    case .guarding(let one): ownGuard = one
    case .gates(let rules): ownGates = rules
    }
    Self.lastVersion += 1
    ownVersion = Self.lastVersion
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

/// What a view declares about changes of paths.
enum ControlRule {
  case guarding(NavigationGuard)
  case gates(GateRules)
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
  let rule: ControlRule

  func body(content: Content) -> some View {
    control.update(rule, inside: outer?.control)
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

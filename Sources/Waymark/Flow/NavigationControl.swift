// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// The guards and gates that decide about changes of the paths in a view, including those of
/// enclosing views.
@MainActor
final class NavigationControl: ObservableObject {
  /// The enclosing control, whose guards are asked first.
  private(set) var outer: NavigationControl?
  private var ownGuard: NavigationGuard?
  private var ownGates: GateRules?
  /// Changes when its rules or those of an enclosing control change.
  var version: Int { max(ownVersion, outer?.version ?? 0) }
  private var ownVersion = 0
  /// The version of the most recently updated control of all.
  private(set) static var lastVersion = 0
  /// The number of guards that are being awaited.
  var pending = 0 {
    willSet { objectWillChange.send() }
  }

  /// Called when its view is evaluated.
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

  /// The combined gates: a gate is open if any declaration opens it, and a screen requires the
  /// gates of all declarations.
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

/// The rule that a view declares for changes of paths.
enum ControlRule {
  case guarding(NavigationGuard)
  case gates(GateRules)
}

/// A control in the environment, which changes when the open gates change.
struct ControlPlace: Equatable {
  let control: NavigationControl
  let open: Set<NavigationGate>

  static func == (one: ControlPlace, other: ControlPlace) -> Bool {
    one.control === other.control && one.open == other.open
  }
}

/// Adds guards or gates to the enclosing ones.
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
  /// Whether an enclosing guard is being awaited, so that a change of a path is not shown yet.
  public internal(set) var isNavigationPending: Bool {
    get { self[NavigationPendingKey.self] }
    set { self[NavigationPendingKey.self] = newValue }
  }
}

private enum NavigationPendingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

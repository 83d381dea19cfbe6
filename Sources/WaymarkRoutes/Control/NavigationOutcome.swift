// SPDX-License-Identifier: MIT

/// The outcome of a change of a path.
public enum NavigationOutcome: Hashable, Sendable {
  /// Guards are about to be asked.
  case proposed

  /// The change was made, and is shown.
  case done

  /// A guard forbids it, and the path stays as it was; or a gate has closed, and the screens that
  /// need it with it.
  case blocked(reason: String)

  /// Guards have sent the user to another path; their names in order.
  case redirected(by: [String])

  /// It waits for gates.
  case held(until: Set<NavigationGate>)

  /// It waits for the user to confirm that a screen may close.
  case awaitsConfirmation

  /// The user has not confirmed it.
  case declined

  /// A newer change was proposed before this one was decided or could be made.
  case superseded
}

extension NavigationOutcome {
  /// The outcome's kind, without its reason, gates or guards: for metrics, `blocked` for example.
  public var name: String {
    switch self {
    case .proposed: "proposed"
    case .done: "done"
    case .blocked: "blocked"
    case .redirected: "redirected"
    case .held: "held"
    case .awaitsConfirmation: "awaitsConfirmation"
    case .declined: "declined"
    case .superseded: "superseded"
    }
  }
}

extension NavigationOutcome: CustomStringConvertible {
  /// The outcome as short text, for logs.
  public var description: String {
    switch self {
    case .proposed: "proposed"
    case .done: "done"
    case .blocked(let reason): "blocked: \(reason)"
    case .redirected(let guards): "redirected by \(guards.joined(separator: ", "))"
    case .held(let gates): "held until \(gates.map(\.rawValue).sorted().joined(separator: ", "))"
    case .awaitsConfirmation: "awaits confirmation"
    case .declined: "declined"
    case .superseded: "superseded"
    }
  }
}

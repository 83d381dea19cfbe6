// SPDX-License-Identifier: MIT

/// The outcome of a change of a path.
public enum NavigationOutcome: Hashable, Sendable {
  /// Guards are about to be asked.
  case proposed

  /// The change was made and is shown.
  case done

  /// A guard rejected it, and the path stays the same; or a gate has closed, and the screens that
  /// require it have closed.
  case blocked(reason: String)

  /// Guards have redirected the user to another path; contains their names in order.
  case redirected(by: [String])

  /// The change waits for gates.
  case held(until: Set<NavigationGate>)

  /// The change waits for the user to confirm that a screen may close.
  case awaitsConfirmation

  /// The user has declined to close a screen, or a held change was discarded.
  case declined

  /// A newer change was proposed before this one was decided or could be made.
  case superseded
}

extension NavigationOutcome {
  /// The name of the outcome without its reason, gates or guards, such as `blocked`, for metrics.
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
  /// A short description of the outcome, for logs.
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

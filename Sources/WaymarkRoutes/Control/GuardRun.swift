// SPDX-License-Identifier: MIT

/// Asks the guards about one proposed path, and combines their answers.
///
/// Each guard is asked once about each path, the outermost first. After a redirection, all guards
/// are asked about the new path. A redirection to a previous path of the same run is a loop, which
/// blocks the change.
package struct GuardRun {
  /// The result of the run.
  package enum Result: Equatable {
    case allowed
    case blocked(reason: String)
    case held(until: NavigationGate)
  }

  /// The number of redirections in one run that counts as a loop.
  package static let redirectionLimit = 16

  package let cause: NavigationCause
  package let before: [Route<AnyHashable>]
  /// The proposed path.
  package private(set) var path: [Route<AnyHashable>]
  /// The index of the guard to ask next; nil once there is a result.
  package private(set) var next: Int?
  package private(set) var result: Result?
  /// The names of the guards that have redirected, in order.
  package private(set) var chain: [String] = []
  /// Whether redirections return to a previous path, or exceed the limit.
  package private(set) var isLoop = false
  private let names: [String]
  private let nesting: Int
  private var seen: [[Route<AnyHashable>]]

  package init(
    from before: [Route<AnyHashable>], to path: [Route<AnyHashable>],
    because cause: NavigationCause,
    nesting: Int, guards names: [String]
  ) {
    self.before = before
    self.path = path
    self.cause = cause
    self.nesting = nesting
    self.names = names
    seen = [path]
    advance(to: 0)
  }

  /// The event passed to the guard.
  package var question: NavigationEvent {
    event(.proposed)
  }

  /// Returns an event about the proposed path.
  package func event(_ outcome: NavigationOutcome) -> NavigationEvent {
    NavigationEvent(cause: cause, before: before, after: path, nesting: nesting).with(outcome)
  }

  /// Receives the answer of a guard.
  ///
  /// - Parameters:
  ///   - decision: The answer.
  ///   - guarding: The guard; those from ``next`` up to it have allowed the change. Nil for
  ///     ``next``.
  ///   - open: The gates that are open.
  package mutating func answer(
    _ decision: NavigationDecision, by guarding: Int? = nil, open: Set<NavigationGate>
  ) {
    guard let next else { return }
    let index = guarding ?? next
    switch decision {
    case .allow: advance(to: index + 1)
    case .block(let reason): end(.blocked(reason: reason))
    case .hold(let gate):
      if open.contains(gate) { advance(to: index + 1) } else { end(.held(until: gate)) }
    case .redirect(let path): redirect(to: path, by: names[index])
    }
  }

  private mutating func redirect(to path: [Route<AnyHashable>], by name: String) {
    chain.append(name)
    isLoop = seen.contains(path) || chain.count > Self.redirectionLimit
    if isLoop {
      return end(.blocked(reason: "loop of redirections: \(chain.joined(separator: " → "))"))
    }
    self.path = path
    seen.append(path)
    // A redirection to the open path requires no decision.
    if path == before { end(.allowed) } else { advance(to: 0) }
  }

  private mutating func advance(to index: Int) {
    if index < names.count { next = index } else { end(.allowed) }
  }

  private mutating func end(_ result: Result) {
    self.result = result
    next = nil
  }
}

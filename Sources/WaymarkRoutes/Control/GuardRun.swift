// SPDX-License-Identifier: MIT

/// The questions to the guards about one proposed path, and what comes of their answers.
///
/// Each guard is asked once about each path, the outermost first. A redirection asks all of them
/// again, about the new path; one that comes back to a path of the same run is a loop, which
/// blocks the change.
package struct GuardRun {
  /// What the run has come to.
  package enum Result: Equatable {
    case allowed
    case blocked(reason: String)
    case held(until: NavigationGate)
  }

  /// How many redirections in one run count as a loop, too.
  package static let redirectionLimit = 16

  package let cause: NavigationCause
  package let before: [Route<AnyHashable>]
  /// The path that is decided about.
  package private(set) var path: [Route<AnyHashable>]
  /// The guard to ask now; nil once there is a result.
  package private(set) var next: Int?
  package private(set) var result: Result?
  /// The names of the guards that have redirected, in order.
  package private(set) var chain: [String] = []
  /// Whether redirections have come back to a path, or do not end.
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

  /// What the guard is asked.
  package var question: NavigationEvent {
    event(.proposed)
  }

  /// An event about the path that is decided about.
  package func event(_ outcome: NavigationOutcome) -> NavigationEvent {
    NavigationEvent(cause: cause, before: before, after: path, nesting: nesting).with(outcome)
  }

  /// A guard has answered.
  ///
  /// - Parameters:
  ///   - decision: The answer.
  ///   - guarding: The guard; those from ``next`` to it have allowed the change. Nil for ``next``.
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
    // Back to where one is: there is nothing to decide.
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

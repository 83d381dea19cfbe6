// SPDX-License-Identifier: MIT

import Observation

/// Tracks what one of a node's closures reads of observable objects.
///
/// Observation ends a tracking only when something that it has read changes. So each tracking also
/// reads a property of this object, which changes when the closure runs again and when the node is
/// unmounted. Without it each run of a body would leave a registration in the objects that it has
/// read, for as long as they do not change.
// Proof: `node` and `current` are used on the main actor only. The handler, which any thread may
// call, only hops there.
class NodeObservation: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Proof: the node ends its observations when it is unmounted.
  private unowned(unsafe) var node: ViewNode?
  /// The number of the current tracking if odd; even while there is none.
  private var current = 0

  init(_ node: ViewNode) { self.node = node }

  /// Whether nothing that was read has changed since the closure ran last.
  final var isTracking: Bool { !current.isMultiple(of: 2) }

  /// The property that each tracking reads.
  private var mark: Void { registrar.access(self, keyPath: \.mark) }

  /// Called when something that was read is about to change.
  @MainActor
  func changed() { node?.invalidate() }

  /// Ends the current tracking, without a call of ``changed()``.
  final func stop() {
    guard isTracking else { return }
    current += 1
    registrar.willSet(self, keyPath: \.mark)
  }

  /// Ends the current tracking for good.
  func end() {
    stop()
    node = nil
  }

  /// Runs a closure and tracks what it reads, instead of what was tracked before.
  fileprivate func track<T>(_ work: () -> T) -> T {
    stop()
    return withObservationTracking(
      {
        _ = mark
        return work()
      }, onChange: begin())
  }

  /// Makes the handler of a tracking that begins.
  fileprivate func begin() -> @Sendable () -> Void {
    current |= 1
    return { [self, current] in
      if MainThread.isCurrent {
        MainActor.assumeIsolated { fire(current) }
      } else {
        Task { @MainActor in fire(current) }
      }
    }
  }

  @MainActor
  private func fire(_ tracking: Int) {
    guard tracking == current else { return }
    current += 1
    changed()
  }
}

/// Whether the closures of one type have ever read something observable.
///
/// Closures that never do are run without the property that ends a tracking, and cost no more for
/// it. The first tracking of a type therefore cannot be ended early: it leaves one registration for
/// each type of view.
@MainActor
final class ObservationSite {
  fileprivate(set) var isObserving = false

  private static var sites: [ObjectIdentifier: ObservationSite] = [:]

  /// The site of a type.
  static func of(_ type: Any.Type) -> ObservationSite {
    let key = ObjectIdentifier(type)
    if let known = sites[key] { return known }
    let site = ObservationSite()
    sites[key] = site
    return site
  }
}

/// Runs a closure of a node and tracks what it reads.
///
/// - Parameters:
///   - site: The site of the closure.
///   - node: The node, whose environment the closure is in.
///   - observation: The closure's observation; nil until it has read something observable.
///   - make: Makes the observation.
///   - work: The closure.
/// - Returns: What the closure returns.
@MainActor
func observing<Observation: NodeObservation, T>(
  at site: ObservationSite, in node: ViewNode, _ observation: inout Observation?,
  _ make: @autoclosure () -> Observation, _ work: () -> T
) -> T {
  if site.isObserving {
    let current = observation ?? make()
    observation = current
    return current.track { EvaluatedNode.evaluate(node, work) }
  }
  // The second argument is evaluated only when something observable was read.
  return withObservationTracking(
    { EvaluatedNode.evaluate(node, work) },
    onChange: {
      site.isObserving = true
      let current = observation ?? make()
      observation = current
      return current.begin()
    }())
}

// SPDX-License-Identifier: MIT

import Observation

/// Tracks the observable data that one of a node's closures reads.
///
/// Observation ends a tracking only when data that it has read changes. So each tracking also reads
/// a property of this object, which changes when the closure runs again and when the node is
/// unmounted. Otherwise each run of a body would leave a registration in the objects that it read,
/// until they change.
// Proof: `node` and `current` are used on the main actor only. The handler, which any thread can
// call, only hops there.
class NodeObservation: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Proof: the node ends its observations when it is unmounted.
  private unowned(unsafe) var node: ViewNode?
  /// The number of the current tracking if odd; an even number means that there is none.
  private var current = 0

  init(_ node: ViewNode) { self.node = node }

  /// Whether no observed data has changed since the last run of the closure.
  final var isTracking: Bool { !current.isMultiple(of: 2) }

  /// The property that each tracking reads.
  private var mark: Void { registrar.access(self, keyPath: \.mark) }

  /// Called when observed data is about to change.
  @MainActor
  func changed() { node?.invalidate(because: "an observable object") }

  /// Ends the current tracking without calling ``changed()``.
  final func stop() {
    guard isTracking else { return }
    current += 1
    registrar.willSet(self, keyPath: \.mark)
  }

  /// Ends the observation permanently.
  func end() {
    stop()
    node = nil
  }

  /// Runs a closure and tracks its reads, replacing the previous tracking.
  fileprivate func track<T>(_ work: () -> T) -> T {
    stop()
    return withObservationTracking(
      {
        _ = mark
        return work()
      }, onChange: begin())
  }

  /// Creates the change handler of a new tracking.
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

/// Whether any closure of a type has read observable data.
///
/// Closures that never do run without the additional property and its cost. The first tracking of a
/// type therefore cannot be ended early: it leaves one registration per view type.
@MainActor
final class ObservationSite {
  fileprivate(set) var isObserving = false

  private static var sites: [ObjectIdentifier: ObservationSite] = [:]

  /// Returns the site of a type.
  static func of(_ type: Any.Type) -> ObservationSite {
    let key = ObjectIdentifier(type)
    if let known = sites[key] { return known }
    let site = ObservationSite()
    sites[key] = site
    return site
  }
}

/// Runs a closure of a node and tracks its reads.
///
/// - Parameters:
///   - site: The site of the closure.
///   - node: The node whose environment the closure uses.
///   - observation: The closure's observation; nil until it has read observable data.
///   - make: Creates the observation.
///   - work: The closure.
/// - Returns: The result of the closure.
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
  // The second argument is evaluated only if observable data was read.
  return withObservationTracking(
    { EvaluatedNode.evaluate(node, work) },
    onChange: {
      site.isObserving = true
      let current = observation ?? make()
      observation = current
      return current.begin()
    }())
}

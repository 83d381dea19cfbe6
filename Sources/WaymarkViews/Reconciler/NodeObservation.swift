// SPDX-License-Identifier: MIT

import Observation

/// What a node has read of observable objects in one of its closures.
///
/// Observation offers no way to end a tracking but a change of something that it has read. So each
/// tracking reads one thing more: a property of this object, which changes when the closure runs
/// again and when the node goes. Without it each run of a body would leave a registration behind in
/// the objects that it has read, for as long as these do not change.
// Proof: `node` and `current` are used on the main actor only. What another thread calls is `fire`,
// which then does no more than hop there.
class NodeObservation: Observable, @unchecked Sendable {
  private let registrar = ObservationRegistrar()
  // Proof: the node ends its observations when it is unmounted.
  private unowned(unsafe) var node: ViewNode?
  /// Which tracking counts: an odd number while there is one, an even number while there is none.
  private var current = 0

  init(_ node: ViewNode) { self.node = node }

  /// What each tracking reads beside what its closure reads.
  private var mark: Void { registrar.access(self, keyPath: \.mark) }

  /// Something that was read is about to change.
  @MainActor
  func changed() { node?.invalidate() }

  /// Ends what is tracked, without a call of ``changed()``.
  func stop() {
    guard !current.isMultiple(of: 2) else { return }
    current += 1
    registrar.willSet(self, keyPath: \.mark)
  }

  /// Ends what is tracked for good.
  func end() {
    stop()
    node = nil
  }

  /// Runs a closure and tracks what it reads, in place of what was tracked before.
  final func track<T>(_ work: () -> T) -> T {
    stop()
    return withObservationTracking(
      {
        _ = mark
        return work()
      }, onChange: begin())
  }

  /// Makes the handler of the first tracking at a site, which has read something.
  @MainActor
  final func begin(at site: ObservationSite) -> @Sendable () -> Void {
    site.isObserving = true
    return begin()
  }

  /// Makes the handler of a tracking that begins.
  private func begin() -> @Sendable () -> Void {
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
/// Most never do, and these pay nothing for the way in which a tracking is ended. The first tracking
/// at a site is the one that cannot be ended early: one registration for each type of view.
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
///   - observation: What the closure read when it ran last; set once it has read something.
///   - make: Makes the observation.
///   - work: The closure.
/// - Returns: What the closure returns.
@MainActor
func observing<Observation: NodeObservation, T>(
  at site: ObservationSite, _ observation: inout Observation?,
  _ make: @autoclosure () -> Observation, _ work: () -> T
) -> T {
  if site.isObserving {
    let current = observation ?? make()
    observation = current
    return current.track(work)
  }
  // The second argument is evaluated only when something observable was read.
  return withObservationTracking(
    work,
    onChange: {
      let current = observation ?? make()
      observation = current
      return current.begin(at: site)
    }())
}

// SPDX-License-Identifier: MIT

/// The effects to run once the host displays the new state, and the departures before it.
@MainActor
final class EffectQueue {
  /// The order of the effects of a frame (A1, A2, M3).
  enum Phase: Int, CaseIterable {
    case appear
    case cancel
    case disappear
    case change
    case start
    case links
    case dismissed
    /// The appearance of content that replaces dismissed content (M15).
    case late
  }

  private struct Effect {
    /// The node whose place in the tree determines the order.
    let node: ViewNode
    let run: () -> Void
  }

  var isEnabled = true
  /// The number of the current flush.
  var frame = 0
  /// The description of an effect that keeps changing state in this flush.
  var complaint: String?
  /// The departures before the next commit.
  @exclusivity(unchecked) var departures: [Departure] = []
  // Proof: each access appends to the queues or takes them; effects run outside of an access.
  @exclusivity(unchecked)
  private var queues = [[() -> Void]](repeating: [], count: Phase.allCases.count)
  @exclusivity(unchecked)
  private var placed = [[Effect]](repeating: [], count: Phase.allCases.count)

  var isEmpty: Bool {
    departures.isEmpty && queues.allSatisfy(\.isEmpty) && placed.allSatisfy(\.isEmpty)
  }

  /// Appends an effect to its phase.
  func add(_ phase: Phase, _ effect: @escaping () -> Void) {
    guard isEnabled else { return }
    queues[phase.rawValue].append(effect)
  }

  /// Queues the delivery of the first links, even without effects, so that a page without effects
  /// follows them at the same point as the app (U1).
  func addLinkDelivery(_ delivery: @escaping () -> Void) {
    queues[Phase.links.rawValue].append(delivery)
  }

  /// Queues an effect in the tree order of a node, before effects without a place.
  func add(_ phase: Phase, at node: ViewNode, _ effect: @escaping () -> Void) {
    guard isEnabled else { return }
    placed[phase.rawValue].append(Effect(node: node, run: effect))
  }

  /// Runs the queued effects; returns whether there were any.
  func run() -> Bool {
    var ran = false
    for phase in queues.indices where !queues[phase].isEmpty || !placed[phase].isEmpty {
      let batch = queues[phase]
      queues[phase].removeAll()
      runPlaced(phase)
      for effect in batch { effect() }
      ran = true
    }
    return ran
  }

  /// The number of views whose appearance has not been reported.
  var appearingCount: Int { placed[Phase.appear.rawValue].count }

  /// Reports the appearance of all queued views except for the first `count`.
  func runAppearing(after count: Int) { runPlaced(Phase.appear.rawValue, from: count) }

  private func runPlaced(_ phase: Int, from first: Int = 0) {
    guard placed[phase].count > first else { return }
    let batch = placed[phase][first...]
    placed[phase].removeSubrange(first...)
    for effect in batch.inTreeOrder(of: \.node) { effect.run() }
  }

  func removeAll() {
    departures.removeAll()
    for phase in queues.indices {
      queues[phase].removeAll()
      placed[phase].removeAll()
    }
  }
}

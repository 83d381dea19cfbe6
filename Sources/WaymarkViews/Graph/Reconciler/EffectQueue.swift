// SPDX-License-Identifier: MIT

/// What is to run once the host shows the new state, and what leaves before that.
@MainActor
final class EffectQueue {
  /// The order in which effects of one frame run (A1, A2, M3).
  enum Phase: Int, CaseIterable {
    case appear
    case cancel
    case disappear
    case change
    case start
    case links
    case dismissed
    /// What takes the place of something that was dismissed appears (M15).
    case late
  }

  private struct Effect {
    /// The node whose place in the tree decides the order.
    let node: ViewNode
    let run: () -> Void
  }

  var isEnabled = true
  /// Which flush this is.
  var frame = 0
  /// What one effect that goes on changing state says of itself, in this flush.
  var complaint: String?
  /// What is to leave before the next commit.
  @exclusivity(unchecked) var departures: [Departure] = []
  // Proof: an access appends to them or takes them out; effects run outside of one.
  @exclusivity(unchecked)
  private var queues = [[() -> Void]](repeating: [], count: Phase.allCases.count)
  @exclusivity(unchecked)
  private var placed = [[Effect]](repeating: [], count: Phase.allCases.count)

  var isEmpty: Bool {
    departures.isEmpty && queues.allSatisfy(\.isEmpty) && placed.allSatisfy(\.isEmpty)
  }

  /// Queues an effect behind those of its phase.
  func add(_ phase: Phase, _ effect: @escaping () -> Void) {
    guard isEnabled else { return }
    queues[phase.rawValue].append(effect)
  }

  /// Queues an effect whose turn is that of a node in the tree, before those without a place.
  func add(_ phase: Phase, at node: ViewNode, _ effect: @escaping () -> Void) {
    guard isEnabled else { return }
    placed[phase.rawValue].append(Effect(node: node, run: effect))
  }

  /// Runs what is queued now; whether there was anything.
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

  /// The number of views whose appearance has yet to be reported.
  var appearingCount: Int { placed[Phase.appear.rawValue].count }

  /// Reports the appearance of all views but the first `count` that wait.
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

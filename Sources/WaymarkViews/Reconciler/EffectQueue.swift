// SPDX-License-Identifier: MIT

/// What is to run once the host shows the new state.
@MainActor
final class EffectQueue {
  /// The order in which effects of one frame run (A1, A2, M3).
  enum Phase: Int, CaseIterable {
    case appear
    case cancel
    case disappear
    case change
    case links
    case dismissed
  }

  var isEnabled = true
  /// Which flush this is.
  var frame = 0
  /// What one effect that goes on changing state says of itself, in this flush.
  var complaint: String?
  private var queues = [[() -> Void]](repeating: [], count: Phase.allCases.count)

  var isEmpty: Bool { queues.allSatisfy(\.isEmpty) }

  func add(_ phase: Phase, _ effect: @escaping () -> Void) {
    guard isEnabled else { return }
    queues[phase.rawValue].append(effect)
  }

  /// Runs what is queued now; whether there was anything.
  func run() -> Bool {
    var ran = false
    for phase in queues.indices where !queues[phase].isEmpty {
      let batch = queues[phase]
      queues[phase].removeAll()
      for effect in batch { effect() }
      ran = true
    }
    return ran
  }

  /// How many effects of each phase are queued.
  var mark: [Int] { queues.map(\.count) }

  /// Forgets what was queued since a mark was made.
  func forget(since mark: [Int]) {
    for (phase, count) in mark.enumerated() where queues[phase].count > count {
      queues[phase].removeSubrange(count...)
    }
  }

  func removeAll() { for phase in queues.indices { queues[phase].removeAll() } }
}

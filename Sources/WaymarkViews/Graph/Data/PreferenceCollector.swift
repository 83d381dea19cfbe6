// SPDX-License-Identifier: MIT

/// Is told when a preference below its node may have changed, and has it read again before the
/// commit of the same flush.
@MainActor
package final class PreferenceCollector: Settling {
  // Proof: the graph unmounts all views, which own this, before it ends; it is still asked while
  // the graph's `deinit` does so, when a checked reference would trap.
  private unowned(unsafe) let graph: ViewGraph
  private weak var outer: PreferenceCollector?
  private let collect: () -> Void
  private var isWaiting = false
  /// Called when the order of the views below has changed, of the nearest collector that has it.
  var didReorder: (() -> Void)?

  /// - Parameters:
  ///   - graph: The graph.
  ///   - outer: The next collector above that preferences pass on to; nil at a screen or sheet.
  ///   - collect: Reads the preferences.
  init(
    _ graph: ViewGraph, below outer: PreferenceCollector?, collect: @escaping () -> Void
  ) {
    self.graph = graph
    self.outer = outer
    self.collect = collect
  }

  func changed() {
    outer?.changed()
    guard !isWaiting else { return }
    isWaiting = true
    graph.settle(self)
  }

  /// Has the preferences read again because views below have changed places.
  func reordered() {
    changed()
    var next: PreferenceCollector? = self
    while let collector = next {
      if let didReorder = collector.didReorder { return didReorder() }
      next = collector.outer
    }
  }

  package func settle() {
    isWaiting = false
    collect()
  }
}

extension Containers {
  private static let collectorSlot = ContainerSlot<PreferenceCollector>()

  /// The nearest collector of preferences.
  package var collector: PreferenceCollector? {
    get { self[Self.collectorSlot] }
    set { self[Self.collectorSlot] = newValue }
  }
}

// SPDX-License-Identifier: MIT

/// Reads preferences again when those below its node may have changed, before the commit of the
/// same flush.
@MainActor
package final class PreferenceCollector: Settling {
  // Proof: the graph unmounts all views, which own this object, before it ends. The object is still
  // accessed during the graph's `deinit`, when a checked reference would trap.
  private unowned(unsafe) let graph: ViewGraph
  private weak var outer: PreferenceCollector?
  private let collect: () -> Void
  private var isWaiting = false
  /// Called on the nearest collector that sets it when the order of descendants has changed.
  var didReorder: (() -> Void)?

  /// - Parameters:
  ///   - graph: The graph.
  ///   - outer: The enclosing collector that also receives the preferences; nil at a screen or
  ///     sheet.
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

  /// Reads the preferences again because descendants have changed their order.
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

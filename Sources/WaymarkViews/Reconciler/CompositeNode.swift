// SPDX-License-Identifier: MIT

import WaymarkRender

/// Keeps a view that has a body: its state, and the node of what the body shows.
final class CompositeNode<V: View>: SingleChildNode {
  private var view: V
  private let plan: FieldPlan
  private var slots: ContiguousArray<PropertySlot?>
  private var observation: NodeObservation?

  init(_ view: consuming V, in parent: ViewNode) {
    self.view = view
    plan = FieldPlan.of(V.self)
    slots = plan.slotCount == 0 ? [] : ContiguousArray(repeating: nil, count: plan.slotCount)
    super.init(in: parent)
    install()
    child = V.Body._makeNode(evaluate(), in: self)
  }

  /// Takes the newer value; the body runs only if an input differs or something else is due.
  func receive(_ new: consuming V) {
    let isUnchanged = !isDirty && isSame(new)
    if isUnchanged { return }
    view = new
    refresh()
  }

  override func refresh() {
    isDirty = false
    install()
    guard let child else { return }
    V.Body._updateNode(child, with: evaluate())
  }

  private func install() {
    guard plan.slotCount > 0 || plan.hasUpdates else { return }
    withUnsafeMutablePointer(to: &view) { plan.install($0, in: self, &slots) }
  }

  private func evaluate() -> V.Body {
    graph.counters.bodies += 1
    return observing(at: plan.site, &observation, NodeObservation(self)) { view.body }
  }

  private func isSame(_ new: V) -> Bool {
    withUnsafePointer(to: &view) { old in
      withUnsafePointer(to: new) { new in plan.isSame(old, new, plan.comparesSlots ? slots : []) }
    }
  }

  override var keepsState: Bool { plan.keepsState }

  override func didUnmount() {
    for slot in slots { slot?.end() }
    observation?.end()
  }
}

extension ViewNode {
  /// An observed property is about to change, on whichever thread changes it.
  nonisolated static func observedChange(_ node: @escaping @Sendable () -> ViewNode?) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node()?.invalidate() }
    } else {
      Task { @MainActor in node()?.invalidate() }
    }
  }
}

// SPDX-License-Identifier: MIT

/// The content of a screen or presentation, created by a stored closure.
///
/// The closure runs again when observable data that it has read changes, but only after the
/// enclosing stack or presentation has settled: it never runs for a value that has left the path,
/// or for a removed item. Dirty nodes below wait for it, so that outer closures run before inner
/// ones.
final class DeferredContentNode<Content: View>: SingleChildNode, Settling {
  private var make: () -> Content
  private let site = ObservationSite.of(DeferredContentNode<Content>.self)
  private var observation: NodeObservation?

  init(in parent: ViewNode, _ make: @escaping () -> Content) {
    self.make = make
    super.init(in: parent)
    child = Content._makeNode(evaluate(), in: self)
  }

  /// Receives and runs a newer closure.
  func receive(_ new: @escaping () -> Content) {
    make = new
    update()
  }

  override func refresh() { graph.postpone(self) }

  func settle() {
    if isAlive, isDirty { update() }
  }

  private func update() {
    isDirty = false
    guard let child else { return }
    Content._updateNode(child, with: evaluate())
  }

  private func evaluate() -> Content {
    observing(at: site, in: self, &observation, NodeObservation(self), make)
  }

  override func didUnmount() { observation?.end() }
}

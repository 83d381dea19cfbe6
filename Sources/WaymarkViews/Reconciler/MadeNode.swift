// SPDX-License-Identifier: MIT

/// What a closure made that is not called by a body: the content of a screen or of a presentation.
///
/// The closure runs again when something observable that it has read changes. That waits until the
/// stack or presentation around has settled: a closure never runs for a value that has left the path,
/// or for an item that has gone. What is below waits with it, so that the outer one runs first.
final class MadeNode<Content: View>: SingleChildNode, Settling {
  private var make: () -> Content
  private let site = ObservationSite.of(MadeNode<Content>.self)
  private var observation: NodeObservation?

  init(in parent: ViewNode, _ make: @escaping () -> Content) {
    self.make = make
    super.init(in: parent)
    child = Content._makeNode(evaluate(), in: self)
  }

  /// Runs a newer closure.
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
    observing(at: site, &observation, NodeObservation(self), make)
  }

  override func didUnmount() { observation?.end() }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// A node for a view with a body, which holds its state and the node of its content.
final class CompositeNode<V: View>: SingleChildNode {
  // Allocated together with the slots, and accessed without exclusivity checks or copies. Proof:
  // only `deinit`, which cannot run concurrently with other code, uses it off the main actor.
  nonisolated(unsafe) private let view: UnsafeMutablePointer<V>
  private let plan: FieldPlan
  @exclusivity(unchecked) private var observation: NodeObservation?

  init(_ view: consuming V, in parent: ViewNode) {
    plan = FieldPlan.of(V.self)
    self.view = plan.allocate()
    self.view.initialize(to: view)
    super.init(in: parent)
    install()
    child = V.Body._makeNode(evaluate(), in: self)
  }

  deinit {
    view.deinitialize(count: 1)
    plan.deallocate(view)
  }

  /// Receives a newer value; the body runs only if an input differs or the node is dirty.
  func receive(_ new: consuming V) {
    if !isDirty, plan.isSame(view, &new, plan.slots(of: view)) { return }
    if graph.isAnimated, graph.playsAnimations, let mixer = AnimationMixers.of(V.self) {
      return animate(to: consume new, mixer)
    }
    view.pointee = consume new
    refresh()
  }

  /// Animates a change of animatable data from the value that is shown now.
  @inline(never)
  private func animate(to new: V, _ mixer: AnimationMixer<V>) {
    let old = view.pointee
    let animation = graph.isSampling ? nil : updateTransaction.animation
    guard let course = animation?.course, course.duration > 0, mixer.differ(old, new) else {
      view.pointee = new
      return refresh()
    }
    let now = graph.time.now()
    let key = ObjectIdentifier(self)
    let running = graph.runningFrames[key]
    let from = running?.value(at: now, mixer) ?? old
    graph.runningFrames[key] = RunningFrames(from: from, to: new, course: course, begin: now)
    var run = course
    run.delay = 0
    graph.playFrames(along: course) { part in
      view.pointee = part == 1 ? new : mixer.mix(from, new, run.progress(at: part * run.duration))
      refresh()
    }
  }

  override func refresh() {
    isDirty = false
    install()
    guard let child else { return }
    V.Body._updateNode(child, with: evaluate())
  }

  private func install() {
    if plan.needsInstall { plan.install(view, in: self) }
  }

  private func evaluate() -> V.Body {
    graph.counters.bodies += 1
    graph.inspection?.didEvaluate(ObjectIdentifier(self), V.self)
    let view = view
    return observing(at: plan.site, in: self, &observation, NodeObservation(self)) {
      view.pointee.body
    }
  }

  override var keepsState: Bool { plan.keepsState }

  override var viewType: Any.Type? { V.self }

  override func propertyName(of slot: ObjectIdentifier) -> String? {
    let index = plan.slots(of: view).firstIndex { $0.map(ObjectIdentifier.init) == slot }
    return index.map { "\(ViewName.of(V.self).text).\(plan.names[$0])" }
  }

  override var inspectedView: Any? { view.pointee }

  override func didUnmount() {
    graph.inspection?.didEnd(ObjectIdentifier(self))
    for slot in plan.slots(of: view) { slot?.end() }
    observation?.end()
    if graph.playsAnimations, !graph.runningFrames.isEmpty {
      graph.runningFrames[ObjectIdentifier(self)] = nil
    }
  }
}

extension ViewNode {
  /// Called on any thread when an observed property is about to change.
  nonisolated static func observedChange<O>(
    _: O.Type, _ node: @escaping @Sendable () -> ViewNode?
  ) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { node()?.invalidate(because: ViewName.of(O.self).text) }
    } else {
      Task { @MainActor in node()?.invalidate(because: ViewName.of(O.self).text) }
    }
  }
}

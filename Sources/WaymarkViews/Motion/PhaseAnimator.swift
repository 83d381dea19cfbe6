// SPDX-License-Identifier: MIT

import WaymarkRender

/// A view that shows a sequence of phases, each with an animation of its own.
///
/// Without a trigger, it advances from phase to phase as long as it exists, and begins again after
/// the last one. With a trigger, it shows all phases once whenever the trigger changes, and returns
/// to the first one:
///
/// ```swift
/// PhaseAnimator([0, 12, -12], trigger: count) { angle in
///   Image(systemName: "bell").rotationEffect(.degrees(Double(angle)))
/// } animation: { _ in .spring(duration: 0.2) }
/// ```
///
/// A phase begins when the animation to the one before is logically complete, by the runtime's
/// clock. A host without animations shows the first phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0

  /// Creates a view that repeats its phases.
  ///
  /// - Parameters:
  ///   - phases: The phases; without one, nothing is shown.
  ///   - content: The view of a phase.
  ///   - animation: The animation to a phase; nil shows it at once.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  /// Creates a view that shows its phases once when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases; without one, nothing is shown.
  ///   - trigger: The value.
  ///   - content: The view of a phase.
  ///   - animation: The animation to a phase; nil shows it at once.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = AnyEquatable(trigger)
    self.content = content
    self.animation = animation
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    let cycle = PhaseCycle(
      count: phases.count, trigger: trigger,
      animation: { [phases, animation] in
        animation(phases[$0])
      }, show: { index = $0 })
    if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
      PhaseView(content: content(phase), cycle: cycle)
    }
  }
}

extension View {
  /// Shows this view in a sequence of phases, each with an animation of its own; see
  /// ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - content: The view of a phase; the first parameter stands for this view.
  ///   - animation: The animation to a phase; nil shows it at once.
  /// - Returns: The view.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }

  /// Shows this view in a sequence of phases when a value changes; see ``PhaseAnimator``.
  ///
  /// - Parameters:
  ///   - phases: The phases.
  ///   - trigger: The value.
  ///   - content: The view of a phase; the first parameter stands for this view.
  ///   - animation: The animation to a phase; nil shows it at once.
  /// - Returns: The view.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(phases, trigger: trigger) {
      content(PlaceholderContentView(self), $0)
    } animation: {
      animation($0)
    }
  }
}

/// The state of a phase animator.
struct PhaseCycle {
  let count: Int
  /// The value whose change starts a cycle; nil for cycles without end.
  let trigger: AnyEquatable?
  let animation: (Int) -> Animation?
  let show: (Int) -> Void
}

nonisolated private struct PhaseView<Content: View>: WrappingView {
  let content: Content
  let cycle: PhaseCycle

  @MainActor
  func makeNode(in parent: ViewNode) -> PhaseNode { PhaseNode(cycle, in: parent) }

  @MainActor
  func update(_ node: PhaseNode) { node.receive(cycle) }
}

private final class PhaseNode: SingleChildNode {
  private var cycle: PhaseCycle
  private var index = 0
  private var waiting: Task<Void, Never>?

  init(_ cycle: PhaseCycle, in parent: ViewNode) {
    self.cycle = cycle
    super.init(in: parent)
    guard cycle.trigger == nil, cycle.count > 1, graph.playsAnimations else { return }
    // The first page is the one that was served.
    waiting = graph.after(Self.shortest) { [weak self] in self?.advance() }
  }

  func receive(_ new: PhaseCycle) {
    let isTriggered = new.trigger != nil && new.trigger != cycle.trigger
    cycle = new
    if isTriggered { begin() }
  }

  private func begin() {
    waiting?.cancel()
    guard graph.playsAnimations, cycle.count > 1 else { return }
    index = 0
    graph.effects.add(.start) { [weak self] in self?.advance() }
  }

  /// The shortest time in seconds of a phase, so that one without an animation can be seen.
  private static let shortest = 1.0 / 60

  private func advance() {
    guard isAlive else { return }
    index = (index + 1) % max(1, cycle.count)
    let animation = cycle.animation(index)
    withAnimation(animation) { cycle.show(index) }
    let isOver = cycle.trigger != nil && index == 0
    guard !isOver, let seconds = animation.map({ $0.duration(until: .logicallyComplete) }) ?? 0
    else { return }
    waiting = graph.after(max(seconds, Self.shortest)) { [weak self] in self?.advance() }
  }

  override func didUnmount() { waiting?.cancel() }
}

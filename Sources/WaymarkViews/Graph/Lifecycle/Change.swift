// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action after an update in which a value changed, with the old and the new (A4).
  ///
  /// Values are compared by `==` with those of the update before. With `initial` the action also
  /// runs once at first, with the same value twice: when the view appears, in turn with `onAppear`,
  /// or in the update that it comes in out of sight. It sees the view as it is after the update.
  @inlinable
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: action)
  }

  /// Runs an action after an update in which a value changed (A4).
  @inlinable
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeView(content: self, value: value, initial: initial, action: { _, _ in action() })
  }

  /// Runs an action with the new value after an update in which it changed (A4).
  ///
  /// The older form: the action sees the view as it was before the update.
  @available(iOS, deprecated: 17, message: "Use the form with two values or with none.")
  @available(macOS, deprecated: 14, message: "Use the form with two values or with none.")
  @available(tvOS, deprecated: 17, message: "Use the form with two values or with none.")
  @available(watchOS, deprecated: 10, message: "Use the form with two values or with none.")
  @available(visionOS, deprecated: 1, message: "Use the form with two values or with none.")
  @inlinable
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some View {
    ChangeView(
      content: self, value: value, initial: false, seesOld: true, action: { action($1) })
  }
}

@usableFromInline
nonisolated struct ChangeView<Content: View, V: Equatable>: WrappingView {
  @usableFromInline let content: Content
  let value: V
  let initial: Bool
  let seesOld: Bool
  let action: (V, V) -> Void

  @usableFromInline
  init(
    content: Content, value: V, initial: Bool, seesOld: Bool = false,
    action: @escaping (V, V) -> Void
  ) {
    self.content = content
    self.value = value
    self.initial = initial
    self.seesOld = seesOld
    self.action = action
  }

  @MainActor
  @usableFromInline
  func makeNode(in parent: ViewNode) -> ChangeNode<V> {
    ChangeNode<V>(value, action, isInitial: initial, in: parent)
  }

  @MainActor
  @usableFromInline
  func update(_ node: ChangeNode<V>) {
    let old = node.action
    node.action = action
    node.receive(value, old: seesOld ? old : nil)
  }
}

@usableFromInline
final class ChangeNode<V: Equatable>: LifecycleNode {
  private var value: V
  private var waiting: V?
  private var waitingAction: ((V, V) -> Void)?
  /// Whether the action has yet to run for the first value.
  private var isInitial: Bool
  /// In which flush it ran last, and how often.
  private var frame = 0
  private var runs = 0
  var action: (V, V) -> Void

  init(_ value: V, _ action: @escaping (V, V) -> Void, isInitial: Bool, in parent: ViewNode) {
    self.value = value
    self.action = action
    self.isInitial = isInitial
    super.init(in: parent, isFollowing: isInitial)
    guard isInitial else { return }
    // What is covered from the first does not appear.
    graph.effects.add(.change) { [weak self] in
      if let self, isAlive, !isInSight { tellFirst() }
    }
  }

  override func didAppear() { tellFirst() }

  private func tellFirst() {
    guard isInitial else { return }
    isInitial = false
    count()
    action(value, value)
  }

  func receive(_ new: V, old: ((V, V) -> Void)?) {
    let before = value
    value = new
    guard before != new, !isInitial, waiting == nil else { return }
    run(before, as: old)
  }

  /// Half of the rounds of a flush, since two changes may set each other off in turn (A5).
  private func count() {
    if frame != graph.effects.frame { (frame, runs) = (graph.effects.frame, 0) }
    runs += 1
    guard runs >= ViewGraph.passLimit / 2 - 1 else { return }
    graph.effects.complaint =
      "onChange(of: \(V.self)) action tried to update multiple times per frame."
  }

  /// Queues one call for all changes of one flush, from the first old value to the last new one.
  private func run(_ before: V, as old: ((V, V) -> Void)?) {
    waiting = before
    waitingAction = old
    graph.effects.add(.change) { [weak self] in
      guard let self, isAlive, let before = waiting else { return }
      let action = waitingAction ?? action
      waiting = nil
      waitingAction = nil
      // Changed and changed back: between the two updates nothing differs.
      guard before != value else { return }
      count()
      action(before, value)
    }
  }
}

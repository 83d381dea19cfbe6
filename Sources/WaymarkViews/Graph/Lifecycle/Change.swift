// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action with the old and the new value after an update in which a value changed (A4).
  ///
  /// Values are compared by `==` with those of the previous update. If `initial` is true, the
  /// action also runs once with the initial value for both parameters: when the view appears, in
  /// order with `onAppear`, or, for an invisible view, in the update that mounts it. The action
  /// sees the view as it is after the update.
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
  /// This is the older form: the action sees the view as it was before the update.
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
  /// Whether the action still has to run for the initial value.
  private var isInitial: Bool
  /// The flush in which the action ran last, and the number of runs in it.
  private var frame = 0
  private var runs = 0
  var action: (V, V) -> Void

  init(_ value: V, _ action: @escaping (V, V) -> Void, isInitial: Bool, in parent: ViewNode) {
    self.value = value
    self.action = action
    self.isInitial = isInitial
    super.init(in: parent, isFollowing: isInitial)
    guard isInitial else { return }
    whenInApp { self.tellFirstSoon() }
  }

  // Initially covered views do not appear.
  private func tellFirstSoon() {
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

  /// Counts the runs in a flush and reports half of the passes, since two changes can alternate
  /// (A5).
  private func count() {
    if frame != graph.effects.frame { (frame, runs) = (graph.effects.frame, 0) }
    runs += 1
    guard runs >= ViewGraph.passLimit / 2 - 1 else { return }
    graph.effects.complaint =
      "onChange(of: \(V.self)) action tried to update multiple times per frame."
  }

  /// Queues one call for all changes of a flush, from the first old value to the last new one.
  private func run(_ before: V, as old: ((V, V) -> Void)?) {
    waiting = before
    waitingAction = old
    graph.effects.add(.change) { [weak self] in
      guard let self, isAlive, let before = waiting else { return }
      let action = waitingAction ?? action
      waiting = nil
      waitingAction = nil
      // The value changed and changed back, so the two updates do not differ.
      guard before != value else { return }
      count()
      action(before, value)
    }
  }
}

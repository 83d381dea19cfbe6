// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action each time the view becomes visible: before anything else happens on screen, and
  /// again when a screen or tab that covered it is removed (A1, A3).
  ///
  /// When several views appear together, the actions of inner views run first.
  @inlinable
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action each time the view becomes invisible: covered or removed (A1, S2).
  @inlinable
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }

  /// Runs an asynchronous task while the view is visible and cancels it when the view disappears
  /// (A2).
  ///
  /// The action starts on the main actor once each `onAppear` of the update has run.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs an asynchronous task while the view is visible, and restarts it when `id` changes (A2).
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: id, priority: priority, action: action)
  }
}

@usableFromInline
nonisolated struct LifecycleView<Content: View>: WrappingView {
  @usableFromInline let content: Content
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @usableFromInline
  init(content: Content, appear: (() -> Void)?, disappear: (() -> Void)?) {
    self.content = content
    self.appear = appear
    self.disappear = disappear
  }

  @MainActor
  @usableFromInline
  func makeNode(in parent: ViewNode) -> AppearNode {
    let node = AppearNode(in: parent)
    node.onAppear = appear
    node.onDisappear = disappear
    return node
  }

  @MainActor
  @usableFromInline
  func update(_ node: AppearNode) {
    node.onAppear = appear
    node.onDisappear = disappear
  }
}

@usableFromInline
final class AppearNode: LifecycleNode {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  override func didAppear() { onAppear?() }
  override func didDisappear() { onDisappear?() }
}

nonisolated struct TaskView<Content: View, ID: Equatable>: WrappingView {
  let content: Content
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void

  @MainActor
  func makeNode(in parent: ViewNode) -> TaskNode<ID> {
    let node = TaskNode<ID>(id, in: parent)
    node.work = (priority, action)
    return node
  }

  @MainActor
  func update(_ node: TaskNode<ID>) {
    node.work = (priority, action)
    node.receive(id)
  }
}

final class TaskNode<ID: Equatable>: LifecycleNode {
  private var id: ID
  var work: (priority: TaskPriority, action: @Sendable () async -> Void)?
  private var task: Task<Void, Never>?

  init(_ id: ID, in parent: ViewNode) {
    self.id = id
    super.init(in: parent)
  }

  func receive(_ new: ID) {
    guard id != new else { return }
    id = new
    guard hasAppeared else { return }
    graph.effects.add(.change) { [weak self] in
      self?.cancel()
      self?.start()
    }
  }

  // It is cancelled before any `onDisappear` runs, wherever it is in the tree (A2).
  override var disappearPhase: EffectQueue.Phase { .cancel }
  // It starts after each `onAppear` of the update, wherever it is in the tree (A2).
  override func didAppear() {
    graph.effects.add(.start) { [weak self] in self?.start() }
  }
  override func didDisappear() { cancel() }

  private func start() {
    guard hasAppeared, task == nil, let work else { return }
    graph.runningTasks += 1
    task = Task(priority: work.priority) { @MainActor [surroundings = graph.surroundings] in
      await work.action()
      surroundings.graph?.runningTasks -= 1
    }
  }

  private func cancel() {
    task?.cancel()
    task = nil
  }

  // Immediately: no effects run when the whole graph ends, but tasks must be cancelled.
  override func didUnmount() {
    super.didUnmount()
    cancel()
  }
}

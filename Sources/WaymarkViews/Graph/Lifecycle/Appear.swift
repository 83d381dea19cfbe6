// SPDX-License-Identifier: MIT

extension View {
  /// Runs an action each time the view comes into sight: before anything else happens on screen,
  /// and again when a screen or tab that covered it goes (A1, A3).
  ///
  /// When several views appear together, the actions of inner views run first.
  @inlinable
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: action, disappear: nil)
  }

  /// Runs an action each time the view goes out of sight: covered or removed (A1, S2).
  @inlinable
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    LifecycleView(content: self, appear: nil, disappear: action)
  }

  /// Runs asynchronous work while the view is in sight; cancelled when it goes (A2).
  ///
  /// The action starts on the main actor once each `onAppear` of the update has run.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    TaskView(content: self, id: 0, priority: priority, action: action)
  }

  /// Runs asynchronous work while the view is in sight, anew each time `id` changes (A2).
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

  // Wherever it stands, it is cancelled before any `onDisappear` runs (A2).
  override var disappearPhase: EffectQueue.Phase { .cancel }
  // After each `onAppear` of the update, wherever it stands (A2).
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

  // At once: when the whole graph ends, no effect runs any more, but tasks end all the same.
  override func didUnmount() {
    super.didUnmount()
    cancel()
  }
}

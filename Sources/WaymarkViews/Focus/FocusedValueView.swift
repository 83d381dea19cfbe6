// SPDX-License-Identifier: MIT

extension View {
  /// Hands out a value while the focus is in this view.
  ///
  /// Of several views around the focus the innermost counts for a key. The focus is that of the
  /// keyboard: a field has it, and what is `focusable` or `accessibilityFocused`.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands out a value while the focus is in this view; with nil, none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Hands out an observable object while the focus is in this view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Hands out a value while this view is shown, wherever the focus is.
  ///
  /// What the focus is in counts before it. Of several views the one that came last counts.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedSceneView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Hands out a value while this view is shown, wherever the focus is; with nil, none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedSceneView(content: self) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Hands out an observable object while this view is shown.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedSceneView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Hands out an object while the focus is in this view, by its type.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Hands out an object while the focus is in this view, by its type; with nil, none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Hands out an object while this view is shown, by its type.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Hands out an object while this view is shown, by its type; with nil, none.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedSceneView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }
}

nonisolated private struct FocusedValueView<Content: View>: WrappingView {
  let content: Content
  let change: (inout FocusedValues) -> Void

  init(content: Content, change: @escaping (inout FocusedValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> FocusedValueNode {
    let node = FocusedValueNode(in: parent)
    update(node)
    return node
  }

  @MainActor
  func update(_ node: FocusedValueNode) {
    node.change = change
    node.graph.focus.values.change(in: node.graph)
  }
}

/// Hands out values while the focus is inside.
final class FocusedValueNode: SingleChildNode {
  fileprivate(set) var change: ((inout FocusedValues) -> Void)?

  override func didUnmount() { graph.focus.values.noteMove() }
}

nonisolated private struct FocusedSceneView<Content: View>: WrappingView {
  let content: Content
  let change: (inout FocusedValues) -> Void

  init(content: Content, change: @escaping (inout FocusedValues) -> Void) {
    self.content = content
    self.change = change
  }

  @MainActor
  func makeNode(in parent: ViewNode) -> FocusedSceneNode {
    let node = FocusedSceneNode(in: parent)
    node.graph.focus.values.add(node)
    update(node)
    return node
  }

  @MainActor
  func update(_ node: FocusedSceneNode) {
    node.change = change
    node.graph.focus.values.change(in: node.graph)
  }
}

/// Hands out values while it is shown.
final class FocusedSceneNode: LifecycleNode {
  fileprivate(set) var change: ((inout FocusedValues) -> Void)?

  /// Whether no other screen or tab is in front of the view.
  var isOpen: Bool { scope.containers.visibility?.isOpen ?? true }

  override func didAppear() { graph.focus.values.change(in: graph) }
  override func didDisappear() { graph.focus.values.change(in: graph) }

  override func didUnmount() {
    super.didUnmount()
    graph.focus.values.remove(self)
    graph.focus.values.noteMove()
  }
}

// SPDX-License-Identifier: MIT

extension View {
  /// Provides a value while the focus is in this view.
  ///
  /// If several views around the focus provide a key, the innermost applies. The focus is the
  /// keyboard focus of a field, or of a view that is `focusable` or `accessibilityFocused`.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedValueView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value while the focus is in this view; nil provides none.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedValueView(content: self) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides an observable object while the focus is in this view.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedValueView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Provides a value while this view is visible, regardless of the focus.
  ///
  /// Values of views around the focus take precedence. If several views provide a key, the last one
  /// that appeared applies.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    FocusedSceneView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Provides a value while this view is visible, regardless of the focus; nil provides none.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    FocusedSceneView(content: self) { if let value { $0[keyPath: keyPath] = value } }
  }

  /// Provides an observable object while this view is visible.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    FocusedSceneView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Provides an object, by its type, while the focus is in this view.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedObject(Optional(object))
  }

  /// Provides an object, by its type, while the focus is in this view; nil provides none.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    FocusedValueView(content: self) { if let object { $0.set(ObjectKey<T>.id, object) } }
  }

  /// Provides an object, by its type, while this view is visible.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    focusedSceneObject(Optional(object))
  }

  /// Provides an object, by its type, while this view is visible; nil provides none.
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

/// A node that provides values while the focus is inside.
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

/// A node that provides values while it is visible.
final class FocusedSceneNode: LifecycleNode {
  fileprivate(set) var change: ((inout FocusedValues) -> Void)?

  /// Whether no other screen or tab covers the view.
  var isOpen: Bool { scope.containers.visibility?.isOpen ?? true }

  override func didAppear() { graph.focus.values.change(in: graph) }
  override func didDisappear() { graph.focus.values.change(in: graph) }

  override func didUnmount() {
    super.didUnmount()
    graph.focus.values.remove(self)
    graph.focus.values.noteMove()
  }
}

// SPDX-License-Identifier: MIT

extension Scene {
  /// Runs an action with the old and the new value after an update in which a value changed (A4).
  ///
  /// It runs for each window that the scene shows. If `initial` is true, it also runs once with the
  /// initial value for both parameters.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ old: V, _ new: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) {
      ChangeView(content: $0, value: value, initial: initial, action: action)
    }
  }

  /// Runs an action after an update in which a value changed (A4).
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  /// Runs an action with the new value after an update in which it changed (A4).
  ///
  /// This is the older form: the action sees the app as it was before the update.
  @available(iOS, deprecated: 17, message: "Use the form with two values or with none.")
  @available(macOS, deprecated: 14, message: "Use the form with two values or with none.")
  @available(tvOS, deprecated: 17, message: "Use the form with two values or with none.")
  @available(watchOS, deprecated: 10, message: "Use the form with two values or with none.")
  @available(visionOS, deprecated: 1, message: "Use the form with two values or with none.")
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ new: V) -> Void
  ) -> some Scene {
    ChangeScene(scene: self) {
      ChangeView(content: $0, value: value, initial: false, seesOld: true) { action($1) }
    }
  }
}

/// A scene with an action for the changes of a value.
nonisolated private struct ChangeScene<S: Scene, V: Equatable>: Scene {
  typealias Body = Never
  typealias Changing = ChangeView<SceneView<S>, V>

  let scene: S
  let view: Changing

  init(scene: S, _ view: (SceneView<S>) -> Changing) {
    self.scene = scene
    self.view = view(SceneView(scene: scene))
  }

  @MainActor
  static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode {
    Changing._makeNode(scene.view, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with scene: Self) {
    Changing._updateNode(node, with: scene.view)
  }

  @MainActor
  static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer {
    S._answer(scene.scene, to: request)
  }
}

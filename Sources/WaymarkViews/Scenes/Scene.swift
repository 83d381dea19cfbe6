// SPDX-License-Identifier: MIT

/// A part of an app with its own windows.
@MainActor
@preconcurrency
public protocol Scene {
  /// The type of the scene's content.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of the scene's first window.
  @MainActor static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode

  /// Updates a node of this type.
  @MainActor static func _updateNode(_ node: ViewNode, with scene: Self)

  /// Returns whether the scene shows a window for a request.
  @MainActor static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer
}

extension Scene {
  @MainActor
  public static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode {
    SceneBody<Self>._makeNode(SceneBody(scene: scene), in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with scene: Self) {
    SceneBody<Self>._updateNode(node, with: SceneBody(scene: scene))
  }
}

extension Scene {
  @MainActor
  public static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer {
    Body._answer(scene.body, to: request)
  }
}

extension Scene where Body == Never {
  /// The runtime's own scenes implement this requirement themselves.
  @MainActor
  public static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer { .no }

  /// Never called: the runtime handles the scene itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

/// A custom scene as a view, which gives it state like a view's.
struct SceneBody<S: Scene>: View {
  var scene: Held<S>

  init(scene: S) { self.scene = Held(value: scene) }

  var body: SceneView<S.Body> { SceneView(scene: scene.value.body) }
}

/// A scene as a view.
nonisolated struct SceneView<S: Scene>: View {
  typealias Body = Never

  let scene: S

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    S._makeNode(view.scene, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    S._updateNode(node, with: view.scene)
  }
}

/// A result builder for scenes.
///
/// Hosts show the first scene; ``EnvironmentValues/openWindow`` opens the others.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<C: Scene>(_ content: C) -> C { content }

  public static func buildBlock<C: Scene>(_ content: C) -> C { content }

  public static func buildBlock<C: Scene, each R: Scene>(
    _ first: C, _ rest: repeat each R
  ) -> _SceneList {
    var others: [any Scene] = []
    for one in repeat each rest { others.append(one) }
    return _SceneList(first: first, rest: others)
  }
}

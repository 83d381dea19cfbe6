// SPDX-License-Identifier: MIT

/// A part of an app with windows of its own.
@MainActor
@preconcurrency
public protocol Scene {
  /// What the scene is made of.
  associatedtype Body: Scene

  /// The scene's content.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of the scene's first window.
  @MainActor static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode

  /// Brings a node of this type up to date.
  @MainActor static func _updateNode(_ node: ViewNode, with scene: Self)
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

extension Scene where Body == Never {
  /// Never called: the runtime knows the scene.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Scene {}

/// A scene of an app's own as a view: its state works like a view's.
struct SceneBody<S: Scene>: View {
  var scene: Held<S>

  init(scene: S) { self.scene = Held(value: scene) }

  var body: SceneView<S.Body> { SceneView(scene: scene.value.body) }
}

/// Any scene as a view.
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

/// Builds scenes from the statements of a closure.
///
/// Hosts show the first.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<C: Scene>(_ content: C) -> C { content }

  public static func buildBlock<C: Scene>(_ content: C) -> C { content }
}

/// Windows of one kind.
///
/// A host shows one for each browser page, terminal or test.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  let content: Content

  /// Windows with the given content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Windows with a title, which hosts may show where they name windows.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode {
    Content._makeNode(scene.content, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with scene: Self) {
    Content._updateNode(node, with: scene.content)
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// The commands of an app, which a Mac shows in its menu bar.
///
/// A host keeps the controls of commands mounted while their scene is shown. Their keyboard
/// shortcuts work like those of other controls, except while the scene has a presentation. A wide
/// browser window lists the commands in a menu at its lower edge; a headless test finds them as
/// `menuItems`.
@MainActor
@preconcurrency
public protocol Commands {
  /// The type of the body.
  associatedtype Body: Commands

  /// Creates the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node of the commands.
  @MainActor static func _makeNode(_ commands: Self, in parent: ViewNode) -> ViewNode

  /// Updates a node of this type.
  @MainActor static func _updateNode(_ node: ViewNode, with commands: Self)
}

extension Commands {
  @MainActor
  public static func _makeNode(_ commands: Self, in parent: ViewNode) -> ViewNode {
    CommandsBody<Self>._makeNode(CommandsBody(commands: commands), in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with commands: Self) {
    CommandsBody<Self>._updateNode(node, with: CommandsBody(commands: commands))
  }
}

extension Commands where Body == Never {
  /// Never called: the runtime handles these commands.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Commands {}

/// Custom commands as a view, which gives them state like a view's.
private struct CommandsBody<C: Commands>: View {
  var commands: Held<C>

  init(commands: C) { self.commands = Held(value: commands) }

  var body: CommandsView<C.Body> { CommandsView(commands: commands.value.body) }
}

/// Commands as a view.
nonisolated struct CommandsView<C: Commands>: View {
  typealias Body = Never

  let commands: C

  @MainActor
  static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    C._makeNode(view.commands, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with view: Self) {
    C._updateNode(node, with: view.commands)
  }
}

/// Commands defined by a view.
nonisolated struct ShownCommands<Shown: View>: Commands {
  typealias Body = Never

  let shown: Shown

  init(@ViewBuilder _ shown: () -> Shown) { self.shown = shown() }

  @MainActor
  static func _makeNode(_ commands: Self, in parent: ViewNode) -> ViewNode {
    Shown._makeNode(commands.shown, in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with commands: Self) {
    Shown._updateNode(node, with: commands.shown)
  }
}

extension Scene {
  /// Adds commands to the scene.
  nonisolated public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene {
    CommandsScene(scene: self, commands: content())
  }
}

nonisolated private struct CommandsScene<S: Scene, C: Commands>: Scene {
  typealias Body = Never

  let scene: S
  let commands: C

  @MainActor
  static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode {
    CommandedView<S, C>._makeNode(CommandedView(scene), in: parent)
  }

  @MainActor
  static func _updateNode(_ node: ViewNode, with scene: Self) {
    CommandedView<S, C>._updateNode(node, with: CommandedView(scene))
  }

  @MainActor
  static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer {
    S._answer(scene.scene, to: request)
  }
}

/// The content of a scene with its commands.
nonisolated private struct CommandedView<S: Scene, C: Commands>: View {
  let scene: SceneView<S>
  let commands: CommandsView<C>

  init(_ scene: CommandsScene<S, C>) {
    self.scene = SceneView(scene: scene.scene)
    commands = CommandsView(commands: scene.commands)
  }

  @MainActor @ViewBuilder var body: some View {
    scene
    ElementView(.box, [(.commands, .bool(true))], content: commands)
      .environment(\.isInMenu, true)
  }
}

// SPDX-License-Identifier: MIT

/// A scene that shows windows with the same kind of content.
///
/// A host shows one window for each browser page, terminal or test, with the first scene of the
/// app. ``EnvironmentValues/openWindow`` opens windows of the other scenes.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let id: String?
  /// Whether the scene accepts a value; nil if its windows have no values.
  private let accepts: ((AnyHashable) -> Bool)?
  private let content: (AnyHashable?) -> Content

  private init(
    _ id: String?, accepts: ((AnyHashable) -> Bool)?, _ content: @escaping (AnyHashable?) -> Content
  ) {
    self.id = id
    self.accepts = accepts
    self.content = content
  }

  private init(_ id: String?, _ content: Content) {
    self.init(id, accepts: nil) { _ in content }
  }

  /// Creates a group of windows with the given content.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a group of windows with the given id and content.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id, content()) }

  /// Creates a group of windows with a title, which hosts do not show.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Creates a group of windows with a title, which hosts do not show.
  ///
  /// Ignored: `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Creates a group of windows with a title, which hosts do not show.
  ///
  /// Ignored: `title`.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Creates a group of windows with a title and an id.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }

  /// Creates a group of windows with a title and an id.
  ///
  /// Ignored: `titleKey`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }

  @MainActor
  public static func _makeNode(_ scene: Self, in parent: ViewNode) -> ViewNode {
    Content._makeNode(scene.content(parent.graph.scene.request?.value), in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with scene: Self) {
    Content._updateNode(node, with: scene.content(node.graph.scene.request?.value))
  }

  @MainActor
  public static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer {
    if let id = request.id, id != scene.id { return .no }
    guard let value = request.value else { return request.id == nil ? .no : .yes }
    return scene.accepts?(value) == true ? .yes : .no
  }
}

extension WindowGroup {
  private static func windows<D: Codable & Hashable, C: View>(
    _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) -> Self where Content == PresentedWindowContent<D, C> {
    let accepts: (AnyHashable) -> Bool = { $0.base is D }
    return Self(id, accepts: accepts) { value in
      PresentedWindowContent(value: value?.base as? D, content: content)
    }
  }

  /// Creates a group of windows for values; the value is nil in a window opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(nil, content) }

  /// Creates a group of windows for values, with an id.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(id, content) }

  /// Creates a group of windows for values, with a title.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(nil, content) }

  /// Creates a group of windows for values, with a title and an id.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(id, content) }
}

/// The content of a window for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  fileprivate init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View { content($value) }
}

/// A scene that shows at most one window.
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let id: String
  private let content: Content

  /// Creates a window with a title and an id.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  /// Creates a window with a title and an id.
  ///
  /// Ignored: `titleKey`.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
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

  @MainActor
  public static func _answer(_ scene: Self, to request: _WindowRequest) -> _WindowAnswer {
    request.id == scene.id && request.value == nil ? .once : .no
  }
}

/// A list of scenes: a window shows the first that matches its request, or else the first.
nonisolated public struct _SceneList: Scene {
  public typealias Body = Never

  let first: any Scene
  let rest: [any Scene]

  @MainActor
  private func scene(for request: _WindowRequest?) -> any Scene {
    func answers(_ scene: some Scene, _ request: _WindowRequest) -> Bool {
      type(of: scene)._answer(scene, to: request) != .no
    }
    guard let request, !answers(first, request) else { return first }
    return rest.first { answers($0, request) } ?? first
  }

  /// Returns the scene that a graph's window shows, type-erased: which one it is may change.
  @MainActor
  private func view(in graph: ViewGraph) -> AnyView {
    func view(_ scene: some Scene) -> AnyView { AnyView(SceneView(scene: scene)) }
    return view(scene(for: graph.scene.request))
  }

  @MainActor
  public static func _makeNode(_ list: Self, in parent: ViewNode) -> ViewNode {
    AnyView._makeNode(list.view(in: parent.graph), in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with list: Self) {
    AnyView._updateNode(node, with: list.view(in: node.graph))
  }

  @MainActor
  public static func _answer(_ list: Self, to request: _WindowRequest) -> _WindowAnswer {
    func answer(_ scene: some Scene) -> _WindowAnswer {
      type(of: scene)._answer(scene, to: request)
    }
    let own = answer(list.first)
    return own != .no ? own : list.rest.lazy.map { answer($0) }.first { $0 != .no } ?? .no
  }
}

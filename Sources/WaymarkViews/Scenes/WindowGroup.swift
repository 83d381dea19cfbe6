// SPDX-License-Identifier: MIT

/// Windows of one kind.
///
/// A host shows one for each browser page, terminal or test; the first scene of an app is shown
/// first. Windows of others are opened by ``EnvironmentValues/openWindow``.
nonisolated public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never

  private let id: String?
  /// Whether a value is one that the windows are for; nil for windows without values.
  private let takes: ((AnyHashable) -> Bool)?
  private let content: (AnyHashable?) -> Content

  private init(
    _ id: String?, takes: ((AnyHashable) -> Bool)?, _ content: @escaping (AnyHashable?) -> Content
  ) {
    self.id = id
    self.takes = takes
    self.content = content
  }

  private init(_ id: String?, _ content: Content) {
    self.init(id, takes: nil) { _ in content }
  }

  /// Windows with the given content.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Windows that are opened by an id, with the given content.
  public init(id: String, @ViewBuilder content: () -> Content) { self.init(id, content()) }

  /// Windows with a title, which hosts may show where they name windows.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Windows with a title, which hosts may show where they name windows.
  ///
  /// Ignored: `titleKey`.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }

  /// Windows with a title, which hosts may show where they name windows.
  ///
  /// Ignored: `title`.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(nil, content()) }

  /// Windows with a title that are opened by an id.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.init(id, content())
  }

  /// Windows with a title that are opened by an id.
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
    return scene.takes?(value) == true ? .yes : .no
  }
}

extension WindowGroup {
  private static func windows<D: Codable & Hashable, C: View>(
    _ id: String?, _ content: @escaping (Binding<D?>) -> C
  ) -> Self where Content == PresentedWindowContent<D, C> {
    let takes: (AnyHashable) -> Bool = { $0.base is D }
    return Self(id, takes: takes) { value in
      PresentedWindowContent(value: value?.base as? D, content: content)
    }
  }

  /// Windows that each are for a value; nil in a window that was opened without one.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(nil, content) }

  /// Windows that are opened by an id, and each are for a value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(id, content) }

  /// Windows with a title that each are for a value.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(nil, content) }

  /// Windows with a title that are opened by an id, and each are for a value.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ title: some StringProtocol, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> { self = Self.windows(id, content) }
}

/// The content of a window that is for a value.
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  private let content: (Binding<Data?>) -> Content
  @State private var value: Data?

  fileprivate init(value: Data?, content: @escaping (Binding<Data?>) -> Content) {
    self.content = content
    _value = State(initialValue: value)
  }

  /// What it consists of.
  @MainActor public var body: some View { content($value) }
}

/// A window that there is one of at most.
nonisolated public struct Window<Content: View>: Scene {
  public typealias Body = Never

  private let id: String
  private let content: Content

  /// A window with a title that is opened by an id.
  ///
  /// Ignored: `title`.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }

  /// A window with a title that is opened by an id.
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

/// Several scenes: a window shows the first that is for what it was opened for, or the first of all.
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

  /// The scene that a graph's window shows, as a view: another type of scene is another view.
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

// SPDX-License-Identifier: MIT

/// A reusable change to a view, which can have its own state.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// Returns the modified view; `content` stands for the original view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The original view, as passed to ``body(content:)``.
  typealias Content = _ViewModifier_Content<Self>
}

/// A placeholder for the view to which a modifier is applied.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public typealias Body = Never

  let source: ContentSource

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    let node = PlaceholderNode(view.source, in: parent)
    node.child = view.source.make(in: node)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    let node = downcast(node, to: PlaceholderNode.self)
    // The node of the modifier passes on new content itself.
    guard node.source !== view.source, let child = node.child else { return }
    node.move(to: view.source)
    view.source.update(child)
  }
}

/// The source of a placeholder's content, whose type only the subclass knows.
@MainActor
class ContentSource {
  fileprivate var placeholders: [ObjectIdentifier: PlaceholderNode] = [:]
  func make(in parent: ViewNode) -> ViewNode { ViewNode(in: parent) }
  func update(_ node: ViewNode) {}
}

final class TypedContentSource<Content: View>: ContentSource {
  private(set) var content: Content

  init(_ content: Content) { self.content = content }

  func receive(_ content: Content) {
    self.content = content
    for placeholder in placeholders.values {
      if let child = placeholder.child { Content._updateNode(child, with: content) }
    }
  }

  override func make(in parent: ViewNode) -> ViewNode { Content._makeNode(content, in: parent) }
  override func update(_ node: ViewNode) { Content._updateNode(node, with: content) }
}

final class PlaceholderNode: SingleChildNode {
  private(set) var source: ContentSource

  init(_ source: ContentSource, in parent: ViewNode) {
    self.source = source
    super.init(in: parent)
    source.placeholders[ObjectIdentifier(self)] = self
  }

  func move(to other: ContentSource) {
    source.placeholders[ObjectIdentifier(self)] = nil
    source = other
    source.placeholders[ObjectIdentifier(self)] = self
  }

  override func didUnmount() { source.placeholders[ObjectIdentifier(self)] = nil }
}

/// A value with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// The value to which the modifier is applied.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates a value with a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ModifierNode<Content, Modifier>(view, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: ModifierNode<Content, Modifier>.self).receive(view)
  }
}

/// A node for the body of a modifier, which can have state.
final class ModifierNode<Content: View, Modifier: ViewModifier>: SingleChildNode {
  private let source: TypedContentSource<Content>
  private typealias Shown = ModifierBody<Modifier>

  init(_ view: ModifiedContent<Content, Modifier>, in parent: ViewNode) {
    source = TypedContentSource(view.content)
    super.init(in: parent)
    child = Shown._makeNode(Shown(modifier: view.modifier, source: source), in: self)
  }

  func receive(_ view: ModifiedContent<Content, Modifier>) {
    source.receive(view.content)
    guard let child else { return }
    Shown._updateNode(child, with: Shown(modifier: view.modifier, source: source))
  }
}

/// A modifier as a view, which gives it state and environment like a view.
nonisolated struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Held<Modifier>
  let source: ContentSource

  init(modifier: Modifier, source: ContentSource) {
    self.modifier = Held(value: modifier)
    self.source = source
  }

  @MainActor var body: Modifier.Body {
    modifier.value.body(content: _ViewModifier_Content(source: source))
  }
}

extension ModifierBody: Animatable where Modifier: Animatable {
  var animatableData: Modifier.AnimatableData {
    get { modifier.value.animatableData }
    set {
      var changed = modifier.value
      changed.animatableData = newValue
      modifier = Held(value: changed)
    }
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// A modifier that changes nothing.
  @MainActor public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  public init() {}

  @MainActor public func body(content: Content) -> Content { content }
}

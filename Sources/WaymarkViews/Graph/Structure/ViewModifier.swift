// SPDX-License-Identifier: MIT

/// A change to a view that can be given a name and state of its own.
@MainActor
@preconcurrency
public protocol ViewModifier {
  /// What the modified view is made of.
  associatedtype Body: View

  /// The modified view; `content` stands for the view that is modified.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// The view that is modified, as ``body(content:)`` sees it.
  typealias Content = _ViewModifier_Content<Self>
}

/// Stands for the view that a modifier is applied to.
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
    let node = unsafeDowncast(node, to: PlaceholderNode.self)
    // The node that owns the modifier passes new content on itself.
    guard node.source !== view.source, let child = node.child else { return }
    node.move(to: view.source)
    view.source.update(child)
  }
}

/// Where placeholders get their content from; the subclass knows its type.
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
  /// What is modified.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Applies a modifier.
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
    unsafeDowncast(node, to: ModifierNode<Content, Modifier>.self).receive(view)
  }
}

/// Shows a modifier's body; the modifier may have state.
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

/// A modifier as a view, so that its state and environment work like a view's.
struct ModifierBody<Modifier: ViewModifier>: View {
  var modifier: Held<Modifier>
  let source: ContentSource

  init(modifier: Modifier, source: ContentSource) {
    self.modifier = Held(value: modifier)
    self.source = source
  }

  var body: Modifier.Body {
    modifier.value.body(content: _ViewModifier_Content(source: source))
  }
}

extension View {
  /// Applies a modifier to this view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// The modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  @MainActor public static let identity = EmptyModifier()

  /// A modifier that changes nothing.
  public init() {}

  @MainActor public func body(content: Content) -> Content { content }
}

// SPDX-License-Identifier: MIT

/// A control that pushes a screen on the enclosing stack.
///
/// Like SwiftUI's `NavigationLink`, in all its forms: a value that is appended to the path, a view,
/// or a view that a binding shows. All forms work in a ``NavigationStack`` and in a
/// ``NavigationView`` (L7).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case value(PathElement?)
    case view(Destination)
    case bound(Destination, LinkActivation)
  }

  let target: Target
  let label: Label

  init(_ target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    LinkNode(view, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    downcast(node, to: LinkNode<Label, Destination>.self).receive(view)
  }

  /// Has no effect: the link pushes on the enclosing stack.
  ///
  /// Ignored: `isDetailLink` (the link pushes on the enclosing stack).
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that appends a value to the path (N2).
  ///
  /// Nil disables the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathElement($0) }), label: label())
  }

  /// Creates a link that appends a codable value to the path.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable {
    self.init(.value(value.map { PathElement($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// Creates a link with a title that appends a value to the path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that appends a codable value to the path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a title that appends a codable value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(title) }
  }

  /// Creates a link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// Creates a link with a title that appends a codable value to the path.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink {
  /// Creates a link that pushes a view.
  ///
  /// The view is not part of the path (N15). If the link is removed, so is its screen (L3).
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link with a title that pushes a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that pushes a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

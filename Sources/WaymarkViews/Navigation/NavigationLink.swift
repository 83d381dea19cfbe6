// SPDX-License-Identifier: MIT

/// A control that pushes a screen on the stack around it.
///
/// Like SwiftUI's `NavigationLink`, in all its forms: a value that is appended to the path, a view,
/// or a view that a binding shows. Links of all forms work in a ``NavigationStack`` and in a
/// ``NavigationView`` (L7).
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  public typealias Body = Never

  enum Target {
    case value(PathValue?)
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
    let node = LinkNode<Label, Destination>(view, in: parent)
    node.show()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    unsafeDowncast(node, to: LinkNode<Label, Destination>.self).receive(view)
  }

  /// Says whether the screen replaces what is shown beside the link; one column has no other place.
  ///
  /// Ignored: `isDetailLink` (the link pushes on the enclosing stack).
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Destination == Never {
  /// A link that appends a value to the path (N2).
  ///
  /// Nil disables it.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(.value(value.map { PathValue($0) }), label: label())
  }

  /// A link that appends a value to the path, which can be written.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where P: Decodable, P: Encodable {
    self.init(.value(value.map { PathValue($0) }), label: label())
  }
}

extension NavigationLink where Destination == Never, Label == Text {
  /// A link with a title that appends a value to the path.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title that appends a value to the path, which can be written.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(titleKey) }
  }

  /// A link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }

  /// A link with a title that appends a value to the path, which can be written.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(title) }
  }

  /// A link with a title that appends a value to the path.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }

  /// A link with a title that appends a value to the path, which can be written.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
  where P: Decodable, P: Encodable {
    self.init(value: value) { Text(titleResource) }
  }
}

extension NavigationLink {
  /// A link that pushes a view.
  ///
  /// The view is not in the path (N15), and follows the link: when the link goes, so does the
  /// screen (L3).
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(.view(destination()), label: label())
  }
}

extension NavigationLink where Label == Text {
  /// A link with a title that pushes a view.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link with a title that pushes a view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// A link with a title that pushes a view.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination
  ) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

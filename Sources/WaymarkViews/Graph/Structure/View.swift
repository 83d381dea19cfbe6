// SPDX-License-Identifier: MIT

/// A part of an app's screen, described by its body.
///
/// Like SwiftUI's `View`. The underscored requirements have defaults; only the runtime's own views
/// provide others.
@MainActor
@preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// The view's content. Read again whenever something it depends on has changed, so it must be
  /// cheap and must change nothing.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that keeps the view on screen.
  @MainActor static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode

  /// Brings a node of this type up to date with a newer value of the view.
  @MainActor static func _updateNode(_ node: ViewNode, with view: consuming Self)
}

extension View {
  /// Makes a node that evaluates the view's body.
  @MainActor
  public static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    CompositeNode<Self>(view, in: parent)
  }

  /// Gives the node the newer value; the body runs only when an input changed.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    unsafeDowncast(node, to: CompositeNode<Self>.self).receive(view)
  }
}

extension View where Body == Never {
  /// Never called: the runtime draws such a view itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  /// Never called.
  ///
  /// Written out, or the defaults of `View` and `Scene` would be ambiguous.
  public var body: Never { fatalError("Never has no body") }

  /// Never called.
  ///
  /// Written out for the same reason, as the next.
  @MainActor
  public static func _makeNode(_ view: Never, in parent: ViewNode) -> ViewNode {}

  /// Never called.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Never) {}
}

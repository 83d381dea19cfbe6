// SPDX-License-Identifier: MIT

/// A part of an app's screen, described by its body.
///
/// Like SwiftUI's `View`. The underscored requirements have defaults; only the runtime's own views
/// provide others.
@MainActor
@preconcurrency
public protocol View {
  /// The type of the view's body.
  associatedtype Body: View

  /// The view's content.
  ///
  /// It is read again whenever a dependency changes, so it must be cheap and free of side effects.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Makes the node that retains the view.
  @MainActor static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode

  /// Updates a node of this type with a newer value of the view.
  @MainActor static func _updateNode(_ node: ViewNode, with view: consuming Self)
}

extension View {
  /// Makes a node that evaluates the view's body.
  @MainActor
  public static func _makeNode(_ view: consuming Self, in parent: ViewNode) -> ViewNode {
    CompositeNode<Self>(view, in: parent)
  }

  /// Passes the newer value to the node; the body runs only if an input changed.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: consuming Self) {
    downcast(node, to: CompositeNode<Self>.self).receive(view)
  }
}

extension View where Body == Never {
  /// Never called: the runtime draws such views itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never

  /// Never called.
  ///
  /// Declared explicitly because the defaults of `View` and `Scene` would be ambiguous.
  public var body: Never { fatalError("Never has no body") }

  /// Never called.
  ///
  /// Declared explicitly for the same reason.
  @MainActor
  public static func _makeNode(_ view: Never, in parent: ViewNode) -> ViewNode {}

  /// Never called.
  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Never) {}
}

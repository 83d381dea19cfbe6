// SPDX-License-Identifier: MIT

import WaymarkRender

/// A container that arranges its children vertically.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  private let element: ElementView<Content>

  /// Creates a vertical stack with a spacing in points (nil: the host's default).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    element = .stack(.vstack, alignment.line.properties, spacing, content())
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ElementView._makeNode(view.element, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    ElementView._updateNode(node, with: view.element)
  }
}

/// A container that arranges its children horizontally.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  private let element: ElementView<Content>

  /// Creates a horizontal stack with a spacing in points (nil: the host's default).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    element = .stack(.hstack, alignment.line.properties, spacing, content())
  }

  @MainActor
  public static func _makeNode(_ view: Self, in parent: ViewNode) -> ViewNode {
    ElementView._makeNode(view.element, in: parent)
  }

  @MainActor
  public static func _updateNode(_ node: ViewNode, with view: Self) {
    ElementView._updateNode(node, with: view.element)
  }
}

/// A container that layers its children, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  private let element: ElementView<Content>

  /// Creates a stack whose children are aligned in the space of the largest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    element = .stack(.zstack, alignment.properties, nil, content())
  }

  @MainActor public var body: some View { element }
}

extension ElementView {
  static func stack(
    _ kind: ElementKind, _ alignment: [(Property, PropertyValue?)], _ spacing: CGFloat?,
    wrapping: ItemWrapping = .none, _ content: Content
  ) -> Self {
    // Nearly all stacks have default properties, which need no list.
    guard !alignment.isEmpty || spacing != nil else {
      return ElementView(kind, wrapping: wrapping, content: content)
    }
    return ElementView(
      kind, alignment + [(.spacing, spacing.map { .finite($0) })], wrapping: wrapping,
      content: content)
  }
}

extension VStack: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { element.describe(into: &description) }
}

extension HStack: LabelDescribing {
  @MainActor
  func describe(into description: inout LabelDescription) { element.describe(into: &description) }
}

/// A flexible space that takes the remaining length of a stack.
nonisolated public struct Spacer: View {
  private let minLength: CGFloat?

  /// Creates a space of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public var body: some View {
    ElementView(
      .spacer, [(.minLength, minLength.map { .finite($0) })], content: EmptyView())
  }
}

/// A line across a stack.
nonisolated public struct Divider: View {
  /// Creates a divider.
  public init() {}
  @MainActor public var body: some View { ElementView(.divider, content: EmptyView()) }
}

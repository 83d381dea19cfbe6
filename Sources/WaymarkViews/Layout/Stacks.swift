// SPDX-License-Identifier: MIT

import WaymarkRender

/// Children below each other.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  private let element: ElementView<Content>

  /// Children below each other, `spacing` points apart (nil: the host's usual).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    element = .stack(.vstack, alignment.word, spacing, content())
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

/// Children beside each other.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  private let element: ElementView<Content>

  /// Children beside each other, `spacing` points apart (nil: the host's usual).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    element = .stack(.hstack, alignment.word, spacing, content())
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

/// Children over each other, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  private let element: ElementView<Content>

  /// Children over each other, lined up in the room of the largest.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    element = .stack(.zstack, alignment.word, nil, content())
  }

  @MainActor public var body: some View { element }
}

extension ElementView {
  static func stack(
    _ kind: ElementKind, _ alignment: AlignmentValue?, _ spacing: CGFloat?,
    wrapping: ItemWrapping = .none, _ content: Content
  ) -> Self {
    // Nearly all stacks are plain: no list is made for those.
    guard alignment != nil || spacing != nil else {
      return ElementView(kind, wrapping: wrapping, content: content)
    }
    return ElementView(
      kind,
      [
        (.alignment, alignment?.propertyValue), (.spacing, spacing.map { .finite($0) }),
      ], wrapping: wrapping, content: content)
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

/// Room that takes what is left in a stack.
nonisolated public struct Spacer: View {
  private let minLength: CGFloat?

  /// Room of at least `minLength` points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public var body: some View {
    ElementView(
      .spacer, [(.minWidth, minLength.map { .finite($0) })], content: EmptyView())
  }
}

/// A line across a stack.
nonisolated public struct Divider: View {
  /// A line.
  public init() {}
  @MainActor public var body: some View { ElementView(.divider, content: EmptyView()) }
}

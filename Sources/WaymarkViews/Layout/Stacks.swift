// SPDX-License-Identifier: MIT

import WaymarkRender

/// How children of different widths are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  let word: String?
  /// At the leading sides.
  public static let leading = HorizontalAlignment(word: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(word: nil)
  /// At the trailing sides.
  public static let trailing = HorizontalAlignment(word: "trailing")
}

/// How children of different heights are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  let word: String?
  /// At the tops.
  public static let top = VerticalAlignment(word: "top")
  /// In the middle.
  public static let center = VerticalAlignment(word: nil)
  /// At the bottoms.
  public static let bottom = VerticalAlignment(word: "bottom")
  /// At the first text baselines.
  public static let firstTextBaseline = VerticalAlignment(word: "firstTextBaseline")
  /// At the last text baselines.
  public static let lastTextBaseline = VerticalAlignment(word: "lastTextBaseline")
}

/// Where content lies in room larger than itself.
public struct Alignment: Hashable, Sendable {
  /// Where it lies from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it lies from top to bottom.
  public var vertical: VerticalAlignment

  /// A place of both kinds.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle of the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle of the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The host's word: `topLeading`, `leading`, …; nil for the middle.
  var word: String? {
    switch (vertical.word, horizontal.word) {
    case (nil, let side): side
    case (let height?, nil): height
    case (let height?, let side?): height + side.prefix(1).uppercased() + side.dropFirst()
    }
  }
}

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
    _ kind: ElementKind, _ alignment: String?, _ spacing: CGFloat?,
    wrapping: ItemWrapping = .none, _ content: Content
  ) -> Self {
    // Nearly all stacks are plain: no list is made for those.
    guard alignment != nil || spacing != nil else {
      return ElementView(kind, wrapping: wrapping, content: content)
    }
    return ElementView(
      kind,
      [
        (.alignment, alignment.map { .text($0) }), (.spacing, spacing.map { .finite($0) }),
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

/// The directions in which something goes.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int
    /// The directions of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    var word: String {
      self == [.horizontal, .vertical]
        ? "both" : contains(.horizontal) ? "horizontal" : "vertical"
    }
  }
}

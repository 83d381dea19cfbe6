// SPDX-License-Identifier: MIT

import WaymarkRender

/// The sides of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// The sides of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top side alone.
    public static let top = Set(rawValue: 1)
    /// The leading side alone.
    public static let leading = Set(rawValue: 2)
    /// The bottom side alone.
    public static let bottom = Set(rawValue: 4)
    /// The trailing side alone.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Points at the four sides.
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the top side.
  public var top: CGFloat
  /// Points at the leading side.
  public var leading: CGFloat
  /// Points at the bottom side.
  public var bottom: CGFloat
  /// Points at the trailing side.
  public var trailing: CGFloat

  /// Insets of the four sides, 0 where none is given.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var value: PropertyValue {
    func points(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return .insets(
      InsetsValue(
        top: points(top), leading: points(leading), bottom: points(bottom),
        trailing: points(trailing)))
  }
}

extension View {
  nonisolated func box(_ properties: (Property, PropertyValue?)...) -> BoxView<Self> {
    BoxView(properties, content: self)
  }

  /// Leaves points around the view on some sides (nil: the usual 16).
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil)
    -> some View
  {
    let points = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? points : 0, leading: edges.contains(.leading) ? points : 0,
        bottom: edges.contains(.bottom) ? points : 0,
        trailing: edges.contains(.trailing) ? points : 0))
  }

  /// Leaves the same points on all sides.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Leaves points on the four sides.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    box((.padding, insets.value))
  }

  /// Gives the view a fixed size in one or both directions.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    box(
      (.width, width.map { .finite($0) }), (.height, height.map { .finite($0) }),
      (.alignment, alignment.word.map { .text($0) }))
  }

  /// Gives the view bounds; `.infinity` as a maximum takes all there is.
  ///
  /// The ideal sizes apply along the axes in which the view is `fixedSize`.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    box(
      (.minWidth, minWidth.map { .finite($0) }), (.maxWidth, maxWidth.map { .finite($0) }),
      (.minHeight, minHeight.map { .finite($0) }), (.maxHeight, maxHeight.map { .finite($0) }),
      (.idealWidth, idealWidth.map { .finite($0) }),
      (.idealHeight, idealHeight.map { .finite($0) }),
      (.alignment, alignment.word.map { .text($0) }))
  }

  /// Keeps the relation of width to height; nil keeps the content's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    box(
      (.aspectRatio, aspectRatio.map { .finite($0) }),
      (.contentMode, .text(contentMode.rawValue)))
  }

  /// Keeps the relation of width to height that a size has.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the room it gets.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the room it gets.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts a colour, a gradient or a material behind the view.
  ///
  /// Ignored: `edges` (the style fills only the view’s own area).
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { box((.background, style._paint ?? .color(.system(.primary)))) }

  /// Puts what is behind content behind the view.
  ///
  /// Ignored: `edges` (the style fills only the view’s own area).
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background)
  }

  /// Puts a filled form behind the view.
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(style, style: fillStyle) } }

  /// Puts a form filled with what is behind content behind the view.
  nonisolated public func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { background(.background, in: shape, fillStyle: fillStyle) }

  /// Puts a colour or a gradient in front of the view.
  ///
  /// Ignored: `edges` (the style fills only the view’s own area).
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { overlay(style, in: Rectangle()) }

  /// Puts a filled form in front of the view.
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { overlay { shape.fill(style, style: fillStyle) } }

  /// Puts views behind the view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let behind = ElementView(
      .backdrop, [(.alignment, alignment.word.map { .text($0) })], content: content())
    return ElementView(.box, content: TupleView(behind, self))
  }

  /// Puts a view behind the view.
  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Puts views in front of the view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let front = ElementView(
      .overlay, [(.alignment, alignment.word.map { .text($0) })], content: content())
    return ElementView(.box, content: TupleView(self, front))
  }

  /// Puts a view in front of the view.
  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Rounds the view's corners.
  ///
  /// Ignored: `antialiased` (edges are always smoothed).
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    box((.cornerRadius, .finite(radius)))
  }

  /// Draws a line around the view; of a gradient its first colour.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    box(
      (.border, .color(content.nearestColor ?? .system(.primary))), (.strokeWidth, .finite(width)))
  }

  /// Moves the view without moving others.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box((.offset, .text("\(x.isFinite ? x : 0) \(y.isFinite ? y : 0)")))
  }
}

/// How content of a fixed shape takes the room it gets.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit
  case fill
}

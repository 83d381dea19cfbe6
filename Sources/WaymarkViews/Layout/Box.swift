// SPDX-License-Identifier: MIT

import WaymarkRender

extension View {
  nonisolated func box(_ properties: (Property, PropertyValue?)...) -> BoxView<Self> {
    BoxView(properties, content: self)
  }

  nonisolated func box(_ properties: [(Property, PropertyValue?)]) -> BoxView<Self> {
    BoxView(properties, content: self)
  }

  /// Adds padding to the given edges in points (nil: the default of 16).
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

  /// Adds the same padding to all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Adds padding to each edge.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    box((.padding, insets.value))
  }

  /// Gives the view a fixed size in one or both dimensions.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    box(
      [(.width, width.map { .finite($0) }), (.height, height.map { .finite($0) })]
        + alignment.properties)
  }

  /// Gives the view a minimum and maximum size; `.infinity` as a maximum takes all available space.
  ///
  /// The ideal sizes apply along the axes in which the view is `fixedSize`.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    box(
      [
        (.minWidth, minWidth.map { .finite($0) }), (.maxWidth, maxWidth.map { .finite($0) }),
        (.minHeight, minHeight.map { .finite($0) }), (.maxHeight, maxHeight.map { .finite($0) }),
        (.idealWidth, idealWidth.map { .finite($0) }),
        (.idealHeight, idealHeight.map { .finite($0) }),
      ] + alignment.properties)
  }

  /// Preserves an aspect ratio of width to height; nil keeps the content's own.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    box(
      (.aspectRatio, aspectRatio.map { .finite($0) }),
      (.contentMode, ContentModeValue(contentMode).propertyValue))
  }

  /// Preserves the aspect ratio of a size.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales the view to fit the available space.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales the view to fill the available space.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Adds views behind the view.
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let behind = ElementView(
      .backdrop, alignment.properties, content: content())
    return ElementView(.box, content: TupleView(behind, self))
  }

  /// Adds a view behind the view.
  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Adds views in front of the view.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let front = ElementView(
      .overlay, alignment.properties, content: content())
    return ElementView(.box, content: TupleView(self, front))
  }

  /// Adds a view in front of the view.
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

  /// Offsets the view without changing its layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    box((.offset, .point(PointValue(finite: x, y))))
  }
}

/// How content with a fixed aspect ratio uses the available space.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  case fit
  case fill
}

extension ContentModeValue {
  init(_ mode: ContentMode) { self = mode == .fit ? .fit : .fill }
}

// SPDX-License-Identifier: MIT

extension PropertyKey where Value == Double {
  /// The order in which the elements of a stack receive space; greater values come first, and the
  /// default is 0.
  @inlinable public static var layoutPriority: Self { Self(.layoutPriority) }
  /// The smallest scale, from 0 to 1, at which text is drawn so that it fits.
  @inlinable public static var minimumScale: Self { Self(.minimumScale) }
  /// The fraction of an element, from 0 to 1, from which on it counts as visible.
  ///
  /// If 0, each visible part counts. The host reports changes as
  /// ``HostEvent/Action/visible(_:)``.
  @inlinable public static var visibilityThreshold: Self { Self(.visibilityThreshold) }
  /// The progress of a `progress` indicator, from 0 to 1.
  @inlinable public static var fraction: Self { Self(.fraction) }
  /// The number of rows that a `gap` represents.
  @inlinable public static var count: Self { Self(.count) }
  /// The value of a `slider`.
  @inlinable public static var amount: Self { Self(.amount) }
  /// The lower bound of a `slider`.
  @inlinable public static var minimum: Self { Self(.minimum) }
  /// The upper bound of a `slider`.
  @inlinable public static var maximum: Self { Self(.maximum) }
  /// The distance between the values of a `slider`; if absent, the values are continuous.
  @inlinable public static var step: Self { Self(.step) }
  /// The corner radius in points of a `roundedRectangle` border; absent means the host's.
  @inlinable public static var borderRadius: Self { Self(.borderRadius) }
  /// The sort priority for screen readers: greater values come first; 0 if absent.
  @inlinable public static var accessibilityPriority: Self { Self(.accessibilityPriority) }
  /// The opacity, from 0 to 1.
  @inlinable public static var opacity: Self { Self(.opacity) }
  /// The maximum number of lines; unlimited if absent.
  @inlinable public static var lineLimit: Self { Self(.lineLimit) }
  /// The minimum number of lines of a field or a `text`.
  @inlinable public static var minLines: Self { Self(.minLines) }
  /// The number of taps that a `tappable` element requires; one if absent.
  @inlinable public static var tapCount: Self { Self(.tapCount) }
  /// The number of drops of the element that were accepted so far, from which a host can tell
  /// whether the last one was; if absent, the element cannot be dragged.
  ///
  /// A host sends ``HostEvent/Action/drag(_:)`` and ``HostEvent/Action/drop(_:)``.
  @inlinable public static var draggable: Self { Self(.draggable) }
  /// The stacking order: greater values are in front.
  @inlinable public static var zIndex: Self { Self(.zIndex) }
  /// The number of columns of a `grid` that an element in a `gridRow` spans.
  @inlinable public static var columns: Self { Self(.columns) }
}

extension PropertyKey where Value == LengthValue {
  /// The corner radius in points of the card of a `sheet` or `popover`.
  @inlinable public static var cardCornerRadius: Self { Self(.cardCornerRadius) }
  /// The distance in points between the children of a stack or the lines of a `grid`; if
  /// absent, the host's default.
  @inlinable public static var spacing: Self { Self(.spacing) }
  /// The width in points.
  @inlinable public static var width: Self { Self(.width) }
  /// The height in points.
  @inlinable public static var height: Self { Self(.height) }
  /// The minimum length of a spacer along its stack, in points.
  @inlinable public static var minLength: Self { Self(.minLength) }
  /// The minimum width in points.
  @inlinable public static var minWidth: Self { Self(.minWidth) }
  /// The maximum width in points; ``LengthValue/unbounded`` fills the available space.
  @inlinable public static var maxWidth: Self { Self(.maxWidth) }
  /// The minimum height in points.
  @inlinable public static var minHeight: Self { Self(.minHeight) }
  /// The maximum height in points; ``LengthValue/unbounded`` fills the available space.
  @inlinable public static var maxHeight: Self { Self(.maxHeight) }
  /// The width in points of a `box` whose width is fixed.
  @inlinable public static var idealWidth: Self { Self(.idealWidth) }
  /// The height in points of a `box` whose height is fixed.
  @inlinable public static var idealHeight: Self { Self(.idealHeight) }
  /// Width divided by height.
  @inlinable public static var aspectRatio: Self { Self(.aspectRatio) }
  /// The corner radius of a `box` or `shape` in points; ``LengthValue/unbounded`` makes a
  /// capsule.
  @inlinable public static var cornerRadius: Self { Self(.cornerRadius) }
  /// The width in points of a `stroke` or a `border`; 1 if absent.
  @inlinable public static var strokeWidth: Self { Self(.strokeWidth) }
  /// The radius in points of a shadow.
  @inlinable public static var shadow: Self { Self(.shadow) }
  /// The margin in points between the top edge of a `scroll` or `list` and its content;
  /// absent means the host's.
  @inlinable public static var contentMarginTop: Self { Self(.contentMarginTop) }
  /// The margin at the leading edge.
  @inlinable public static var contentMarginLeading: Self { Self(.contentMarginLeading) }
  /// The margin at the bottom edge.
  @inlinable public static var contentMarginBottom: Self { Self(.contentMarginBottom) }
  /// The margin at the trailing edge.
  @inlinable public static var contentMarginTrailing: Self { Self(.contentMarginTrailing) }
  /// Additional points between letters.
  @inlinable public static var kerning: Self { Self(.kerning) }
  /// The offset of the baseline in points.
  @inlinable public static var baselineOffset: Self { Self(.baselineOffset) }
  /// Additional points between lines.
  @inlinable public static var lineSpacing: Self { Self(.lineSpacing) }
}

extension PropertyKey where Value == InsetsValue {
  /// The padding of a `box` in points.
  @inlinable public static var padding: Self { Self(.padding) }
  /// The insets of the content of a `row`, in points.
  @inlinable public static var rowInsets: Self { Self(.rowInsets) }
}

extension PropertyKey where Value == PointValue {
  /// The offset in points, towards the trailing and the bottom edge.
  @inlinable public static var offset: Self { Self(.offset) }
  /// The fixed point of the `transform` of a `box`, in fractions of its size.
  @inlinable public static var anchor: Self { Self(.anchor) }
  /// The centre of a `box` in its proposed area, in points.
  @inlinable public static var position: Self { Self(.position) }
  /// The offset of a `shadow` in points.
  @inlinable public static var shadowOffset: Self { Self(.shadowOffset) }
}

extension PropertyKey where Value == SizeValue {
  /// The distances in points between the columns (`width`) and between the rows (`height`) of
  /// a `grid`.
  @inlinable public static var gridSpacing: Self { Self(.gridSpacing) }
  /// The size in points of the area for which a `path` was computed.
  @inlinable public static var pathSize: Self { Self(.pathSize) }
}

extension PropertyKey where Value == CornerRadii {
  /// The corner radii of a `box` or `shape` in points.
  @inlinable public static var corners: Self { Self(.corners) }
}

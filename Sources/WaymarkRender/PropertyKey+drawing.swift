// SPDX-License-Identifier: MIT

extension PropertyKey where Value == ColorValue {
  /// The accent colour of the element and its descendants.
  @inlinable public static var tint: Self { Self(.tint) }
  /// The colour of a line around the element.
  @inlinable public static var border: Self { Self(.border) }
  /// The background of a list row.
  @inlinable public static var rowBackground: Self { Self(.rowBackground) }
  /// The colour of the separators of a `row`.
  @inlinable public static var separatorTint: Self { Self(.separatorTint) }
  /// The colour of a `shadow`.
  @inlinable public static var shadowColor: Self { Self(.shadowColor) }
  /// The colour of underlines and strikethroughs.
  @inlinable public static var lineColor: Self { Self(.lineColor) }
}

extension PropertyKey where Value == PaintValue {
  /// The background of the bar of a `screen` or of `tabs`.
  @inlinable public static var barBackground: Self { Self(.barBackground) }
  /// The background of the card of a `sheet` or `popover`.
  @inlinable public static var cardBackground: Self { Self(.cardBackground) }
  /// The colour of text and glyphs, or a gradient.
  @inlinable public static var foreground: Self { Self(.foreground) }
  /// The colour of content of the level `secondary`, and the second colour of a symbol; a gradient
  /// has no effect.
  @inlinable public static var secondaryForeground: Self { Self(.secondaryForeground) }
  /// The background.
  @inlinable public static var background: Self { Self(.background) }
  /// The fill of a `shape`.
  @inlinable public static var fill: Self { Self(.fill) }
  /// The colour of the line along the outline of a `shape`.
  @inlinable public static var stroke: Self { Self(.stroke) }
}

extension PropertyKey where Value == GradientValue {
  /// A gradient whose opacity masks the content of a `box`.
  @inlinable public static var mask: Self { Self(.mask) }
}

extension PropertyKey where Value == PictureValue {
  /// An image in memory.
  @inlinable public static var picture: Self { Self(.picture) }
}

extension PropertyKey where Value == PathValue {
  /// The outline of a `shape` or, with ``clip``, of the visible area of a `box`, in points.
  @inlinable public static var path: Self { Self(.path) }
}

extension PropertyKey where Value == StrokeStyleValue {
  /// The stroke style of a `shape` with a `path`.
  @inlinable public static var strokeStyle: Self { Self(.strokeStyle) }
}

extension PropertyKey where Value == [TransformValue] {
  /// The transforms of a `box`, of which the last one is applied first.
  @inlinable public static var transform: Self { Self(.transform) }
}

extension PropertyKey where Value == [FilterValue] {
  /// The visual effects of a `box`, in order.
  @inlinable public static var filter: Self { Self(.filter) }
}

extension PropertyKey where Value == ShapeKindValue {
  /// The outline of a `shape` that a host draws itself.
  @inlinable public static var shape: Self { Self(.shape) }
}

extension PropertyKey where Value == ClipValue {
  /// The visible area of a `box`.
  @inlinable public static var clip: Self { Self(.clip) }
}

extension PropertyKey where Value == BlendModeValue {
  /// How a `box` is drawn over what is behind it.
  @inlinable public static var blendMode: Self { Self(.blendMode) }
}

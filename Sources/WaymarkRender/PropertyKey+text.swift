// SPDX-License-Identifier: MIT

extension PropertyKey where Value == [TextRun] {
  /// The styled parts of a `text`; together they contain its `text`.
  @inlinable public static var runs: Self { Self(.runs) }
}

extension PropertyKey where Value == FontValue {
  /// The text style or the size in points.
  @inlinable public static var font: Self { Self(.font) }
}

extension PropertyKey where Value == FontWeightValue {
  /// The weight of the font.
  @inlinable public static var weight: Self { Self(.weight) }
}

extension PropertyKey where Value == FontDesignValue {
  /// The design of the font.
  @inlinable public static var fontDesign: Self { Self(.fontDesign) }
}

extension PropertyKey where Value == FontWidthValue {
  /// The width of the font.
  @inlinable public static var fontWidth: Self { Self(.fontWidth) }
}

extension PropertyKey where Value == TextAlignmentValue {
  /// The alignment of the lines of text.
  @inlinable public static var textAlignment: Self { Self(.textAlignment) }
}

extension PropertyKey where Value == TextSizeValue {
  /// The Dynamic Type size.
  @inlinable public static var textSize: Self { Self(.textSize) }
}

extension PropertyKey where Value == LeadingValue {
  /// The distance between lines of text.
  @inlinable public static var leading: Self { Self(.leading) }
}

extension PropertyKey where Value == TextCaseValue {
  /// The case in which text is drawn.
  @inlinable public static var textCase: Self { Self(.textCase) }
}

extension PropertyKey where Value == TruncationValue {
  /// Where text is truncated.
  @inlinable public static var truncation: Self { Self(.truncation) }
}

extension PropertyKey where Value == SmallCapsValue {
  /// Which letters are drawn as small capitals.
  @inlinable public static var smallCaps: Self { Self(.smallCaps) }
}

extension PropertyKey where Value == LinePatternValue {
  /// The pattern of underlines and strikethroughs.
  @inlinable public static var linePattern: Self { Self(.linePattern) }
}

extension PropertyKey where Value == ImageScaleValue {
  /// The size of a glyph relative to text.
  @inlinable public static var imageScale: Self { Self(.imageScale) }
}

extension PropertyKey where Value == InterpolationValue {
  /// Present if an image is scaled without interpolation.
  @inlinable public static var interpolation: Self { Self(.interpolation) }
}

extension PropertyKey where Value == SymbolEffectValue {
  /// The effect on glyphs.
  @inlinable public static var symbolEffect: Self { Self(.symbolEffect) }
}

extension PropertyKey where Value == HoverEffectValue {
  /// The look of an element under the pointer.
  @inlinable public static var hoverEffect: Self { Self(.hoverEffect) }
}

// SPDX-License-Identifier: MIT

/// A text style.
public enum TextStyleValue: String, PropertyKeyword {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}

/// The weight of a font.
public enum FontWeightValue: String, PropertyKeyword {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
}

/// The design of a font.
public enum FontDesignValue: String, PropertyKeyword {
  case `default`, serif, rounded, monospaced
}

/// The width of a font.
public enum FontWidthValue: String, PropertyKeyword {
  case compressed, condensed, standard, expanded
}

/// The alignment of lines of text.
public enum TextAlignmentValue: String, PropertyKeyword {
  case leading, center, trailing
}

/// A Dynamic Type size.
public enum TextSizeValue: String, PropertyKeyword {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2
  case accessibility3, accessibility4, accessibility5
}

/// The distance between lines of text.
public enum LeadingValue: String, PropertyKeyword {
  case tight, standard, loose
}

/// The case in which text is drawn.
public enum TextCaseValue: String, PropertyKeyword {
  case uppercase, lowercase
}

/// Where text is truncated.
public enum TruncationValue: String, PropertyKeyword {
  case head, middle, tail
}

/// The letters that are drawn as small capitals.
public enum SmallCapsValue: String, PropertyKeyword {
  case all, lowercase, uppercase
}

/// The pattern of a line; solid if absent.
public enum LinePatternValue: String, PropertyKeyword {
  case dot, dash
}

/// The size of a glyph relative to text.
public enum ImageScaleValue: String, PropertyKeyword {
  case small, medium, large
}

/// The interpolation of a scaled image.
public enum InterpolationValue: String, PropertyKeyword {
  case nearest
}

/// An outline that a host draws itself.
public enum ShapeKindValue: String, PropertyKeyword {
  case rectangle, roundedRectangle, circle, capsule, ellipse
}

/// The visible area of an element; `path` is that of the `path` property.
public enum ClipValue: String, PropertyKeyword {
  case circle, ellipse, path
}

/// How an element is drawn over what is behind it.
public enum BlendModeValue: String, PropertyKeyword {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity, plusLighter
}

// SPDX-License-Identifier: MIT

/// The size of one column or row of a grid, in points.
public enum GridTrack: Hashable, Sendable, Codable {
  /// A fixed size.
  case fixed(Double)
  /// A share of the available space; without a maximum, it is unlimited.
  case flexible(minimum: Double, maximum: Double? = nil)
  /// As many tracks as there is space for.
  case adaptive(minimum: Double, maximum: Double? = nil)
}

/// A height of a sheet.
public enum DetentValue: Hashable, Sendable, Codable {
  /// About half of the full height.
  case medium
  /// The full height.
  case large
  /// A fraction of the full height, from 0 to 1.
  case fraction(Double)
  /// A height in points.
  case height(Double)
}

/// The style or the size of a font.
public enum FontValue: Hashable, Sendable {
  /// A text style, whose size follows the person's text size.
  case style(TextStyleValue)
  /// A size in points.
  case size(Double)
}

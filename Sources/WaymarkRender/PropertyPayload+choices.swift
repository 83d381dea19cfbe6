// SPDX-License-Identifier: MIT

extension LengthValue: PropertyPayload {
  /// Returns the length of a number or of all available space.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    switch value {
    case .number(let points): .points(points)
    case .unbounded: .unbounded
    default: nil
    }
  }

  /// The value with this length.
  @inlinable public var propertyValue: PropertyValue {
    switch self {
    case .points(let points): .number(points)
    case .unbounded: .unbounded
    }
  }
}

extension InsetsValue: PropertyPayload {
  /// Returns the distances of insets.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .insets(let insets) = value { insets } else { nil }
  }

  /// The value with these distances.
  @inlinable public var propertyValue: PropertyValue { .insets(self) }
}

extension PaintValue: PropertyPayload {
  /// Returns the paint of a colour or a gradient.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    switch value {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    default: nil
    }
  }

  /// The value with this paint.
  @inlinable public var propertyValue: PropertyValue {
    switch self {
    case .color(let color): .color(color)
    case .gradient(let gradient): .gradient(gradient)
    }
  }
}

extension FontValue: PropertyPayload {
  /// Returns the font of a size in points or of the name of a text style.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .number(let points) = value { return .size(points) }
    return TextStyleValue.payload(of: value).map { .style($0) }
  }

  /// The value with this font.
  @inlinable public var propertyValue: PropertyValue {
    switch self {
    case .style(let style): style.propertyValue
    case .size(let points): .number(points)
    }
  }
}

extension HeadingValue: PropertyPayload {
  /// Returns the heading of the nearest level or of the flag true.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    switch value {
    case .bool(true): .unspecified
    case .number(let level): .level(min(6, max(1, level.rounded())))
    default: nil
    }
  }

  /// The value with this heading.
  @inlinable public var propertyValue: PropertyValue {
    switch self {
    case .unspecified: .bool(true)
    case .level(let level): .number(level)
    }
  }
}

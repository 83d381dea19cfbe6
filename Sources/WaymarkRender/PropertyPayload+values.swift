// SPDX-License-Identifier: MIT

extension Bool: PropertyPayload {
  /// Returns the flag of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .bool(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .bool(self) }
}

extension Double: PropertyPayload {
  /// Returns the number of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .number(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .number(self) }
}

extension String: PropertyPayload {
  /// Returns the text of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .text(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .text(self) }
}

extension ColorValue: PropertyPayload {
  /// Returns the colour of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .color(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .color(self) }
}

extension GradientValue: PropertyPayload {
  /// Returns the gradient of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .gradient(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .gradient(self) }
}

extension PictureValue: PropertyPayload {
  /// Returns the image of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .picture(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .picture(self) }
}

extension PointValue: PropertyPayload {
  /// Returns the point of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .point(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .point(self) }
}

extension SizeValue: PropertyPayload {
  /// Returns the size of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .size(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .size(self) }
}

extension CornerRadii: PropertyPayload {
  /// Returns the radii of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .corners(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .corners(self) }
}

extension GuideValue: PropertyPayload {
  /// Returns the only guide of a value; nil if the value is of another type or has several.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .guides(let list) = value, list.count == 1 { list[0] } else { nil }
  }

  /// The value with this guide only.
  @inlinable public var propertyValue: PropertyValue { .guides([self]) }
}

extension PathValue: PropertyPayload {
  /// Returns the outline of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .path(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .path(self) }
}

extension StrokeStyleValue: PropertyPayload {
  /// Returns the style of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .strokeStyle(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .strokeStyle(self) }
}

extension DetentValue: PropertyPayload {
  /// Returns the height of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .detent(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .detent(self) }
}

extension ShortcutValue: PropertyPayload {
  /// Returns the shortcut of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .shortcut(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .shortcut(self) }
}

extension TraitsValue: PropertyPayload {
  /// Returns the traits of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .traits(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  @inlinable public var propertyValue: PropertyValue { .traits(self) }
}

// SPDX-License-Identifier: MIT

/// An element type of lists that are property values.
public protocol PropertyListPayload: Sendable {
  /// Returns the list of a value; nil if the value is of another type.
  static func list(of value: PropertyValue) -> [Self]?

  /// Returns the value with a list.
  static func propertyValue(of list: [Self]) -> PropertyValue
}

extension Array: PropertyPayload where Element: PropertyListPayload {
  /// Returns the list of a value; nil if the value is of another type.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    Element.list(of: value)
  }

  /// The value with this list.
  @inlinable public var propertyValue: PropertyValue { Element.propertyValue(of: self) }
}

extension TextRun: PropertyListPayload {
  /// Returns parts of a text of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .runs(let list) = value { list } else { nil }
  }

  /// Returns the value with parts of a text.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .runs(list) }
}

extension TransformValue: PropertyListPayload {
  /// Returns transforms of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .transforms(let list) = value { list } else { nil }
  }

  /// Returns the value with transforms.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue {
    .transforms(list)
  }
}

extension FilterValue: PropertyListPayload {
  /// Returns effects of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .filters(let list) = value { list } else { nil }
  }

  /// Returns the value with effects.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .filters(list) }
}

extension GridTrack: PropertyListPayload {
  /// Returns tracks of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .tracks(let list) = value { list } else { nil }
  }

  /// Returns the value with tracks.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .tracks(list) }
}

extension GuideValue: PropertyListPayload {
  /// Returns guides of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .guides(let list) = value { list } else { nil }
  }

  /// Returns the value with guides.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .guides(list) }
}

extension ProposalValue: PropertyListPayload {
  /// Returns proposals of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .proposals(let list) = value { list } else { nil }
  }

  /// Returns the value with proposals.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue {
    .proposals(list)
  }
}

extension DetentValue: PropertyListPayload {
  /// Returns heights of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .detents(let list) = value { list } else { nil }
  }

  /// Returns the value with heights.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .detents(list) }
}

extension ActionValue: PropertyListPayload {
  /// Returns actions of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .actions(let list) = value { list } else { nil }
  }

  /// Returns the value with actions.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue { .actions(list) }
}

extension GestureValue: PropertyListPayload {
  /// Returns gestures of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .gestures(let list) = value { list } else { nil }
  }

  /// Returns the value with gestures.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue {
    .gestures(list)
  }
}

extension KeyListenerValue: PropertyListPayload {
  /// Returns key presses of a value; nil if the value is of another type.
  @inlinable public static func list(of value: PropertyValue) -> [Self]? {
    if case .keyPresses(let list) = value { list } else { nil }
  }

  /// Returns the value with key presses.
  @inlinable public static func propertyValue(of list: [Self]) -> PropertyValue {
    .keyPresses(list)
  }
}

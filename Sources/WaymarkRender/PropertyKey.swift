// SPDX-License-Identifier: MIT

/// The key of a property, with the type of its value.
///
/// Each ``Property`` has a key of the same name, with which a host reads an element:
///
/// ```swift
/// func displayedText(of element: ElementTree.Element) -> String {
///   let text = element[.text] ?? ""  // A String.
///   return element[.weight] == .bold ? text.uppercased() : text  // A FontWeightValue.
/// }
/// ```
///
/// A property that is absent, or whose value is of another type, is read as nil.
public struct PropertyKey<Value: PropertyPayload>: Hashable, Sendable {
  /// The property.
  public let property: Property

  @inlinable init(_ property: Property) { self.property = property }
}

extension ElementTree.Element {
  /// The value of a property; nil if it is absent.
  @inlinable public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    properties.value(of: key)
  }
}

extension TextRun {
  /// The value of a property; nil if it is that of the whole text.
  @inlinable public subscript<Value>(key: PropertyKey<Value>) -> Value? {
    properties.value(of: key)
  }
}

extension PropertyList {
  /// Returns the value of a property; nil if it is absent.
  @inlinable public func value<Value>(of key: PropertyKey<Value>) -> Value? {
    guard let value = self[key.property] else { return nil }
    return Value.payload(of: value)
  }
}

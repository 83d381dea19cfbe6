// SPDX-License-Identifier: MIT

/// A type of property values.
public protocol PropertyPayload: Sendable {
  /// Returns the payload of a value; nil if the value is of another type.
  static func payload(of value: PropertyValue) -> Self?

  /// The payload as a value.
  var propertyValue: PropertyValue { get }
}

/// A closed set of names, which are its raw values.
public protocol PropertyKeyword: PropertyPayload, RawRepresentable<String>, Hashable, Codable,
  CaseIterable
{}

extension PropertyKeyword {
  /// Returns the case that a value names; nil if there is none.
  @inlinable public static func payload(of value: PropertyValue) -> Self? {
    if case .keyword(let name) = value { Self(rawValue: name) } else { nil }
  }

  /// The name as a value.
  @inlinable public var propertyValue: PropertyValue { .keyword(rawValue) }
}

extension Set: PropertyPayload where Element: PropertyKeyword {
  /// Returns the cases that a value names; nil if it names another one.
  public static func payload(of value: PropertyValue) -> Self? {
    guard case .keywords(let names) = value else { return nil }
    let cases = names.compactMap { Element(rawValue: $0) }
    return cases.count == names.count ? Set(cases) : nil
  }

  /// The names as a value, in order of the cases.
  public var propertyValue: PropertyValue {
    .keywords(Element.allCases.filter(contains).map(\.rawValue))
  }
}

extension PropertyPayload {
  static func accepts(_ value: PropertyValue) -> Bool { payload(of: value) != nil }
}

// SPDX-License-Identifier: MIT

/// The properties of an element or of a part of a text, stored compactly.
///
/// Like a dictionary, but few entries in an array take less memory and are found faster than in a
/// hash table: 24 bytes for each property.
public struct PropertyList: Hashable, Sendable {
  @usableFromInline
  struct Entry: Hashable, Sendable {
    // The property is in the bytes that the alignment of the value leaves free.
    @usableFromInline var value: PropertyValue
    @usableFromInline let property: Property

    @inlinable init(_ property: Property, _ value: PropertyValue) {
      self.value = value
      self.property = property
    }
  }

  /// The entries, in order of their properties.
  @usableFromInline var entries: [Entry] = []

  /// Creates an empty list.
  @inlinable public init() {}

  /// Whether there are no properties.
  @inlinable public var isEmpty: Bool { entries.isEmpty }

  /// The number of properties.
  @inlinable public var count: Int { entries.count }

  /// The value of a property; nil if it is absent, and setting nil removes it.
  @inlinable public subscript(property: Property) -> PropertyValue? {
    get {
      for entry in entries where entry.property == property { return entry.value }
      return nil
    }
    set {
      let index = entries.firstIndex { $0.property.ordinal >= property.ordinal } ?? entries.count
      let isPresent = index < entries.count && entries[index].property == property
      switch (newValue, isPresent) {
      case (let value?, true): entries[index].value = value
      case (let value?, false): insert(Entry(property, value), at: index)
      case (nil, true): entries.remove(at: index)
      case (nil, false): break
      }
    }
  }

  /// Returns the properties of both lists; for those in both, the values of the other count.
  public func merging(_ other: PropertyList) -> PropertyList {
    var merged = self
    for entry in other.entries { merged[entry.property] = entry.value }
    return merged
  }

  /// Grows by a few entries, because an element gets few properties after the first ones.
  @usableFromInline
  mutating func insert(_ entry: Entry, at index: Int) {
    if entries.count == entries.capacity { entries.reserveCapacity(entries.count + 2) }
    entries.insert(entry, at: index)
  }
}

extension PropertyList: ExpressibleByDictionaryLiteral {
  /// Creates a list; of a property that appears more than once, the last value counts.
  public init(dictionaryLiteral elements: (Property, PropertyValue)...) {
    self.init(elements.lazy.map { $0 })
  }

  /// Creates a list; of a property that appears more than once, the last value counts.
  public init(_ elements: some Sequence<(Property, PropertyValue)>) {
    for (property, value) in elements { self[property] = value }
  }
}

extension PropertyList: Sequence {
  /// Returns an iterator over the properties and their values, in order of the properties.
  public func makeIterator() -> some IteratorProtocol<(key: Property, value: PropertyValue)> {
    entries.lazy.map { (key: $0.property, value: $0.value) }.makeIterator()
  }
}

extension PropertyList: Codable {
  /// Decodes a list of properties and their values in turn.
  ///
  /// - Throws: `DecodingError` for an unknown property, or a value of another type than that of its
  ///   property.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd {
      let property = try container.decode(Property.self)
      let value = try container.decode(PropertyValue.self)
      guard property.accepts(value) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "Not a value of \(property.rawValue)")
      }
      self[property] = value
    }
  }

  /// Encodes the properties and their values in turn, in order of the properties.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for entry in entries {
      try container.encode(entry.property)
      try container.encode(entry.value)
    }
  }
}

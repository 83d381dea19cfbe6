// SPDX-License-Identifier: MIT

/// One step from what a host shows to what it is to show.
///
/// A batch is applied whole and in order; hosts may animate between batches, never within one.
public enum Mutation: Hashable, Sendable, Codable {
  /// A new element, without parent, children or properties.
  case create(ElementID, ElementKind)
  /// A property's new value; nil takes the property away.
  case set(ElementID, Property, PropertyValue?)
  /// Puts an element without parent into another, at an index counted before the insertion.
  case insert(ElementID, into: ElementID, at: Int)
  /// Puts a child of an element to another index, counted after its removal.
  case move(ElementID, in: ElementID, to: Int)
  /// Takes a child out of its parent; it may be inserted again.
  case remove(ElementID, from: ElementID)
  /// Ends an element without parent and all that is in it.
  case destroy(ElementID)
}

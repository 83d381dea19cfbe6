// SPDX-License-Identifier: MIT

/// A change of the element tree.
///
/// A batch is applied as a whole and in order; a host may animate between batches, but not within
/// one.
public enum Mutation: Hashable, Sendable, Codable {
  /// Creates an element without a parent, children or properties.
  case create(ElementID, ElementKind)
  /// Sets a property; nil removes it.
  case set(ElementID, Property, PropertyValue?)
  /// Inserts an element without a parent into another one, at an index before the insertion.
  case insert(ElementID, into: ElementID, at: Int)
  /// Moves a child to another index, counted after its removal.
  case move(ElementID, in: ElementID, to: Int)
  /// Removes a child from its parent; it may be inserted again.
  case remove(ElementID, from: ElementID)
  /// Destroys an element without a parent, and all its descendants.
  case destroy(ElementID)
}

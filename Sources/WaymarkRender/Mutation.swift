// SPDX-License-Identifier: MIT

/// A change of the element tree.
///
/// A batch is applied as a whole and in order; a host may animate from one to the next, but not
/// within one.
public enum Mutation: Hashable, Sendable, Encodable {
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
  /// How the following mutations are shown, until the next `motion`; a batch begins with
  /// ``MotionValue/standard``.
  case motion(MotionValue)
  /// Intermediate states of changes that are already made.
  case frames(FramesValue)
}

extension Mutation: Decodable {
  /// What the compiler decodes, which does not know the types of properties.
  private enum Unchecked: Decodable {
    case create(ElementID, ElementKind)
    case set(ElementID, Property, PropertyValue?)
    case insert(ElementID, into: ElementID, at: Int)
    case move(ElementID, in: ElementID, to: Int)
    case remove(ElementID, from: ElementID)
    case destroy(ElementID)
    case motion(MotionValue)
    case frames(FramesValue)
  }

  /// Decodes a mutation.
  ///
  /// - Throws: `DecodingError`, also for a value of another type than that of its property.
  public init(from decoder: any Decoder) throws {
    switch try Unchecked(from: decoder) {
    case .create(let id, let kind): self = .create(id, kind)
    case .set(let id, let property, let value):
      guard value.map(property.accepts) != false else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Not a value of \(property.rawValue)"))
      }
      self = .set(id, property, value)
    case .insert(let id, let parent, let index): self = .insert(id, into: parent, at: index)
    case .move(let id, let parent, let index): self = .move(id, in: parent, to: index)
    case .remove(let id, let parent): self = .remove(id, from: parent)
    case .destroy(let id): self = .destroy(id)
    case .motion(let motion): self = .motion(motion)
    case .frames(let frames):
      for change in frames.frames.joined()
      where change.value.map(change.property.accepts) == false {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "Not a value of \(change.property.rawValue)"))
      }
      self = .frames(frames)
    }
  }
}

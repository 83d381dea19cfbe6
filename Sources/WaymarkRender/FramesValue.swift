// SPDX-License-Identifier: MIT

/// Intermediate states of an animated change that a host cannot interpolate itself, such as the
/// outline of a shape or a counting number.
///
/// The elements already have their final properties; a host that shows no intermediate states
/// ignores the frames.
public struct FramesValue: Hashable, Sendable, Codable {
  /// A property of an element in a frame.
  public struct Change: Hashable, Sendable, Codable {
    /// The element.
    public var element: ElementID
    /// The property.
    public var property: Property
    /// The value; nil for none.
    public var value: PropertyValue?

    /// Creates a change.
    public init(_ element: ElementID, _ property: Property, _ value: PropertyValue?) {
      self.element = element
      self.property = property
      self.value = value
    }
  }

  /// The properties of each frame that differ from the final ones, at equal intervals from the
  /// beginning to the end.
  public var frames: [[Change]]
  /// When the frames are shown: the curve is a line, since they follow the curve themselves.
  public var course: AnimationValue

  /// Creates frames.
  public init(_ frames: [[Change]], course: AnimationValue) {
    self.frames = frames
    self.course = course
  }
}

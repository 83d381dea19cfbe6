// SPDX-License-Identifier: MIT

/// How an element appears and disappears in an animated change.
///
/// On a pushed `screen`, it also applies without an animation: no effects show the screen at once,
/// a fade alone fades it in, and any others leave the transition to the host.
public struct TransitionValue: Hashable, Sendable, Codable {
  /// How an element differs before it appears, or after it disappears.
  public enum Effect: Hashable, Sendable, Codable {
    /// It is transparent.
    case opacity
    /// It is scaled by a factor around an anchor, in fractions of its size.
    case scale(Double, anchor: PointValue)
    /// It is displaced towards an edge by its own size.
    case move(EdgeValue)
    /// It is displaced by a distance in points.
    case offset(PointValue)
  }

  /// One direction of a transition.
  public struct Half: Hashable, Sendable, Codable {
    /// The effects, which are combined.
    public var effects: [Effect]
    /// The course; nil for that of the change.
    public var animation: AnimationValue?

    /// Creates one direction.
    public init(_ effects: [Effect], animation: AnimationValue? = nil) {
      self.effects = effects
      self.animation = animation
    }
  }

  /// How the element appears.
  public var insertion: Half
  /// How the element disappears.
  public var removal: Half

  /// Creates a transition of two directions.
  public init(insertion: Half, removal: Half) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension TransitionValue: PropertyPayload {
  /// Returns the transition of a value; nil if the value is of another type.
  public static func payload(of value: PropertyValue) -> Self? {
    if case .transition(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  public var propertyValue: PropertyValue { .transition(self) }
}

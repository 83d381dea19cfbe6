// SPDX-License-Identifier: MIT

/// How an element is drawn, apart from its layout.
public struct LookValue: Hashable, Sendable, Codable {
  /// A change of the place, the size or the angle at which the element is drawn.
  public enum Step: Hashable, Sendable, Codable {
    /// Moves to the trailing side and downwards, in points.
    case offset(PointValue)
    /// Transforms around an anchor, in fractions of the element's size.
    case transform(TransformValue, anchor: PointValue)
  }

  /// The opacity from 0 to 1.
  public var opacity: Double
  /// The steps, in the order in which they are applied.
  public var steps: [Step]
  /// The visual effects, in the order in which they are applied.
  public var filters: [FilterValue]

  /// Creates a look; without arguments, that of the element itself.
  public init(opacity: Double = 1, steps: [Step] = [], filters: [FilterValue] = []) {
    self.opacity = opacity
    self.steps = steps
    self.filters = filters
  }
}

/// The looks of a view inside and at both ends of what its scroll view shows.
///
/// A host shows them by the position of the view in the nearest scroll view around it, without
/// telling the app.
public struct ScrollTransitionValue: Hashable, Sendable, Codable {
  /// One of two boxes of the same size around the view.
  public enum Part: String, Hashable, Sendable, Codable {
    /// The outer box, whose position counts and which is drawn as it is.
    case frame
    /// The only child of the ``frame``, which is drawn with the looks.
    case content
  }

  /// A distance that the view has moved into the scroll view, measured from the position where it is
  /// just outside: the sum of the parts.
  public struct Threshold: Hashable, Sendable, Codable {
    /// The part of the length of the scroll view.
    public var container: Double
    /// The part of the length of the view.
    public var element: Double
    /// The part in points.
    public var points: Double

    /// Creates a distance.
    public init(container: Double = 0, element: Double = 0, points: Double = 0) {
      self.container = container
      self.element = element
      self.points = points
    }
  }

  /// The transition at one end.
  public struct Side: Hashable, Sendable, Codable {
    /// The look outside of the scroll view.
    public var look: LookValue
    /// Where the view has the look ``ScrollTransitionValue/identity``.
    public var threshold: Threshold
    /// The curve between both, from outside inwards.
    public var curve: AnimationValue.Curve
    /// The animation when the view crosses the threshold; nil if the look follows the position.
    ///
    /// Either all sides have one or none.
    public var animation: AnimationValue?

    /// Creates a transition at one end.
    public init(
      _ look: LookValue, threshold: Threshold, curve: AnimationValue.Curve,
      animation: AnimationValue? = nil
    ) {
      self.look = look
      self.threshold = threshold
      self.curve = curve
      self.animation = animation
    }
  }

  /// The box that has the value.
  public var part: Part
  /// The axis along which positions count: horizontal or vertical.
  public var axis: AxisValue
  /// The look inside of the scroll view.
  public var identity: LookValue
  /// The transition at the top or the leading end; nil for none.
  public var topLeading: Side?
  /// The transition at the bottom or the trailing end; nil for none.
  public var bottomTrailing: Side?

  /// Creates the looks of a view, for one of its boxes.
  public init(
    _ part: Part, axis: AxisValue, identity: LookValue, topLeading: Side?, bottomTrailing: Side?
  ) {
    self.part = part
    self.axis = axis
    self.identity = identity
    self.topLeading = topLeading
    self.bottomTrailing = bottomTrailing
  }
}

extension ScrollTransitionValue: PropertyPayload {
  /// Returns the looks of a value; nil if the value is of another type.
  public static func payload(of value: PropertyValue) -> Self? {
    if case .scrollTransition(let payload) = value { payload } else { nil }
  }

  /// The value with this payload.
  public var propertyValue: PropertyValue { .scrollTransition(self) }
}

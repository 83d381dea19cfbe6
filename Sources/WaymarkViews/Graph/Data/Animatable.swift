// SPDX-License-Identifier: MIT

public import Foundation

/// A type whose values can be interpolated.
///
/// When a view, a modifier or a shape of such a type changes with an animation, the runtime sets
/// `animatableData` to intermediate values, at most 30 per second and 90 per animation, and
/// evaluates the body or the outline with each of them in advance. The host shows the results over
/// time. If more than properties of existing elements changes, only the end is shown.
public protocol Animatable {
  /// The type of the animatable data.
  associatedtype AnimatableData: VectorArithmetic

  /// The animatable data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// The empty animatable data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A vector that supports addition and scaling.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Scales all components.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all components.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// Returns the value with all components scaled.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}

extension Double: VectorArithmetic, Animatable {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Scales the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Animatable data without components.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Creates empty data.
  public init() {}
  /// Empty data.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Returns empty data.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Returns empty data.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of animatable values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both components.
  public static func + (a: Self, b: Self) -> Self {
    Self(a.first + b.first, a.second + b.second)
  }
  /// The differences of both components.
  public static func - (a: Self, b: Self) -> Self {
    Self(a.first - b.first, a.second - b.second)
  }
  /// Scales both components.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

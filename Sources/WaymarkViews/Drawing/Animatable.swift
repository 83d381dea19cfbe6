// SPDX-License-Identifier: MIT

public import Foundation

/// Something that can be between two of its values.
///
/// Hosts are told the last value at once, so `animatableData` is never set here.
public protocol Animatable {
  /// What changes in an animation.
  associatedtype AnimatableData: VectorArithmetic

  /// What changes in an animation.
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
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// A number of one or more parts that can be added up and multiplied.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies all parts.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all parts.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic, Animatable {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The number's square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic, Animatable {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic, Animatable {
  /// Multiplies the number.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The number's square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// No number at all.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Nothing.
  public init() {}
  /// Nothing.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// Nothing.
  public static func + (a: Self, b: Self) -> Self { a }
  /// Nothing.
  public static func - (a: Self, b: Self) -> Self { a }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that change together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// A pair of values.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Two zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// The sums of both parts.
  public static func + (a: Self, b: Self) -> Self {
    Self(a.first + b.first, a.second + b.second)
  }
  /// The differences of both parts.
  public static func - (a: Self, b: Self) -> Self {
    Self(a.first - b.first, a.second - b.second)
  }
  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

/// A modifier that can be between two of its values; see ``Animatable``.
public protocol AnimatableModifier: Animatable, ViewModifier {}

extension Angle: Animatable {
  /// What changes in an animation.
  public var animatableData: Double {
    get { radians }
    set { radians = newValue }
  }
}

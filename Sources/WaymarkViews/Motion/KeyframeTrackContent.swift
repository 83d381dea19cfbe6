// SPDX-License-Identifier: MIT

/// Keyframes of one track, one after another.
public protocol KeyframeTrackContent<Value> {
  /// The type of the animated value.
  associatedtype Value: Animatable
  /// The type of the keyframes that this one consists of.
  associatedtype Body: KeyframeTrackContent

  /// The keyframes that this one consists of.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }

  /// The keyframes, in order.
  var _keyframes: [_Keyframe<Value>] { get }
}

extension KeyframeTrackContent where Body.Value == Value {
  /// The keyframes of the body.
  public var _keyframes: [_Keyframe<Value>] { body._keyframes }
}

/// One keyframe: a target, and how it is reached.
public struct _Keyframe<Value: Animatable> {
  enum Kind {
    case linear(UnitCurve)
    case spring(Spring, velocity: Value?)
    case cubic(start: Value?, end: Value?)
    case move
  }

  let target: Value
  let duration: Double
  let kind: Kind
}

/// Collects keyframes of one track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns the keyframes of a statement.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> K where K.Value == Value { expression }
  /// Returns the first keyframes.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where K.Value == Value { first }
  /// Returns keyframes one after another.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value> where A.Value == Value, B.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }
  /// Returns no keyframes.
  public static func buildBlock() -> some KeyframeTrackContent<Value> {
    _KeyframeSequence<Value>(_keyframes: [])
  }
  /// Returns the keyframes of a loop.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    _KeyframeSequence(_keyframes: components.flatMap(\._keyframes))
  }
  /// Returns the keyframes of the first branch.
  public static func buildEither<K: KeyframeTrackContent<Value>>(first component: K) -> K {
    component
  }
  /// Returns the keyframes of the second branch, of the same type as the first one.
  public static func buildEither<K: KeyframeTrackContent<Value>>(second component: K) -> K {
    component
  }
}

/// Keyframes one after another.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes
  /// The keyframes.
  public let _keyframes: [_Keyframe<Value>]
  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// A keyframe that is reached along a line or a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached after a duration in seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    _keyframes = [_Keyframe(target: to, duration: duration, kind: .linear(timingCurve))]
  }

  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// A keyframe that is reached like the end of a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that a spring leads to.
  ///
  /// - Parameters:
  ///   - to: The target.
  ///   - duration: The duration in seconds; nil until the spring is at rest.
  ///   - spring: The spring.
  ///   - startVelocity: The velocity at the beginning; nil for that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        target: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, velocity: startVelocity))
    ]
  }

  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// A keyframe that is reached along a cubic curve, which is smooth where cubic keyframes meet.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached after a duration in seconds.
  ///
  /// - Parameters:
  ///   - to: The target.
  ///   - duration: The duration in seconds.
  ///   - startVelocity: The velocity at the beginning; nil for that of the keyframe before.
  ///   - endVelocity: The velocity at the end; nil for the average velocity between the keyframe
  ///     before this one and the cubic one after it, or 0 if no cubic one follows.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    _keyframes = [
      _Keyframe(
        target: to, duration: duration, kind: .cubic(start: startVelocity, end: endVelocity))
    ]
  }

  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// A keyframe that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public typealias Body = _NoKeyframes
  /// The keyframe.
  public let _keyframes: [_Keyframe<Value>]

  /// Creates a keyframe that is reached at once.
  public init(_ to: Value) {
    _keyframes = [_Keyframe(target: to, duration: 0, kind: .move)]
  }

  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

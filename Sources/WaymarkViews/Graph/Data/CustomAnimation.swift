// SPDX-License-Identifier: MIT

import WaymarkRender

/// An animation curve that an app defines.
///
/// The runtime evaluates the animation from 0 to 1 once, 60 times per second of its duration and
/// for at most 20 seconds, so it depends on nothing but the time:
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
/// ```
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the value that is reached at a time.
  ///
  /// - Parameters:
  ///   - value: The target; the animation starts at zero.
  ///   - time: The time since the beginning in seconds.
  ///   - context: The state that is kept from one call to the next.
  /// - Returns: The value; nil at the end.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
}

/// The state that a custom animation keeps from one call to the next.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The values of the animation's own keys.
  public var state = AnimationState<Value>()
  /// Whether the animation appears to have ended.
  public var isLogicallyComplete = false
}

/// A key of a custom animation, and its default value.
public protocol AnimationStateKey {
  /// The type of the key's values.
  associatedtype Value
  /// The value where the key is not set.
  static var defaultValue: Value { get }
}

/// The values of a custom animation's own keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state in which no key is set.
  public init() {}

  /// Accesses the value of a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

extension Animation {
  /// Creates an animation from one that an app defines.
  public init<A: CustomAnimation>(_ base: A) {
    let rate = 60.0
    var context = AnimationContext<Double>()
    var samples: [Double] = []
    var perceived: Double?
    while Double(samples.count) <= SpringValue.longestDuration * rate {
      let time = Double(samples.count) / rate
      guard let value = base.animate(value: 1.0, time: time, context: &context), value.isFinite
      else { break }
      samples.append(value)
      if context.isLogicallyComplete, perceived == nil { perceived = time }
    }
    let duration = Double(samples.count) / rate
    self.init(
      AnimationValue(.samples(samples + [1]), duration: duration), perceivedDuration: perceived)
  }
}

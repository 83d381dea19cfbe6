// SPDX-License-Identifier: MIT

import WaymarkRender

/// How values of an ``Animatable`` type are interpolated.
struct AnimationMixer<Value> {
  /// Returns the value between two at a progress.
  let mix: (Value, Value, Double) -> Value
  /// Whether the animatable data of two values differ.
  let differ: (Value, Value) -> Bool

  fileprivate init<Animated: Animatable>(_ type: Animated.Type) {
    func opened(_ value: Value) -> Animated? { value as? Animated }
    mix = { from, to, progress in
      guard let from = opened(from), var mixed = opened(to) else { return to }
      let way = mixed.animatableData - from.animatableData
      mixed.animatableData = from.animatableData + way.scaled(by: progress)
      return mixed as? Value ?? to
    }
    differ = { a, b in
      guard let a = opened(a), let b = opened(b) else { return false }
      return a.animatableData != b.animatableData
    }
  }
}

/// The mixers by type, each of which is made once.
@MainActor
enum AnimationMixers {
  private static var known: [ObjectIdentifier: Any?] = [:]

  /// Returns the mixer of a type; nil if it has nothing to animate.
  static func of<Value>(_ type: Value.Type) -> AnimationMixer<Value>? {
    let key = ObjectIdentifier(type)
    if let mixer = known[key] { return mixer as? AnimationMixer<Value> }
    let mixer = (type as? any Animatable.Type).flatMap { make($0, for: type) }
    known[key] = .some(mixer)
    return mixer
  }

  private static func make<Animated: Animatable, Value>(
    _ animated: Animated.Type, for type: Value.Type
  ) -> AnimationMixer<Value>? {
    Animated.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimationMixer(animated)
  }
}

/// An animation of a value by frames that runs.
struct RunningFrames {
  let from: Any
  let to: Any
  let course: AnimationValue
  let begin: Date

  /// Returns the value that is shown at a time.
  func value<Value>(at time: Date, _ mixer: AnimationMixer<Value>) -> Value? {
    guard let from = from as? Value, let to = to as? Value else { return nil }
    return mixer.mix(from, to, course.progress(at: time.timeIntervalSince(begin)))
  }
}

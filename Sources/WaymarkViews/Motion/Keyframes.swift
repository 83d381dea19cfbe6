// SPDX-License-Identifier: MIT

/// A description of how a value changes over time: tracks of keyframes.
///
/// Like SwiftUI's `Keyframes`. A ``KeyframeTrack`` animates a property of the value; several run at
/// the same time.
public protocol Keyframes<Value> {
  /// The type of the animated value.
  associatedtype Value
  /// The type of the keyframes that this one consists of.
  associatedtype Body: Keyframes

  /// The keyframes that this one consists of.
  @KeyframesBuilder<Value> var body: Body { get }

  /// The tracks, each of which changes a value as it is at a time.
  var _tracks: [_Track<Value>] { get }
}

extension Keyframes where Body.Value == Value {
  /// The tracks of the body.
  public var _tracks: [_Track<Value>] { body._tracks }
}

/// The body of keyframes that consist of no others.
public struct _NoKeyframes: Keyframes, KeyframeTrackContent, Animatable {
  public typealias Value = _NoKeyframes
  public typealias AnimatableData = EmptyAnimatableData

  /// No keyframes.
  public var body: _NoKeyframes { return self }
  /// No tracks.
  public var _tracks: [_Track<_NoKeyframes>] { [] }
  /// No keyframes.
  public var _keyframes: [_Keyframe<_NoKeyframes>] { [] }
}

/// A track, for any property of a value.
public struct _Track<Root> {
  let duration: Double
  /// Sets the property of the second value to what it is at a time, from what it is in the first
  /// one.
  let set: (Root, inout Root, Double) -> Void
}

/// Collects tracks.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns the keyframes of a statement.
  public static func buildExpression<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
  /// Returns the keyframes of a statement, for the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ content: K
  ) -> K where Value: Animatable, K.Value == Value { content }
  /// Returns the first keyframes of the value itself.
  public static func buildPartialBlock<K: KeyframeTrackContent>(
    first: K
  ) -> K where Value: Animatable, K.Value == Value { first }
  /// Returns keyframes of the value itself, one after another.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> some KeyframeTrackContent<Value>
  where Value: Animatable, A.Value == Value, B.Value == Value {
    _KeyframeSequence(_keyframes: accumulated._keyframes + next._keyframes)
  }
  /// Returns the track of keyframes of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ content: K
  ) -> KeyframeTrack<Value, Value, K> where Value: Animatable, K.Value == Value {
    KeyframeTrack { content }
  }
  /// Returns all keyframes.
  public static func buildFinalResult<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
  /// Returns all keyframes.
  public static func buildBlock<K: Keyframes>(_ keyframes: K) -> K where K.Value == Value {
    keyframes
  }
  /// Returns keyframes that run at the same time.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value { first }
  /// Returns keyframes that run at the same time.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> some Keyframes<Value> where A.Value == Value, B.Value == Value {
    _Tracks(_tracks: accumulated._tracks + next._tracks)
  }
  /// Returns no keyframes.
  public static func buildBlock() -> some Keyframes<Value> { _Tracks<Value>(_tracks: []) }
}

/// Tracks that run at the same time.
public struct _Tracks<Value>: Keyframes {
  public typealias Body = _NoKeyframes
  /// The tracks.
  public let _tracks: [_Track<Value>]
  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// A sequence of keyframes for a value, or for one of its properties.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public typealias Body = _NoKeyframes
  private let content: Content
  private let keyPath: WritableKeyPath<Root, Value>

  /// Creates a track for the value itself.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    self.content = content()
    keyPath = \.self
  }

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.content = content()
    self.keyPath = keyPath
  }

  /// The track.
  public var _tracks: [_Track<Root>] {
    let course = KeyframeCourse(content._keyframes)
    return [
      _Track(duration: course.duration) { [keyPath] initial, value, time in
        value[keyPath: keyPath] = course.value(at: time, from: initial[keyPath: keyPath])
      }
    ]
  }

  /// No other keyframes.
  public var body: _NoKeyframes { return _NoKeyframes() }
}

/// The values of keyframes over time.
///
/// ```swift
/// let jump = KeyframeTimeline(initialValue: 0.0) {
///   KeyframeTrack {
///     SpringKeyframe(-40.0, duration: 0.3)
///     CubicKeyframe(0.0, duration: 0.2)
///   }
/// }
/// let top = jump.value(time: 0.3)
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: [_Track<Value>]

  /// Creates a timeline from an initial value and keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.init(from: initialValue, content())
  }

  init(from initialValue: Value, _ keyframes: some Keyframes<Value>) {
    self.initialValue = initialValue
    tracks = keyframes._tracks
  }

  /// The duration of the longest track in seconds.
  public var duration: TimeInterval { tracks.map(\.duration).max() ?? 0 }

  /// Returns the value at a time in seconds; a track that has ended keeps its last value.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track.set(initialValue, &value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}

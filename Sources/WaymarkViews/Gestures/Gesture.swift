// SPDX-License-Identifier: MIT

/// A gesture, or several in combination.
///
/// Like SwiftUI's `Gesture`. An app's own gesture has a `body` of other gestures.
@MainActor
@preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value.
  associatedtype Value
  /// The type of the gesture's body.
  associatedtype Body: Gesture

  /// The gesture that defines this one.
  var body: Body { get }

  /// Creates the state machine that recognises the gesture.
  @MainActor func _makeRecognizer() -> GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
  /// Creates the state machine of the body.
  public func _makeRecognizer() -> GestureRecognizer<Body.Value> { body._makeRecognizer() }
}

extension Gesture where Body == Never {
  /// Never called: the runtime recognises such gestures itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never

  /// Never called.
  @MainActor public func _makeRecognizer() -> GestureRecognizer<Never> { GestureRecognizer() }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  /// Creates the state machine of the gesture; that of no gesture fails at once.
  @MainActor public func _makeRecognizer() -> GestureRecognizer<Wrapped.Value> {
    self?._makeRecognizer() ?? GestureRecognizer()
  }
}

/// A gesture of an erased type.
///
/// Like SwiftUI's `AnyGesture`. If the type changes during a touch, the gesture is cancelled.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never

  private let base: any Gesture<Value>

  /// Erases the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    base._makeRecognizer()
  }
}

/// The gestures of a view that are enabled.
public struct GestureMask: OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of subviews.
  public static let subviews = GestureMask(rawValue: 2)
  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}

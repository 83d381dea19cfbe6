// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A pinch of two fingers, or on a trackpad.
///
/// Like SwiftUI's `MagnifyGesture`.
nonisolated public struct MagnifyGesture: Gesture {
  public typealias Body = Never

  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The factor by which the distance of the fingers has changed.
    public var magnification: CGFloat
    /// The change of the factor per second.
    public var velocity: CGFloat
    /// The point between the fingers where the pinch began, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers where the pinch began.
    public var startLocation: CGPoint
  }

  /// The change of the factor after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    PairRecognizer(.magnify, Double(minimumScaleDelta)) { input, state in
      Value(
        time: input.date, magnification: state.scale, velocity: state.scaleVelocity,
        startAnchor: state.anchor(in: input.frame), startLocation: state.location(in: input))
    }
  }
}

/// A pinch, by its older name.
nonisolated public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public typealias Body = Never

  /// The change of the factor after which the gesture begins.
  public var minimumScaleDelta: CGFloat

  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<CGFloat> {
    PairRecognizer(.magnify, Double(minimumScaleDelta)) { _, state in CGFloat(state.scale) }
  }
}

/// A rotation by two fingers.
///
/// Like SwiftUI's `RotateGesture`. Trackpads of browsers report no rotations.
nonisolated public struct RotateGesture: Gesture {
  public typealias Body = Never

  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The angle by which the fingers have turned.
    public var rotation: Angle
    /// The change of the angle per second.
    public var velocity: Angle
    /// The point between the fingers where the rotation began, relative to the view's size.
    public var startAnchor: UnitPoint
    /// The point between the fingers where the rotation began.
    public var startLocation: CGPoint
  }

  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    PairRecognizer(.rotate, minimumAngleDelta.radians) { input, state in
      Value(
        time: input.date, rotation: .radians(state.angle),
        velocity: .radians(state.angleVelocity),
        startAnchor: state.anchor(in: input.frame), startLocation: state.location(in: input))
    }
  }
}

/// A rotation by two fingers, by its older name.
nonisolated public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public typealias Body = Never

  /// The angle after which the gesture begins.
  public var minimumAngleDelta: Angle

  /// Creates a gesture.
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Angle> {
    PairRecognizer(.rotate, minimumAngleDelta.radians) { _, state in .radians(state.angle) }
  }
}

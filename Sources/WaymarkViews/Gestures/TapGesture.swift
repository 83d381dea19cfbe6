// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A gesture of one or more taps.
nonisolated public struct TapGesture: Gesture {
  public typealias Value = Void
  public typealias Body = Never

  /// The number of taps.
  public var count: Int

  /// Creates a gesture with a number of taps.
  public init(count: Int = 1) { self.count = count }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Void> {
    TapRecognizer(count, at: nil) { _ in }
  }
}

/// A gesture of one or more taps, which reports where the last one was.
///
/// Like SwiftUI's `SpatialTapGesture`. A tap without a location, such as one by key, is in the
/// middle of the view.
nonisolated public struct SpatialTapGesture: Gesture {
  public typealias Body = Never

  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location of the last tap.
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int
  /// The coordinate space of the location.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture with a number of taps.
  public init(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a gesture with a number of taps.
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: CoordinateSpace) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    TapRecognizer(count, at: coordinateSpace) { Value(location: $0) }
  }
}

/// Recognises taps.
private final class TapRecognizer<Value>: GestureRecognizer<Value> {
  private var count: Int
  /// The coordinate space of the location; nil if that does not matter.
  private var space: CoordinateSpace?
  private let value: (CGPoint) -> Value
  private var taps = 0
  private var start: PointValue?
  private var isDown = false

  /// The distance in points between two taps of one gesture.
  private static var spread: Double { 40 }

  init(_ count: Int, at space: CoordinateSpace?, _ value: @escaping (CGPoint) -> Value) {
    self.count = min(max(count, 1), 10)
    self.space = space
    self.value = value
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let touch = input.touch
    guard let point = touch.points.first else { return .failed }
    let limit = isDown ? PressRecognizer.slop : Self.spread
    if touch.points.count > 1 || start.map({ $0.distance(to: point) > limit }) == true {
      return .failed
    }
    switch touch.phase {
    case .began:
      if touch.isOnControl { return .failed }
      start = point
      isDown = true
    case .ended where isDown:
      isDown = false
      taps += 1
      if taps == count { return .ended(value(input.place(point, in: space ?? .local))) }
    case .waited where !isDown: return .failed
    default: break
    }
    return .possible(nil)
  }

  override func restart() {
    taps = 0
    start = nil
    isDown = false
  }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard let newer = newer as? TapRecognizer else { return false }
    count = newer.count
    space = newer.space
    return true
  }

  override var values: [GestureValue] { [.taps(count)] }
  override var tapCount: Int? { space == nil ? count : nil }
  override var awaitsTouch: Bool { taps > 0 && !phase.isOver }
}

extension PointValue {
  func distance(to other: PointValue) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A drag, which follows one finger or the pointer.
///
/// Like SwiftUI's `DragGesture`. A host does not scroll with a touch that begins on the view.
nonisolated public struct DragGesture: Gesture {
  public typealias Body = Never

  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the state.
    public var time: Date
    /// The location of the finger.
    public var location: CGPoint
    /// The location where the finger touched the view.
    public var startLocation: CGPoint
    /// The velocity in points per second.
    public var velocity: CGSize

    /// The distance from the start to the current location.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the drag would end if it slowed down from now on: a quarter of a second ahead.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start to the predicted end.
    public var predictedEndTranslation: CGSize {
      let end = predictedEndLocation
      return CGSize(width: end.x - startLocation.x, height: end.y - startLocation.y)
    }
  }

  /// The distance in points after which the drag begins.
  public var minimumDistance: CGFloat
  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    DragRecognizer(Double(minimumDistance), coordinateSpace)
  }
}

/// Recognises a drag.
private final class DragRecognizer: GestureRecognizer<DragGesture.Value> {
  private var distance: Double
  private var space: CoordinateSpace
  private var start: PointValue?
  private var isDragged = false
  private var x = GestureSpeed()
  private var y = GestureSpeed()

  init(_ distance: Double, _ space: CoordinateSpace) {
    self.distance = distance.isNaN ? 10 : min(max(distance, 0), 1e6)
    self.space = space
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<DragGesture.Value> {
    let touch = input.touch
    guard let point = touch.points.first else { return .failed }
    if start == nil {
      guard touch.phase == .began else { return .possible(nil) }
      start = point
    }
    guard let start else { return .failed }
    x.add(point.x, at: touch.time)
    y.add(point.y, at: touch.time)
    if start.distance(to: point) >= distance { isDragged = true }
    guard isDragged else { return touch.phase == .ended ? .failed : .possible(nil) }
    let value = DragGesture.Value(
      time: input.date, location: input.place(point, in: space),
      startLocation: input.place(start, in: space),
      velocity: CGSize(width: x.perSecond, height: y.perSecond))
    return touch.phase == .ended ? .ended(value) : .active(value)
  }

  override func restart() {
    start = nil
    isDragged = false
    x = GestureSpeed()
    y = GestureSpeed()
  }

  override func adopt(_ newer: GestureRecognizer<DragGesture.Value>) -> Bool {
    guard let newer = newer as? DragRecognizer else { return false }
    distance = newer.distance
    space = newer.space
    return true
  }

  override var values: [GestureValue] { [.drag(minimumDistance: distance)] }
}

/// The velocity of a quantity in the last tenth of a second.
struct GestureSpeed {
  private var samples: [(value: Double, time: Double)] = []

  mutating func add(_ value: Double, at time: Double) {
    // A finger that has rested has no velocity, however fast it moved before.
    samples.removeAll { time - $0.time > 0.1 }
    if samples.count >= 16 { samples.removeFirst() }
    samples.append((value, time))
  }

  /// The change of the quantity per second.
  var perSecond: Double {
    guard let first = samples.first, let last = samples.last, last.time - first.time > 0.001 else {
      return 0
    }
    return (last.value - first.value) / (last.time - first.time)
  }
}

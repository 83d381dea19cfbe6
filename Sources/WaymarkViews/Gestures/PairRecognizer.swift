// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// The line between two fingers, compared with where it began.
struct FingerPair {
  private let middle: PointValue
  private let length: Double
  private var direction: Double
  /// The factor by which the line is longer.
  private(set) var scale = 1.0
  /// The angle in radians by which it has turned, which may exceed a full turn.
  private(set) var angle = 0.0
  private var scales = GestureSpeed()
  private var angles = GestureSpeed()

  var scaleVelocity: Double { scales.perSecond }
  var angleVelocity: Double { angles.perSecond }

  init(_ touch: TouchValue) {
    let (a, b) = (touch.points[0], touch.points[1])
    middle = PointValue(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    // Fingers at the same location have no meaningful factor.
    length = max(a.distance(to: b), 1)
    direction = Self.direction(a, b)
    scales.add(1, at: touch.time)
    angles.add(0, at: touch.time)
  }

  mutating func move(to touch: TouchValue) {
    let (a, b) = (touch.points[0], touch.points[1])
    scale = max(a.distance(to: b), 1) / length
    let turned = Self.direction(a, b)
    angle += (turned - direction).remainder(dividingBy: 2 * .pi)
    direction = turned
    scales.add(scale, at: touch.time)
    angles.add(angle, at: touch.time)
  }

  private static func direction(_ a: PointValue, _ b: PointValue) -> Double {
    atan2(b.y - a.y, b.x - a.x)
  }

  func location(in input: GestureInput) -> CGPoint { input.place(middle, in: .local) }

  func anchor(in frame: ElementFrame) -> UnitPoint {
    UnitPoint(
      x: (middle.x - frame.x) / max(frame.width, 1),
      y: (middle.y - frame.y) / max(frame.height, 1))
  }
}

/// Recognises what two fingers do.
final class PairRecognizer<Value>: GestureRecognizer<Value> {
  private let kind: GestureValue
  private var delta: Double
  private let value: (GestureInput, FingerPair) -> Value
  private var pair: FingerPair?
  private var isActive = false

  init(
    _ kind: GestureValue, _ delta: Double, _ value: @escaping (GestureInput, FingerPair) -> Value
  ) {
    self.kind = kind
    self.delta = abs(delta)
    self.value = value
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let touch = input.touch
    if touch.points.count > 1 {
      if pair == nil { pair = FingerPair(touch) } else { pair?.move(to: touch) }
    }
    guard let pair else { return touch.phase == .ended ? .failed : .possible(nil) }
    let change = kind == .magnify ? abs(pair.scale - 1) : abs(pair.angle)
    if change >= delta { isActive = true }
    guard isActive else { return touch.phase == .ended ? .failed : .possible(nil) }
    let isLast = touch.phase == .ended || touch.points.count < 2
    return isLast ? .ended(value(input, pair)) : .active(value(input, pair))
  }

  override func restart() {
    pair = nil
    isActive = false
  }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard let newer = newer as? PairRecognizer, newer.kind == kind else { return false }
    delta = newer.delta
    return true
  }

  override var values: [GestureValue] { [kind] }
}

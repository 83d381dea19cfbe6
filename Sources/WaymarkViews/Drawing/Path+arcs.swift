// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// Adds an arc of a circle, with a line from the current point to its start.
  ///
  /// Angles start at three o'clock. As in SwiftUI, `clockwise` refers to a y axis that points up;
  /// on screen, `false` is clockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta > 0 { delta = delta.truncatingRemainder(dividingBy: turn) - turn }
      delta = max(delta, -turn)
    } else {
      if delta < 0 { delta = delta.truncatingRemainder(dividingBy: turn) + turn }
      delta = min(delta, turn)
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// Adds an arc of a circle with a start angle and a relative angle.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    func point(_ angle: Double, _ along: Double = 0) -> CGPoint {
      let x = cos(angle) - along * sin(angle)
      let y = sin(angle) + along * cos(angle)
      return CGPoint(x: center.x + radius * CGFloat(x), y: center.y + radius * CGFloat(y))
        .applying(transform)
    }
    let first = point(startAngle.radians)
    if isEmpty { move(to: first) } else if currentPoint != first { addLine(to: first) }
    // A curve approximates up to a quarter of a circle.
    let count = max(1, Int((abs(delta.radians) / (.pi / 2) - 1e-9).rounded(.up)))
    guard count < 1000 else { return }
    let step = delta.radians / Double(count)
    let reach = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let from = startAngle.radians + Double(index) * step
      addCurve(
        to: point(from + step), control1: point(from, reach), control2: point(from + step, -reach))
    }
  }

  /// Adds an arc that rounds the corner at a point on the way to another.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let start = currentPoint.map { $0.applying(transform.inverted()) } ?? tangent1End
    func direction(to point: CGPoint) -> (x: Double, y: Double)? {
      let (x, y) = (Double(point.x - tangent1End.x), Double(point.y - tangent1End.y))
      let length = hypot(x, y)
      return length > 0 ? (x / length, y / length) : nil
    }
    guard let one = direction(to: start), let two = direction(to: tangent2End), radius > 0 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let between = acos(min(1, max(-1, one.x * two.x + one.y * two.y)))
    guard between > 1e-6, between < .pi - 1e-6 else {
      return addLine(to: tangent1End.applying(transform))
    }
    let distance = Double(radius) / tan(between / 2)
    let middle = Double(radius) / sin(between / 2)
    let half = (x: (one.x + two.x) / 2, y: (one.y + two.y) / 2)
    let length = hypot(half.x, half.y)
    let center = CGPoint(
      x: tangent1End.x + CGFloat(half.x / length * middle),
      y: tangent1End.y + CGFloat(half.y / length * middle))
    func angle(_ side: (x: Double, y: Double)) -> Double {
      atan2(
        Double(tangent1End.y) + side.y * distance - Double(center.y),
        Double(tangent1End.x) + side.x * distance - Double(center.x))
    }
    let from = angle(one)
    var delta = angle(two) - from
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from),
      delta: Angle(radians: delta), transform: transform)
  }
}

// SPDX-License-Identifier: MIT

public import Foundation

extension Path {
  /// Returns the path with a transform applied.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { element in
      switch element {
      case .move(let to): .move(to: to.applying(transform))
      case .line(let to): .line(to: to.applying(transform))
      case .quadCurve(let to, let control):
        .quadCurve(to: to.applying(transform), control: control.applying(transform))
      case .curve(let to, let first, let second):
        .curve(
          to: to.applying(transform), control1: first.applying(transform),
          control2: second.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return path
  }

  /// Returns the path with an offset.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The smallest rectangle that contains the path; an empty rectangle at (0, 0) for an empty path.
  public var boundingRect: CGRect {
    let points = lines.flatMap { [$0.from, $0.to] } + starts
    guard let first = points.first else { return .zero }
    var (least, most) = (first, first)
    for point in points {
      least = CGPoint(x: min(least.x, point.x), y: min(least.y, point.y))
      most = CGPoint(x: max(most.x, point.x), y: max(most.y, point.y))
    }
    return CGRect(x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }

  /// Whether the path contains a point.
  ///
  /// With the even-odd rule, a point is inside if it is enclosed by an odd number of outlines.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    var (winding, crossings) = (0, 0)
    for line in linesWithEnds {
      let isDown = line.from.y <= p.y && line.to.y > p.y
      let isUp = line.to.y <= p.y && line.from.y > p.y
      guard isDown || isUp else { continue }
      let part = (p.y - line.from.y) / (line.to.y - line.from.y)
      guard p.x < line.from.x + part * (line.to.x - line.from.x) else { continue }
      winding += isDown ? 1 : -1
      crossings += 1
    }
    return eoFill ? crossings % 2 == 1 : winding != 0
  }

  /// Returns the part of the outline between two fractions of its length; curves become short
  /// lines.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    if from == 0, to == 1 { return self }
    let lines = lines
    let total = lines.reduce(0) { $0 + $1.length }
    guard from < to, total > 0 else { return Path() }
    var path = Path()
    var done: CGFloat = 0
    for line in lines {
      let begin = max(0, (from * total - done) / max(line.length, .leastNonzeroMagnitude))
      let end = min(1, (to * total - done) / max(line.length, .leastNonzeroMagnitude))
      done += line.length
      guard begin < 1, end > 0, begin < end else { continue }
      let start = line.point(begin)
      if path.currentPoint != start { path.move(to: start) }
      path.addLine(to: line.point(end))
    }
    return path
  }

  private struct Line {
    var from: CGPoint
    var to: CGPoint

    var length: CGFloat { CGFloat(hypot(Double(to.x - from.x), Double(to.y - from.y))) }

    func point(_ part: CGFloat) -> CGPoint {
      guard part > 0 else { return from }
      guard part < 1 else { return to }
      return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  private var starts: [CGPoint] {
    elements.compactMap { if case .move(let point) = $0 { point } else { nil } }
  }

  /// The lines of the path, with curves converted to short lines.
  private var lines: [Line] { flattened(closing: false) }

  /// The lines of the path, with each subpath closed.
  private var linesWithEnds: [Line] { flattened(closing: true) }

  private func flattened(closing: Bool) -> [Line] {
    var lines: [Line] = []
    var (start, here) = (CGPoint.zero, CGPoint.zero)
    func curve(_ point: (CGFloat) -> CGPoint) {
      let steps = 32
      for step in 1...steps {
        let next = point(CGFloat(step) / CGFloat(steps))
        lines.append(Line(from: here, to: next))
        here = next
      }
    }
    func goBack() {
      if here != start { lines.append(Line(from: here, to: start)) }
      here = start
    }
    for element in elements {
      switch element {
      case .move(let to):
        if closing { goBack() }
        (start, here) = (to, to)
      case .line(let to):
        lines.append(Line(from: here, to: to))
        here = to
      case .quadCurve(let to, let control):
        let from = here
        curve { t in Self.mix([(from, (1 - t) * (1 - t)), (control, 2 * t * (1 - t)), (to, t * t)])
        }
      case .curve(let to, let first, let second):
        let from = here
        curve { t in
          let u = 1 - t
          return Self.mix([
            (from, u * u * u), (first, 3 * t * u * u), (second, 3 * t * t * u), (to, t * t * t),
          ])
        }
      case .closeSubpath: goBack()
      }
    }
    if closing { goBack() }
    return lines
  }

  private static func mix(_ points: [(CGPoint, CGFloat)]) -> CGPoint {
    points.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

extension GradientValue.Form {
  /// Returns a form whose locations are in fractions of a rectangle as one in points.
  ///
  /// An ellipse becomes a circle of the same area.
  func inPoints(of rect: CGRect) -> Self {
    let (width, height) = (Double(rect.width), Double(rect.height))
    func point(_ unit: PointValue) -> PointValue {
      PointValue(
        finite: rect.minX + CGFloat(unit.x * width), rect.minY + CGFloat(unit.y * height))
    }
    switch self {
    case .linear(let from, let to): return .linear(from: point(from), to: point(to))
    case .radial(let center, let from, let to):
      return .radial(center: point(center), from: from, to: to)
    case .elliptical(let center, let from, let to):
      let mean = (width * height).squareRoot()
      return .radial(center: point(center), from: from * mean, to: to * mean)
    case .angular(let center, let from, let to):
      return .angular(center: point(center), from: from, to: to)
    }
  }

  /// Returns a form in points with a transform applied.
  func applying(_ transform: CGAffineTransform) -> Self {
    if transform.isIdentity { return self }
    func point(_ point: PointValue) -> PointValue {
      let moved = CGPoint(x: point.x, y: point.y).applying(transform)
      return PointValue(finite: moved.x, moved.y)
    }
    switch self {
    case .linear(let from, let to):
      let start = point(from)
      guard let line = Self.direction(from, to, transform) else {
        return .linear(from: start, to: point(to))
      }
      return .linear(
        from: start,
        to: PointValue(finite: CGFloat(start.x) + line.x, CGFloat(start.y) + line.y))
    case .radial(let center, let from, let to):
      let scale = Double(transform.meanScale)
      return .radial(center: point(center), from: from * scale, to: to * scale)
    case .elliptical: return self
    case .angular(let center, let from, let to):
      let (x, y) = (cos(from * .pi / 180), sin(from * .pi / 180))
      let turned = atan2(
        Double(transform.b) * x + Double(transform.d) * y,
        Double(transform.a) * x + Double(transform.c) * y)
      let start = turned.isFinite ? turned * 180 / .pi : from
      return .angular(center: point(center), from: start, to: start + to - from)
    }
  }

  /// Returns a form in points as one in fractions of a rectangle.
  func inFractions(of rect: CGRect) -> Self {
    let (width, height) = (max(Double(rect.width), 0.001), max(Double(rect.height), 0.001))
    func unit(_ point: PointValue) -> PointValue {
      PointValue(
        finite: CGFloat((point.x - Double(rect.minX)) / width),
        CGFloat((point.y - Double(rect.minY)) / height))
    }
    switch self {
    case .linear(let from, let to): return .linear(from: unit(from), to: unit(to))
    case .radial(let center, let from, let to):
      return .radial(center: unit(center), from: from, to: to)
    case .elliptical(let center, let from, let to):
      return .elliptical(center: unit(center), from: from, to: to)
    case .angular(let center, let from, let to):
      return .angular(center: unit(center), from: from, to: to)
    }
  }

  /// Returns the way from the start to the end of a transformed linear gradient, which stays
  /// perpendicular to the lines of equal colour; nil if the transform has no inverse.
  private static func direction(
    _ from: PointValue, _ to: PointValue, _ transform: CGAffineTransform
  ) -> CGPoint? {
    let (x, y) = (to.x - from.x, to.y - from.y)
    let (a, b) = (Double(transform.a), Double(transform.b))
    let (c, d) = (Double(transform.c), Double(transform.d))
    // The colour changes along the inverse transposed of the transform.
    let determinant = a * d - b * c
    let change = ((d * x - b * y) / determinant, (a * y - c * x) / determinant)
    let factor = (x * x + y * y) / (change.0 * change.0 + change.1 * change.1)
    let line = CGPoint(x: change.0 * factor, y: change.1 * factor)
    return line.x.isFinite && line.y.isFinite ? line : nil
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// A curve from (0, 0) to (1, 1), by which a change progresses.
public struct UnitCurve: Hashable, Sendable {
  private let start: PointValue
  private let end: PointValue
  private let isReversed: Bool

  private init(_ start: PointValue, _ end: PointValue, isReversed: Bool = false) {
    self.start = start
    self.end = end
    self.isReversed = isReversed
  }

  private init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.init(PointValue(x: x1, y: y1), PointValue(x: x2, y: y2))
  }

  /// Creates a Bézier curve from control points with x and y from 0 to 1, where x is the time.
  package init(start: (x: Double, y: Double), end: (x: Double, y: Double)) {
    func time(_ x: Double) -> Double { x.isFinite ? min(1, max(0, x)) : 0 }
    func height(_ y: Double) -> Double { y.isFinite ? y : 0 }
    self.init(time(start.x), height(start.y), time(end.x), height(end.y))
  }

  /// A straight line.
  public static let linear = UnitCurve(0, 0, 1, 1)
  /// A curve that starts slowly.
  public static let easeIn = UnitCurve(0.42, 0, 1, 1)
  /// A curve that ends slowly.
  public static let easeOut = UnitCurve(0, 0, 0.58, 1)
  /// A curve that starts and ends slowly.
  public static let easeInOut = UnitCurve(0.42, 0, 0.58, 1)
  /// A curve that starts slowly, close to a quarter of a circle.
  public static let circularEaseIn = UnitCurve(0.55, 0, 1, 0.45)
  /// A curve that ends slowly, close to a quarter of a circle.
  public static let circularEaseOut = UnitCurve(0, 0.55, 0.45, 1)
  /// A curve that starts and ends slowly, close to two quarters of a circle.
  public static let circularEaseInOut = UnitCurve(0.85, 0, 0.15, 1)

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve { UnitCurve(start, end, isReversed: !isReversed) }

  /// Returns the height of the curve at a time from 0 to 1; times beyond are limited.
  public func value(at progress: Double) -> Double {
    let progress = progress.isFinite ? min(1, max(0, progress)) : 0
    guard isReversed else { return AnimationValue.height(of: (start, end), at: progress) }
    func mirrored(_ point: PointValue) -> PointValue { PointValue(x: point.y, y: point.x) }
    return AnimationValue.height(of: (mirrored(start), mirrored(end)), at: progress)
  }

  /// Returns the slope of the curve at a time from 0 to 1.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (low, high) = (max(0, progress - step), min(1, progress + step))
    guard high > low else { return 0 }
    return (value(at: high) - value(at: low)) / (high - low)
  }

  /// The curve as hosts receive it.
  var hostCurve: AnimationValue.Curve {
    guard isReversed else { return .bezier(start, end) }
    return .samples((0...64).map { value(at: Double($0) / 64) })
  }
}

extension Animation {
  /// An animation along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(AnimationValue(curve.hostCurve, duration: limited(duration)))
  }
}

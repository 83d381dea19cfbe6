// SPDX-License-Identifier: MIT

extension UnitCurve {
  /// A Bézier curve with two control points; x is the time, limited to 0...1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    UnitCurve(
      start: (startControlPoint.x, startControlPoint.y),
      end: (endControlPoint.x, endControlPoint.y))
  }
}

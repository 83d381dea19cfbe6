// SPDX-License-Identifier: MIT

extension ChromiumPage {
  /// Swipes vertically with a finger by a distance in points, slowly enough to be no flick.
  public func swipe(x: Double, y: Double, by distance: Double, steps: Int = 16) async throws {
    try await touch("touchStart", [(x, y)])
    for step in 1...steps {
      try await touch("touchMove", [(x, y + distance * Double(step) / Double(steps))])
    }
    try await touch("touchEnd", [])
  }

  private func touch(_ type: String, _ points: [(x: Double, y: Double)]) async throws {
    let points = points.map { JSONValue.object(["x": .number($0.x), "y": .number($0.y)]) }
    try await call(
      "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }
}

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

  /// Moves one or two fingers in steps, after they have rested for some time; each has a start and
  /// an end.
  public func move(
    _ fingers: [(from: (x: Double, y: Double), to: (x: Double, y: Double))], steps: Int = 8,
    holding time: Duration = .zero, isCancelled: Bool = false
  ) async throws {
    func points(_ part: Double) -> [(x: Double, y: Double)] {
      fingers.map { one in
        (one.from.x + (one.to.x - one.from.x) * part, one.from.y + (one.to.y - one.from.y) * part)
      }
    }
    try await touch("touchStart", points(0))
    if time > .zero { try await Task.sleep(for: time) }
    for step in 1...steps { try await touch("touchMove", points(Double(step) / Double(steps))) }
    try await touch(isCancelled ? "touchCancel" : "touchEnd", [])
  }

  /// Drops text, and a link if there is one, from another window at a point.
  public func drop(_ text: String, link: String? = nil, x: Double, y: Double) async throws {
    let parts = [("text/plain", text)] + (link.map { [("text/uri-list", $0)] } ?? [])
    let items = parts.map { JSONValue.object(["mimeType": .string($0), "data": .string($1)]) }
    for type in ["dragEnter", "dragOver", "drop"] {
      try await call(
        "Input.dispatchDragEvent",
        [
          "type": .string(type), "x": .number(x), "y": .number(y),
          "data": .object(["items": .array(items), "dragOperationsMask": 1]),
        ])
    }
  }

  /// Turns the wheel with the control key, as a pinch on a trackpad does.
  public func pinchWheel(x: Double, y: Double, by delta: Double) async throws {
    try await turnWheel(x: x, y: y, byX: 0, y: delta, modifiers: 2)
  }

  /// Turns the wheel at a point, by distances in points.
  public func turnWheel(
    x: Double, y: Double, byX deltaX: Double, y deltaY: Double, modifiers: Int = 0
  ) async throws {
    try await call(
      "Input.dispatchMouseEvent",
      [
        "type": "mouseWheel", "x": .number(x), "y": .number(y), "deltaX": .number(deltaX),
        "deltaY": .number(deltaY), "modifiers": .number(Double(modifiers)),
      ])
  }

  private func touch(_ type: String, _ points: [(x: Double, y: Double)]) async throws {
    let points = points.map { JSONValue.object(["x": .number($0.x), "y": .number($0.y)]) }
    try await call(
      "Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(points)])
  }
}

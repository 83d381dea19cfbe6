// SPDX-License-Identifier: MIT

/// Builds an outline from commands, each a letter with numbers.
///
/// | Command | Adds |
/// | --- | --- |
/// | `M x y` | a point at which lines begin |
/// | `L x y …` | lines to points |
/// | `C x y x y x y …` | curves, each with two control points and its end |
/// | `Z` | a line to where the lines began |
/// | `P x y …` | a line through points |
/// | `U r x y …` | a line through points, with corners of radius `r` |
/// | `G r x y …` | a polygon with corners of radius `r` |
/// | `S x y n outer inner r` | a star with `n` points and corners of radius `r` |
/// | `R x y width height r` | a rectangle with corners of radius `r` |
/// | `O x y r` | a circle |
/// | `E x y rx ry` | an ellipse |
/// | `A x y r from to` | an arc between two angles in degrees, clockwise from the right |
/// | `B x y r from to` | a line to an arc, and the arc |
struct OutlineBuilder {
  private(set) var elements: [PathValue.Element] = []

  /// Adds what a command describes; returns false if it is malformed.
  mutating func add(_ command: Substring, _ numbers: [Double]) -> Bool {
    switch (command, numbers.count) {
    case ("M", 2): elements.append(.move(point(numbers, 0)))
    case ("L", 2...) where numbers.count.isMultiple(of: 2): addLines(points(numbers))
    case ("C", 6...) where numbers.count.isMultiple(of: 6): addCubics(points(numbers))
    case ("Z", 0): elements.append(.close)
    case ("P", 4...) where numbers.count.isMultiple(of: 2):
      addPolygon(points(numbers), radius: 0, isClosed: false)
    case ("U", 7...) where !numbers.count.isMultiple(of: 2):
      addPolygon(points(numbers.dropFirst()), radius: numbers[0], isClosed: false)
    case ("G", 7...) where !numbers.count.isMultiple(of: 2):
      addPolygon(points(numbers.dropFirst()), radius: numbers[0], isClosed: true)
    case ("S", 6): return addStar(numbers)
    case ("R", 5): addRectangle(numbers)
    case ("O", 3):
      addArc(point(numbers, 0), numbers[2], numbers[2], 0, 360, isNew: true)
      elements.append(.close)
    case ("E", 4):
      addArc(point(numbers, 0), numbers[2], numbers[3], 0, 360, isNew: true)
      elements.append(.close)
    case ("A", 5), ("B", 5):
      guard abs(numbers[4] - numbers[3]) <= 360 else { return false }
      addArc(
        point(numbers, 0), numbers[2], numbers[2], numbers[3], numbers[4], isNew: command == "A")
    default: return false
    }
    if case .move = elements.first { return true }
    return false
  }

  private func point(_ numbers: [Double], _ index: Int) -> PointValue {
    PointValue(x: numbers[index], y: numbers[index + 1])
  }

  private func points(_ numbers: some Collection<Double>) -> [PointValue] {
    let numbers = Array(numbers)
    return stride(from: 1, to: numbers.count, by: 2).map { point(numbers, $0 - 1) }
  }

  private mutating func addLines(_ points: [PointValue]) {
    elements += points.map { .line($0) }
  }

  private mutating func addCubics(_ points: [PointValue]) {
    for end in stride(from: 2, to: points.count, by: 3) {
      elements.append(
        .cubic(points[end], control1: points[end - 2], control2: points[end - 1]))
    }
  }

  private mutating func addPolygon(_ points: [PointValue], radius: Double, isClosed: Bool) {
    let start = elements.count
    for (index, corner) in points.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == points.count - 1)
      if radius <= 0 || isEnd {
        elements.append(elements.count == start ? .move(corner) : .line(corner))
        continue
      }
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let room = min(radius, distance(before, corner) / 2, distance(corner, after) / 2)
      let first = step(from: corner, to: before, room)
      let last = step(from: corner, to: after, room)
      elements.append(elements.count == start ? .move(first) : .line(first))
      elements.append(
        .cubic(
          last, control1: step(from: first, to: corner, room * Self.bow),
          control2: step(from: last, to: corner, room * Self.bow)))
    }
    if isClosed { elements.append(.close) }
  }

  private mutating func addStar(_ numbers: [Double]) -> Bool {
    guard let count = Int(exactly: numbers[2]), (3...24).contains(count) else { return false }
    let corners = (0..<2 * count).map { index in
      let angle = -90 + Double(index) * 180 / Double(count)
      let radius = index.isMultiple(of: 2) ? numbers[3] : numbers[4]
      return Self.point(on: point(numbers, 0), radius, radius, angle)
    }
    addPolygon(corners, radius: numbers[5], isClosed: true)
    return true
  }

  private mutating func addRectangle(_ numbers: [Double]) {
    let (left, top) = (numbers[0], numbers[1])
    let (right, bottom) = (left + numbers[2], top + numbers[3])
    let corners = points([left, top, right, top, right, bottom, left, bottom])
    addPolygon(corners, radius: numbers[4], isClosed: true)
  }

  private mutating func addArc(
    _ center: PointValue, _ width: Double, _ height: Double, _ from: Double, _ to: Double,
    isNew: Bool
  ) {
    let start = Self.point(on: center, width, height, from)
    elements.append(isNew ? .move(start) : .line(start))
    let count = max(1, ((to - from).magnitude / 90).rounded(.up))
    let turn = (to - from) / count
    // The length of tangents with which a curve is closest to the arc.
    let length = 4 / 3 * Self.sine(turn / 4) / Self.sine(turn / 4 + 90)
    for index in 0..<Int(count) {
      let (first, last) = (from + Double(index) * turn, from + Double(index + 1) * turn)
      let (a, b) = (
        Self.point(on: center, width, height, first), Self.point(on: center, width, height, last)
      )
      elements.append(
        .cubic(
          b,
          control1: PointValue(
            x: a.x - length * width * Self.sine(first),
            y: a.y + length * height * Self.sine(first + 90)),
          control2: PointValue(
            x: b.x + length * width * Self.sine(last),
            y: b.y - length * height * Self.sine(last + 90))))
    }
  }

  /// The part of a tangent with which a curve is closest to a quarter of a circle.
  private static let bow = 0.552_284_75

  private func distance(_ a: PointValue, _ b: PointValue) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  private func step(from start: PointValue, to end: PointValue, _ length: Double) -> PointValue {
    let whole = distance(start, end)
    guard whole > 0 else { return start }
    return PointValue(
      x: start.x + (end.x - start.x) * length / whole,
      y: start.y + (end.y - start.y) * length / whole)
  }

  private static func point(
    on center: PointValue, _ width: Double, _ height: Double, _ angle: Double
  ) -> PointValue {
    PointValue(x: center.x + width * sine(angle + 90), y: center.y + height * sine(angle))
  }

  /// Returns the sine of an angle in degrees; the module has no library of mathematics.
  static func sine(_ degrees: Double) -> Double {
    var angle = degrees.remainder(dividingBy: 360)
    if angle > 90 { angle = 180 - angle }
    if angle < -90 { angle = -180 - angle }
    let x = angle / 180 * .pi
    var (term, sum) = (x, x)
    for n in stride(from: 2.0, through: 14, by: 2) {
      term *= -x * x / (n * (n + 1))
      sum += term
    }
    return sum
  }
}

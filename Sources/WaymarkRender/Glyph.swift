// SPDX-License-Identifier: MIT

/// A named glyph that every host can draw, as shown by `Image(systemName:)`.
///
/// The names are those of commonly used SF Symbols; the drawings are original. A glyph is drawn in
/// one colour, from outlines in a square of ``size`` by ``size``.
public struct Glyph: Sendable, Hashable {
  /// The name, for example `"chevron.left"`.
  public let name: String
  /// The default label for screen readers, for example `"Back"`.
  public let label: String
  /// An outline that is stroked with ``stroke``; empty for none.
  public let line: PathValue
  /// An outline that is filled and stroked with ``stroke``; empty for none.
  public let body: PathValue
  /// An outline that is filled with the even-odd rule; empty for none.
  public let fill: PathValue

  /// The width and the height of the square in which outlines are.
  public static let size = 24.0
  /// The width of strokes.
  public static let strokeWidth = 1.8
  /// The style of strokes.
  public static let stroke = StrokeStyleValue(cap: .round, join: .round)

  /// Returns the glyph with a name, or nil.
  public static func named(_ name: String) -> Glyph? { byName[name] }

  /// All glyphs, by topic.
  public static let all: [Glyph] =
    arrows + marks + tools + signs + people + places + outdoors + weather + travel + things

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  init(
    _ name: String, _ label: String, line: PathValue = PathValue(), body: PathValue = PathValue(),
    fill: PathValue = PathValue()
  ) {
    self.name = name
    self.label = label
    self.line = line
    self.body = body
    self.fill = fill
  }
}

/// A compact notation for outlines: each call adds to the outline before it.
extension PathValue {
  func move(_ x: Double, _ y: Double) -> PathValue { adding([.move(PointValue(x: x, y: y))]) }

  /// Adds lines through points, given by their coordinates in turn.
  func lines(_ numbers: Double...) -> PathValue {
    adding(points(numbers).map { .line($0) })
  }

  /// Adds curves, each given by the coordinates of two control points and its end.
  func cubics(_ numbers: Double...) -> PathValue {
    let points = points(numbers)
    return adding(
      stride(from: 2, to: points.count, by: 3).map { end in
        .cubic(points[end], control1: points[end - 2], control2: points[end - 1])
      })
  }

  func close() -> PathValue { adding([.close]) }

  /// Adds a circle.
  func disc(_ x: Double, _ y: Double, _ radius: Double) -> PathValue {
    rect(x - radius, y - radius, 2 * radius, 2 * radius, radius)
  }

  /// Adds a rectangle with rounded corners.
  func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ radius: Double
  ) -> PathValue {
    let (right, bottom) = (x + width, y + height)
    // The distance of control points with which a curve is closest to a quarter of a circle.
    let rest = radius * (1 - 0.552_284_75)
    return move(x + radius, y).lines(right - radius, y)
      .cubics(right - rest, y, right, y + rest, right, y + radius).lines(right, bottom - radius)
      .cubics(right, bottom - rest, right - rest, bottom, right - radius, bottom)
      .lines(x + radius, bottom)
      .cubics(x + rest, bottom, x, bottom - rest, x, bottom - radius).lines(x, y + radius)
      .cubics(x, y + rest, x + rest, y, x + radius, y).close()
  }

  private func points(_ numbers: [Double]) -> [PointValue] {
    stride(from: 1, to: numbers.count, by: 2).map { PointValue(x: numbers[$0 - 1], y: numbers[$0]) }
  }

  private func adding(_ more: [Element]) -> PathValue { PathValue(elements + more) }
}

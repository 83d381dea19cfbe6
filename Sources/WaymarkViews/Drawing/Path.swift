// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The outline of a shape: lines and curves.
///
/// The origin is the top leading corner.
public struct Path: Hashable, Sendable, CustomStringConvertible {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line back to the start of the subpath.
    case closeSubpath
  }

  var elements: [Element] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with a corner radius in points.
  ///
  /// Ignored: `style` (corners are circular).
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius)) }

  /// Creates a rectangle with corner radii in both directions in points.
  ///
  /// Ignored: `style` (corners are circular).
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerSize: cornerSize) }

  /// Creates a rectangle with different corner radii.
  ///
  /// Ignored: `style` (corners are circular).
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { addRoundedRect(in: rect, cornerRadii: cornerRadii) }

  /// Creates an ellipse in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether the path is empty.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next line; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    }
  }

  /// The start of the current subpath.
  private var start: CGPoint? {
    for element in elements.reversed() { if case .move(let point) = element { return point } }
    return nil
  }

  /// Calls a closure with each element, in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The path as SVG path data, rounded to hundredths of a point.
  public var description: String {
    func coordinates(_ points: CGPoint...) -> String {
      points.map { "\(Self.number($0.x)) \(Self.number($0.y))" }.joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let point): "M\(coordinates(point))"
      case .line(let point): "L\(coordinates(point))"
      case .quadCurve(let point, let control): "Q\(coordinates(control, point))"
      case .curve(let point, let first, let second): "C\(coordinates(first, second, point))"
      case .closeSubpath: "Z"
      }
    }.joined(separator: " ")
  }

  /// The outline that hosts draw, rounded like the description.
  var value: WaymarkRender.PathValue {
    func point(_ point: CGPoint) -> PointValue {
      PointValue(x: Self.rounded(point.x), y: Self.rounded(point.y))
    }
    return WaymarkRender.PathValue(
      elements.map { element in
        switch element {
        case .move(let end): .move(point(end))
        case .line(let end): .line(point(end))
        case .quadCurve(let end, let control): .quad(point(end), control: point(control))
        case .curve(let end, let first, let second):
          .cubic(point(end), control1: point(first), control2: point(second))
        case .closeSubpath: .close
        }
      })
  }

  private static func rounded(_ value: CGFloat) -> Double {
    let limited = value.isFinite ? min(max(Double(value), -1e7), 1e7) : 0
    return (limited * 100).rounded() / 100
  }

  private static func number(_ value: CGFloat) -> String {
    let hundredths = rounded(value)
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}

extension Path: Shape {
  /// Returns the path itself, independent of the rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Path {
  // MARK: Lines

  /// Starts a subpath.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { add(.line(to: end), from: end) }

  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    add(.quadCurve(to: end, control: control), from: control)
  }

  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    add(.curve(to: end, control1: control1, control2: control2), from: control1)
  }

  /// Closes the current subpath with a line to its start.
  public mutating func closeSubpath() {
    if !elements.isEmpty, elements.last != .closeSubpath { elements.append(.closeSubpath) }
  }

  /// Adds an element; a line without a preceding `move` starts at the given point.
  private mutating func add(_ element: Element, from start: CGPoint) {
    if elements.isEmpty { elements.append(.move(to: start)) }
    elements.append(element)
  }

  /// Adds a subpath of connected lines.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  // MARK: Shapes

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var part = Path()
    part.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds an ellipse in a rectangle.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
      .scaledBy(x: rect.width / 2, y: rect.height / 2)
    var part = Path()
    part.addArc(
      center: .zero, radius: 1, startAngle: .zero, endAngle: .degrees(360), clockwise: false)
    part.closeSubpath()
    addPath(part, transform: turn.concatenating(transform))
  }

  /// Adds a rectangle with rounded corners, which are parts of an ellipse.
  ///
  /// Ignored: `style` (corners are circular).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRounded(rect, corners: Array(repeating: cornerSize, count: 4), transform)
  }

  /// Adds a rectangle with different corner radii.
  ///
  /// Ignored: `style` (corners are circular).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    let corners = cornerRadii.inOrder.map { CGSize(width: $0, height: $0) }
    addRounded(rect, corners: corners, transform)
  }

  /// Adds a rounded rectangle with its corners clockwise from the top leading one.
  private mutating func addRounded(
    _ rect: CGRect, corners: [CGSize], _ transform: CGAffineTransform
  ) {
    let sizes = corners.map {
      CGSize(
        width: min(max(0, $0.width), rect.width / 2),
        height: min(max(0, $0.height), rect.height / 2))
    }
    // The distance of a control point from its corner, relative to the radius.
    let rest = 1 - Self.kappa
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    var part = Path()
    part.move(to: point(left + sizes[0].width, top))
    part.addLine(to: point(right - sizes[1].width, top))
    part.addCurve(
      to: point(right, top + sizes[1].height),
      control1: point(right - sizes[1].width * rest, top),
      control2: point(right, top + sizes[1].height * rest))
    part.addLine(to: point(right, bottom - sizes[2].height))
    part.addCurve(
      to: point(right - sizes[2].width, bottom),
      control1: point(right, bottom - sizes[2].height * rest),
      control2: point(right - sizes[2].width * rest, bottom))
    part.addLine(to: point(left + sizes[3].width, bottom))
    part.addCurve(
      to: point(left, bottom - sizes[3].height),
      control1: point(left + sizes[3].width * rest, bottom),
      control2: point(left, bottom - sizes[3].height * rest))
    part.addLine(to: point(left, top + sizes[0].height))
    part.addCurve(
      to: point(left + sizes[0].width, top),
      control1: point(left, top + sizes[0].height * rest),
      control2: point(left + sizes[0].width * rest, top))
    part.closeSubpath()
    addPath(part, transform: transform)
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform == .identity ? path.elements : path.applying(transform).elements
  }

  /// The distance of the control points of a quarter circle from its ends, relative to the radius.
  static let kappa: CGFloat = 0.552284749831
}

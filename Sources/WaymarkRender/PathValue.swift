// SPDX-License-Identifier: MIT

/// An outline of lines and curves.
public struct PathValue: Hashable, Sendable, Codable {
  /// A part of an outline.
  public enum Element: Hashable, Sendable, Codable {
    /// Begins a part of the outline at a point.
    case move(PointValue)
    /// A straight line to a point.
    case line(PointValue)
    /// A curve to a point, with one control point.
    case quad(PointValue, control: PointValue)
    /// A curve to a point, with two control points.
    case cubic(PointValue, control1: PointValue, control2: PointValue)
    /// A line to the point at which the part began.
    case close
  }

  /// The parts, in order.
  public var elements: [Element]

  /// Creates an outline from its parts.
  public init(_ elements: [Element] = []) { self.elements = elements }
}

/// How a line along an outline is drawn.
public struct StrokeStyleValue: Hashable, Sendable, Codable {
  /// The end of a line.
  public enum Cap: String, Hashable, Sendable, Codable, CaseIterable { case butt, round, square }
  /// The corner of a line.
  public enum Join: String, Hashable, Sendable, Codable, CaseIterable { case miter, round, bevel }

  /// The end of the line.
  public var cap: Cap
  /// The corners of the line.
  public var join: Join
  /// The greatest ratio of the length of a miter to the width of the line.
  public var miterLimit: Double
  /// The lengths in points of dashes and gaps in turn; empty for a solid line.
  public var dash: [Double]
  /// The distance in points at which the pattern of dashes begins.
  public var dashPhase: Double

  /// Creates a style; the arguments default to a solid line.
  public init(
    cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10, dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

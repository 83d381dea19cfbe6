// SPDX-License-Identifier: MIT

/// The sides of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Some of the sides.
  public struct Set: OptionSet, Sendable {
    /// One bit for each side.
    public let rawValue: Int8
    /// The sides of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top side alone.
    public static let top = Set(rawValue: 1)
    /// The leading side alone.
    public static let leading = Set(rawValue: 2)
    /// The bottom side alone.
    public static let bottom = Set(rawValue: 4)
    /// The trailing side alone.
    public static let trailing = Set(rawValue: 8)
    /// The leading and the trailing side.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// An edge along lines.
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
  case leading, trailing

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// An edge alone.
    public init(_ e: HorizontalEdge) { rawValue = e == .leading ? 1 : 2 }
    /// The leading edge alone.
    public static let leading = Set(rawValue: 1)
    /// The trailing edge alone.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// An edge above or below.
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
  case top, bottom

  /// Some of the edges.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// The edges of some bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// An edge alone.
    public init(_ e: VerticalEdge) { rawValue = e == .top ? 1 : 2 }
    /// The top alone.
    public static let top = Set(rawValue: 1)
    /// The bottom alone.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// A horizontal or vertical direction.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// The horizontal direction.
  case horizontal
  /// The vertical direction.
  case vertical

  /// A set of directions.
  public struct Set: OptionSet, Sendable {
    /// The raw bits, one for each direction.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The horizontal direction.
    public static let horizontal = Set(rawValue: 1)
    /// The vertical direction.
    public static let vertical = Set(rawValue: 2)

    var keyword: AxisValue {
      self == [.horizontal, .vertical] ? .both : contains(.horizontal) ? .horizontal : .vertical
    }
  }
}

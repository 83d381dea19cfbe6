// SPDX-License-Identifier: MIT

import WaymarkRender

/// The directions in which something goes.
public enum Axis: Int8, Hashable, Sendable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical

  /// Some of the directions.
  public struct Set: OptionSet, Sendable {
    /// One bit for each direction.
    public let rawValue: Int
    /// The directions of some bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// From side to side.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)

    var word: AxisValue {
      self == [.horizontal, .vertical] ? .both : contains(.horizontal) ? .horizontal : .vertical
    }
  }
}

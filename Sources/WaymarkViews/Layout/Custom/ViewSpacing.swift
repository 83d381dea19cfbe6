// SPDX-License-Identifier: MIT

public import Foundation

/// The preferred distances between a view and its neighbours.
///
/// All views prefer the usual distance of 8 points, since hosts do not know of others.
public struct ViewSpacing: Sendable {
  private var length: CGFloat = 8

  /// The spacing of a view that prefers no distance.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.length = 0
    return spacing
  }()

  /// Creates the spacing of a usual view.
  public init() {}

  /// Returns the preferred distance to the next view along an axis, in points.
  ///
  /// Ignored: `axis` (the distance is the same along both axes).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    max(length, next.length)
  }

  /// Prefers the larger distances of this and another spacing.
  ///
  /// Ignored: `edges` (the distance is the same at all edges).
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    length = max(length, other.length)
  }

  /// Returns a spacing with the larger distances of this and another one.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }
}

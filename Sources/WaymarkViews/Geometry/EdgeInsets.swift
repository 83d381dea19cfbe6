// SPDX-License-Identifier: MIT

import WaymarkRender

/// The inset distances of the four edges in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The inset of the top edge in points.
  public var top: CGFloat
  /// The inset of the leading edge in points.
  public var leading: CGFloat
  /// The inset of the bottom edge in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge in points.
  public var trailing: CGFloat

  /// Creates insets, which default to 0.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  var value: PropertyValue {
    func points(_ value: CGFloat) -> Double { value.isFinite ? Double(value) : 0 }
    return .insets(
      InsetsValue(
        top: points(top), leading: points(leading), bottom: points(bottom),
        trailing: points(trailing)))
  }
}

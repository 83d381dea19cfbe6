// SPDX-License-Identifier: MIT

import WaymarkRender

/// Points at the four sides.
public struct EdgeInsets: Hashable, Sendable {
  /// Points at the top side.
  public var top: CGFloat
  /// Points at the leading side.
  public var leading: CGFloat
  /// Points at the bottom side.
  public var bottom: CGFloat
  /// Points at the trailing side.
  public var trailing: CGFloat

  /// Insets of the four sides, 0 where none is given.
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

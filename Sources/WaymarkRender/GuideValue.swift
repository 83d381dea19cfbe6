// SPDX-License-Identifier: MIT

/// An alignment guide: a line through an element at which containers align it.
///
/// The position of the line, in points from the leading or the top edge, is a linear function of
/// the size of the element and of its text baselines. For example, the centre of an element is at
/// half of its width:
///
/// ```swift
/// GuideValue(.horizontal, "center", width: 0.5)
/// ```
public struct GuideValue: Hashable, Sendable, Codable {
  /// The axis along which elements are moved: `horizontal` or `vertical`.
  public var axis: AxisValue
  /// The name of the guide.
  ///
  /// Only guides with the same axis and name are aligned with each other.
  public var name: String
  /// The constant part of the position, in points.
  public var offset: Double
  /// The factor of the width.
  public var width: Double
  /// The factor of the height.
  public var height: Double
  /// The factor of the distance between the top edge and the baseline of the first line of text.
  public var firstBaseline: Double
  /// The factor of the distance between the top edge and the baseline of the last line of text.
  public var lastBaseline: Double

  /// Creates a guide from its axis, its name, and the parts of its position.
  public init(
    _ axis: AxisValue, _ name: String, offset: Double = 0, width: Double = 0, height: Double = 0,
    firstBaseline: Double = 0, lastBaseline: Double = 0
  ) {
    self.axis = axis
    self.name = name
    self.offset = offset
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}

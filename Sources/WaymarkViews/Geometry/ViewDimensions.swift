// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A custom alignment guide, which views set with `alignmentGuide(_:computeValue:)`.
///
/// ```swift
/// enum UpperThird: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
/// }
///
/// extension VerticalAlignment {
///   static let upperThird = VerticalAlignment(UpperThird.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the default position of the guide in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size and the alignment guides of a view.
///
/// Like SwiftUI's, but hosts compute the layout. Therefore, the runtime calls functions of
/// dimensions with samples, and sends hosts the linear function through their results.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline ?? height
    self.lastBaseline = lastBaseline ?? height
  }

  /// Returns the default position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.line.guide.position(in: self) }

  /// Returns the default position of a vertical guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.line.guide.position(in: self) }
}

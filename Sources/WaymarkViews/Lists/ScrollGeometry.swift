// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The geometry of a scroll view or list, in points.
///
/// Like SwiftUI's `ScrollGeometry`. Horizontal positions are measured from the leading edge. If
/// the scroll view scrolls together with its screen (D28), the container is the screen, and the
/// insets include its bar and its large title; at the beginning, the offset is negative by them.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the container in the content.
  ///
  /// It is negative by the insets at the beginning, and while a browser stretches the content.
  public var contentOffset: CGPoint
  /// The size of the content without the insets; it can be less than that of the container.
  public var contentSize: CGSize
  /// The space around the content that scrolls with it: margins, and bars that cover the container.
  public var contentInsets: EdgeInsets
  /// The size of the scroll view, including what bars cover.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The part of the content's space that is visible inside the insets.
  ///
  /// Its origin is zero at the beginning, and its end is that of the content at the end.
  public var visibleRect: CGRect {
    CGRect(
      x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top,
      width: max(0, containerSize.width - contentInsets.leading - contentInsets.trailing),
      height: max(0, containerSize.height - contentInsets.top - contentInsets.bottom))
  }

  /// The container in the content's space, including the insets.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollGeometry: CustomDebugStringConvertible {
  /// All values, for a log.
  public var debugDescription: String {
    """
    ScrollGeometry(contentOffset: \(contentOffset), contentSize: \(contentSize), \
    contentInsets: \(contentInsets), containerSize: \(containerSize))
    """
  }
}

extension ScrollGeometry {
  init(_ value: ScrollValue) {
    self.init(
      contentOffset: CGPoint(x: value.offset.x, y: value.offset.y),
      contentSize: CGSize(width: value.contentSize.width, height: value.contentSize.height),
      contentInsets: EdgeInsets(
        top: value.insets.top, leading: value.insets.leading, bottom: value.insets.bottom,
        trailing: value.insets.trailing),
      containerSize: CGSize(
        width: value.containerSize.width, height: value.containerSize.height))
  }
}

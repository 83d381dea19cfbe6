// SPDX-License-Identifier: MIT

import WaymarkRender

/// The horizontal alignment of children with different widths.
public struct HorizontalAlignment: Hashable, Sendable {
  let keyword: AlignmentValue?
  /// Aligns leading edges.
  public static let leading = HorizontalAlignment(keyword: .leading)
  /// Aligns centres.
  public static let center = HorizontalAlignment(keyword: nil)
  /// Aligns trailing edges.
  public static let trailing = HorizontalAlignment(keyword: .trailing)
}

/// The vertical alignment of children with different heights.
public struct VerticalAlignment: Hashable, Sendable {
  let keyword: AlignmentValue?
  /// Aligns top edges.
  public static let top = VerticalAlignment(keyword: .top)
  /// Aligns centres.
  public static let center = VerticalAlignment(keyword: nil)
  /// Aligns bottom edges.
  public static let bottom = VerticalAlignment(keyword: .bottom)
  /// Aligns the first text baselines.
  public static let firstTextBaseline = VerticalAlignment(keyword: .firstTextBaseline)
  /// Aligns the last text baselines.
  public static let lastTextBaseline = VerticalAlignment(keyword: .lastTextBaseline)
}

/// The alignment of content in both dimensions.
public struct Alignment: Hashable, Sendable {
  /// The horizontal alignment.
  public var horizontal: HorizontalAlignment
  /// The vertical alignment.
  public var vertical: VerticalAlignment

  /// Creates an alignment for both dimensions.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The centre.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The leading edge, vertically centred.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The trailing edge, vertically centred.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The top edge, horizontally centred.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The bottom edge, horizontally centred.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The name that hosts receive: `topLeading`, `leading`, …; nil for the centre.
  var keyword: AlignmentValue? {
    switch (vertical.keyword, horizontal.keyword) {
    case (nil, let side): side
    case (let height?, nil): height
    case (.top, .leading): .topLeading
    case (.top, _): .topTrailing
    case (.bottom, .leading): .bottomLeading
    case (.bottom, _): .bottomTrailing
    // No host lines up baselines and sides together.
    default: nil
    }
  }
}

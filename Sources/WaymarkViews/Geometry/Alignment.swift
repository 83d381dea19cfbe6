// SPDX-License-Identifier: MIT

import WaymarkRender

/// The horizontal alignment of children with different widths.
public struct HorizontalAlignment: Hashable, Sendable {
  let line: AlignmentLine

  /// Creates a custom guide.
  ///
  /// Like SwiftUI's, but a default position that is not linear in the dimensions of a view is
  /// approximated by one that is.
  public init(_ id: any AlignmentID.Type) { self.init(nil, GuideValue(.horizontal, of: id)) }

  private init(_ keyword: AlignmentValue?, _ custom: GuideValue? = nil) {
    line = AlignmentLine(.horizontal, keyword, custom)
  }

  /// Aligns leading edges.
  public static let leading = HorizontalAlignment(.leading)
  /// Aligns centres.
  public static let center = HorizontalAlignment(nil)
  /// Aligns trailing edges.
  public static let trailing = HorizontalAlignment(.trailing)
  /// The leading edge of the separator below a row of a list; stacks align leading edges.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    .leading, GuideValue(.horizontal, "listRowSeparatorLeading"))
  /// The trailing edge of the separator below a row of a list; stacks align trailing edges.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    .trailing, GuideValue(.horizontal, "listRowSeparatorTrailing", width: 1))
}

/// The vertical alignment of children with different heights.
public struct VerticalAlignment: Hashable, Sendable {
  let line: AlignmentLine

  /// Creates a custom guide.
  ///
  /// Like SwiftUI's, but a default position that is not linear in the dimensions of a view is
  /// approximated by one that is.
  public init(_ id: any AlignmentID.Type) { self.init(nil, GuideValue(.vertical, of: id)) }

  private init(_ keyword: AlignmentValue?, _ custom: GuideValue? = nil) {
    line = AlignmentLine(.vertical, keyword, custom)
  }

  /// Aligns top edges.
  public static let top = VerticalAlignment(.top)
  /// Aligns centres.
  public static let center = VerticalAlignment(nil)
  /// Aligns bottom edges.
  public static let bottom = VerticalAlignment(.bottom)
  /// Aligns the first text baselines.
  public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
  /// Aligns the last text baselines.
  public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
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
  private var keyword: AlignmentValue? {
    switch (vertical.line.keyword, horizontal.line.keyword) {
    case (nil, let side): side
    case (let height?, nil): height
    case (.top, .leading): .topLeading
    case (.top, _): .topTrailing
    case (.bottom, .leading): .bottomLeading
    case (.bottom, _): .bottomTrailing
    // No keyword has a baseline and a side.
    case (_, let side?): side
    }
  }

  /// The properties of a container with this alignment.
  var properties: [(Property, PropertyValue?)] {
    let height =
      vertical.line.isBaseline && horizontal.line.keyword != nil
      ? vertical.line.guide : vertical.line.unnamed
    return alignmentProperties(keyword, [horizontal.line.unnamed, height].compactMap(\.self))
  }
}

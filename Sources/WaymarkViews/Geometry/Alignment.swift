// SPDX-License-Identifier: MIT

import WaymarkRender

/// The horizontal alignment of children with different widths.
public struct HorizontalAlignment: Hashable, Sendable {
  let keyword: AlignmentValue?
  private let custom: CustomGuide?

  private init(_ keyword: AlignmentValue?, _ custom: GuideValue? = nil) {
    self.keyword = keyword
    self.custom = custom.map { .guide($0) }
  }

  /// Creates a custom guide.
  ///
  /// Like SwiftUI's, but a default position that is not linear in the dimensions of a view is
  /// approximated by one that is.
  public init(_ id: any AlignmentID.Type) { self.init(nil, GuideValue(.horizontal, of: id)) }

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

  /// The guide's name, and its position in a view that does not set it.
  var guide: GuideValue {
    if let custom { return custom.value }
    return switch keyword {
    case .leading: GuideValue(.horizontal, "leading")
    case .trailing: GuideValue(.horizontal, "trailing", width: 1)
    default: GuideValue(.horizontal, "center", width: 0.5)
    }
  }

  /// The properties of a container with this alignment.
  var properties: [(Property, PropertyValue?)] {
    [(.alignment, keyword?.propertyValue), (.alignmentGuides, unnamed.map { .guides([$0]) })]
  }

  /// The guide that containers need because no keyword describes it.
  fileprivate var unnamed: GuideValue? { keyword == nil ? custom?.value : nil }
}

/// The vertical alignment of children with different heights.
public struct VerticalAlignment: Hashable, Sendable {
  let keyword: AlignmentValue?
  private let custom: CustomGuide?

  private init(_ keyword: AlignmentValue?, _ custom: GuideValue? = nil) {
    self.keyword = keyword
    self.custom = custom.map { .guide($0) }
  }

  /// Creates a custom guide.
  ///
  /// Like SwiftUI's, but a default position that is not linear in the dimensions of a view is
  /// approximated by one that is.
  public init(_ id: any AlignmentID.Type) { self.init(nil, GuideValue(.vertical, of: id)) }

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

  /// The guide's name, and its position in a view that does not set it.
  var guide: GuideValue {
    if let custom { return custom.value }
    return switch keyword {
    case .top: GuideValue(.vertical, "top")
    case .bottom: GuideValue(.vertical, "bottom", height: 1)
    case .firstTextBaseline: GuideValue(.vertical, "firstTextBaseline", firstBaseline: 1)
    case .lastTextBaseline: GuideValue(.vertical, "lastTextBaseline", lastBaseline: 1)
    default: GuideValue(.vertical, "center", height: 0.5)
    }
  }

  /// The properties of a container with this alignment.
  var properties: [(Property, PropertyValue?)] {
    [(.alignment, keyword?.propertyValue), (.alignmentGuides, unnamed.map { .guides([$0]) })]
  }

  /// The guide that containers need because no keyword describes it.
  fileprivate var unnamed: GuideValue? {
    keyword == nil ? custom?.value : keyword == .lastTextBaseline ? guide : nil
  }

  fileprivate var isBaseline: Bool {
    keyword == .firstTextBaseline || keyword == .lastTextBaseline
  }
}

/// A guide outside of the alignment that has it, which keeps the usual ones small.
private indirect enum CustomGuide: Hashable, Sendable {
  case guide(GuideValue)

  var value: GuideValue {
    switch self {
    case .guide(let value): value
    }
  }
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
    switch (vertical.keyword, horizontal.keyword) {
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
    if self == .center { return [] }
    let isBaselineAndSide = vertical.isBaseline && horizontal.keyword != nil
    let guides = [horizontal.unnamed, isBaselineAndSide ? vertical.guide : vertical.unnamed]
      .compactMap(\.self)
    return [
      (.alignment, keyword?.propertyValue),
      (.alignmentGuides, guides.isEmpty ? nil : .guides(guides)),
    ]
  }
}

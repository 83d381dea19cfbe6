// SPDX-License-Identifier: MIT

import WaymarkRender

/// How children of different widths are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  let word: AlignmentValue?
  /// At the leading sides.
  public static let leading = HorizontalAlignment(word: .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(word: nil)
  /// At the trailing sides.
  public static let trailing = HorizontalAlignment(word: .trailing)
}

/// How children of different heights are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  let word: AlignmentValue?
  /// At the tops.
  public static let top = VerticalAlignment(word: .top)
  /// In the middle.
  public static let center = VerticalAlignment(word: nil)
  /// At the bottoms.
  public static let bottom = VerticalAlignment(word: .bottom)
  /// At the first text baselines.
  public static let firstTextBaseline = VerticalAlignment(word: .firstTextBaseline)
  /// At the last text baselines.
  public static let lastTextBaseline = VerticalAlignment(word: .lastTextBaseline)
}

/// Where content lies in room larger than itself.
public struct Alignment: Hashable, Sendable {
  /// Where it lies from side to side.
  public var horizontal: HorizontalAlignment
  /// Where it lies from top to bottom.
  public var vertical: VerticalAlignment

  /// A place of both kinds.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading side, in the middle of the height.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing side, in the middle of the height.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top, in the middle of the width.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom, in the middle of the width.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The host's word: `topLeading`, `leading`, …; nil for the middle.
  var word: AlignmentValue? {
    switch (vertical.word, horizontal.word) {
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

// SPDX-License-Identifier: MIT

/// An edge of an element.
public enum EdgeValue: String, PropertyKeyword {
  case top, bottom, leading, trailing
}

/// One or both axes.
public enum AxisValue: String, PropertyKeyword {
  case horizontal, vertical, both
}

/// The alignment of content in a larger area; what is not named is centred.
public enum AlignmentValue: String, PropertyKeyword {
  case leading, center, trailing, top, bottom, topLeading, topTrailing, bottomLeading,
    bottomTrailing
  case firstTextBaseline, lastTextBaseline
}

/// How content with an aspect ratio fills an area.
public enum ContentModeValue: String, PropertyKeyword {
  case fit, fill
}

/// A part of a section that stays visible while its section scrolls.
public enum PinnedValue: String, PropertyKeyword {
  case headers, footers
}

/// The direction of text and layout.
public enum LayoutDirectionValue: String, PropertyKeyword {
  case leftToRight, rightToLeft
}

/// A colour scheme.
public enum ColorSchemeValue: String, PropertyKeyword {
  case light, dark
}

/// The size of the title of a screen.
public enum TitleDisplayValue: String, PropertyKeyword {
  case large, inline
}

/// The position of an item in a bar, of actions at a row, or of a gap beside its rows.
public enum PlacementValue: String, PropertyKeyword {
  case leading, trailing, principal, before, after
  /// In the bar at the bottom of a screen, where `status` is in the middle.
  case bottom, status
  /// In the bar that is shown while an element of the screen has the keyboard focus.
  case keyboard
  /// Above the bar of tabs.
  case accessory
}

/// How the content of a text changes in an animated change.
public enum ContentTransitionValue: String, PropertyKeyword {
  case identity, opacity, countsUp, countsDown
}

/// The size of a sheet in a wide window.
public enum CardSizingValue: String, PropertyKeyword {
  case form, page, fitted
}

/// The form of a presentation in a narrow window.
public enum AdaptationValue: String, PropertyKeyword {
  case unchanged, popover, sheet, fullScreenCover
}

/// The prominence of headers.
public enum ProminenceValue: String, PropertyKeyword {
  case increased
}

/// Where scrolling comes to rest.
///
/// `viewAligned`: at the edge of a child of the `snapTargets`; `viewAlignedByOne`: at most one
/// child further; `paging`: at most one child of the content further.
public enum SnappingValue: String, PropertyKeyword {
  case viewAligned, viewAlignedByOne, paging
}

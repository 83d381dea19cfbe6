// SPDX-License-Identifier: MIT

import WaymarkRender

extension VerticalEdge.Set {
  /// Nil for both.
  fileprivate var word: PropertyValue? {
    switch self {
    case .top: Swift.Set<EdgeValue>([.top]).propertyValue
    case .bottom: Swift.Set<EdgeValue>([.bottom]).propertyValue
    default: nil
    }
  }
}

/// How much the headers of sections stand out.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// More.
  case increased
}

/// How far sections are apart.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: Double?
  /// As usual.
  public static let `default` = ListSectionSpacing(points: nil)
  /// Less than usual.
  public static let compact = ListSectionSpacing(points: 12)
  /// Some points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing.isFinite ? Double(spacing) : nil)
  }
}

extension View {
  /// Leaves points around the content of the row that this view is in; nil the host's usual.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    attributes((.rowInsets, insets?.value))
  }

  /// Shows or hides the lines around the row that this view is in, or one of them.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes(
      (.separatorHidden, visibility == .hidden ? .bool(true) : nil),
      (.separatorEdges, visibility == .hidden ? edges.word : nil))
  }

  /// Colours the lines around the row that this view is in.
  ///
  /// Hosts colour both, whatever `edges` says.
  ///
  /// Ignored: `edges` (both separators use the colour).
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes((.separatorTint, color.map { .color($0.value) }))
  }

  /// Shows or hides the lines between the rows of this section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes(
      (.separatorHidden, visibility == .hidden ? .bool(true) : nil),
      (.separatorEdges, visibility == .hidden ? edges.word : nil))
  }

  /// Colours the lines between the rows of this section.
  ///
  /// Hosts colour all of them, whatever `edges` says.
  ///
  /// Ignored: `edges` (all separators use the colour).
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes((.separatorTint, color.map { .color($0.value) }))
  }

  /// Colours the icon and the controls of the row that this view is in; nil as its surroundings.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Leaves points between the rows of the list that this view is; nil for none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    attributes((.spacing, spacing.map { .finite($0) }))
  }

  /// Says how far the sections of the list that this view is are apart.
  ///
  /// No host draws it yet: they keep their usual distance.
  ///
  /// Ignored: `spacing` (hosts determine the spacing of sections).
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    ignoring("listSectionSpacing(_:)")
  }

  /// Says how far the sections of the list that this view is are apart.
  ///
  /// No host draws it yet: they keep their usual distance.
  ///
  /// Ignored: `spacing` (hosts determine the spacing of sections).
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    ignoring("listSectionSpacing(_:)")
  }

  /// Shows or hides the background of the lists and text editors that this view is.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    attributes((.contentBackgroundHidden, visibility == .hidden ? .bool(true) : nil))
  }

  /// Says how much the header of the section, or the headers of the list, that this view is stand
  /// out.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    attributes(
      (.prominence, prominence == .increased ? ProminenceValue.increased.propertyValue : nil))
  }
}

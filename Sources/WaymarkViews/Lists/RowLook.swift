// SPDX-License-Identifier: MIT

import WaymarkRender

extension VerticalEdge.Set {
  /// The name that hosts receive; nil for both edges.
  fileprivate var keyword: PropertyValue? {
    switch self {
    case .top: Swift.Set<EdgeValue>([.top]).propertyValue
    case .bottom: Swift.Set<EdgeValue>([.bottom]).propertyValue
    default: nil
    }
  }
}

/// The prominence of section headers.
public enum Prominence: Hashable, Sendable {
  /// The default prominence.
  case standard
  /// An increased prominence.
  case increased
}

/// The spacing between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  let points: Double?
  /// The default spacing.
  public static let `default` = ListSectionSpacing(points: nil)
  /// A smaller spacing.
  public static let compact = ListSectionSpacing(points: 12)
  /// A spacing in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(points: spacing.isFinite ? Double(spacing) : nil)
  }
}

extension View {
  /// Sets the insets of the enclosing row's content; nil uses the host's default.
  nonisolated public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    attributes((.rowInsets, insets?.value))
  }

  /// Shows or hides the separators of the enclosing row, or one of them.
  nonisolated public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes(
      (.separatorHidden, visibility == .hidden ? .bool(true) : nil),
      (.separatorEdges, visibility == .hidden ? edges.keyword : nil))
  }

  /// Sets the colour of the separators of the enclosing row.
  ///
  /// Ignored: `edges` (both separators use the colour).
  nonisolated public func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes((.separatorTint, color.map { .color($0.value) }))
  }

  /// Shows or hides the separators between the rows of this section.
  nonisolated public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes(
      (.separatorHidden, visibility == .hidden ? .bool(true) : nil),
      (.separatorEdges, visibility == .hidden ? edges.keyword : nil))
  }

  /// Sets the colour of the separators between the rows of this section.
  ///
  /// Ignored: `edges` (all separators use the colour).
  nonisolated public func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    attributes((.separatorTint, color.map { .color($0.value) }))
  }

  /// Sets the tint of the icon and controls of the enclosing row; nil uses the inherited tint.
  nonisolated public func listItemTint(_ tint: Color?) -> some View { self.tint(tint) }

  /// Sets the spacing between the rows of this list in points; nil means none.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    attributes((.spacing, spacing.map { .finite($0) }))
  }

  /// Has no effect: hosts determine the spacing of sections.
  ///
  /// Ignored: `spacing` (hosts determine the spacing of sections).
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    ignoring("listSectionSpacing(_:)")
  }

  /// Has no effect: hosts determine the spacing of sections.
  ///
  /// Ignored: `spacing` (hosts determine the spacing of sections).
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    ignoring("listSectionSpacing(_:)")
  }

  /// Shows or hides the background of this list or text editor.
  nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
    attributes((.contentBackgroundHidden, visibility == .hidden ? .bool(true) : nil))
  }

  /// Sets the prominence of this section's header, or of the headers in this list.
  nonisolated public func headerProminence(_ prominence: Prominence) -> some View {
    attributes(
      (.prominence, prominence == .increased ? ProminenceValue.increased.propertyValue : nil))
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The parts of sections in a lazy stack or grid that stay visible with their section.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The raw bits, one for each part.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)

  var value: PropertyValue? {
    var parts: Set<PinnedValue> = []
    if contains(.sectionHeaders) { parts.insert(.headers) }
    if contains(.sectionFooters) { parts.insert(.footers) }
    return parts.isEmpty ? nil : parts.propertyValue
  }
}

/// A vertical stack that realises its children on demand.
///
/// Like SwiftUI's `LazyVStack`. Of a long `ForEach`, the visible children and some around them are
/// realised, and children keep their state while they are out of view (S3). All other content is
/// realised immediately. The stack takes the available width.
nonisolated public struct LazyVStack<Content: View>: View {
  private let element: ElementView<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Creates a vertical stack with a spacing in points (nil: the host's default).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .stack(.vstack, alignment.line.properties, spacing, wrapping: .lazy, content())
    self.pinnedViews = pinnedViews
  }

  @MainActor public var body: some View {
    element.attributes((.pinned, pinnedViews.value), (.maxWidth, .unbounded))
  }
}

/// A horizontal stack that realises its children on demand.
///
/// Like SwiftUI's `LazyHStack`; see ``LazyVStack``.
nonisolated public struct LazyHStack<Content: View>: View {
  private let element: ElementView<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Creates a horizontal stack with a spacing in points (nil: the host's default).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .stack(.hstack, alignment.line.properties, spacing, wrapping: .lazy, content())
    self.pinnedViews = pinnedViews
  }

  @MainActor public var body: some View {
    element.attributes((.pinned, pinnedViews.value), (.maxHeight, .unbounded))
  }
}

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A fixed size in points.
    case fixed(CGFloat)
    /// A share of the available space, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as the available space fits, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size of the column or row.
  public var size: Size
  /// The spacing to the next column or row in points; 8 if nil.
  ///
  /// The spacing of the first item applies to all.
  public var spacing: CGFloat?
  /// The alignment of views in their cells; nil centres them.
  ///
  /// The alignment of the first item applies to all.
  public var alignment: Alignment?

  /// Creates a column or row.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: GridTrack {
    func finite(_ size: CGFloat) -> Double? { size.isFinite ? Double(size) : nil }
    return switch size {
    case .fixed(let points): .fixed(finite(points) ?? 0)
    case .flexible(let minimum, let maximum):
      .flexible(minimum: finite(minimum) ?? 0, maximum: finite(maximum))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: finite(minimum) ?? 0, maximum: finite(maximum))
    }
  }
}

/// A grid that arranges its children in columns, line by line, and realises them on demand.
///
/// Like SwiftUI's `LazyVGrid`; see ``LazyVStack``.
nonisolated public struct LazyVGrid<Content: View>: View {
  private let element: ElementView<Content>

  /// Creates a grid of columns with a spacing between lines in points (nil: 8).
  ///
  /// `alignment` positions columns that do not fill the grid; see ``GridItem/alignment`` for cells.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .grid(.vertical, columns, alignment.line.keyword, spacing, pinnedViews, content())
  }

  @MainActor public var body: some View { element }
}

/// A grid that arranges its children in rows, column by column, and realises them on demand.
///
/// Like SwiftUI's `LazyHGrid`; see ``LazyVStack``.
nonisolated public struct LazyHGrid<Content: View>: View {
  private let element: ElementView<Content>

  /// Creates a grid of rows with a spacing between lines in points (nil: 8).
  ///
  /// `alignment` positions rows that do not fill the grid; see ``GridItem/alignment`` for cells.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .grid(.horizontal, rows, alignment.line.keyword, spacing, pinnedViews, content())
  }

  @MainActor public var body: some View { element }
}

extension ElementView {
  fileprivate static func grid(
    _ axis: AxisValue, _ tracks: [GridItem], _ alignment: AlignmentValue?, _ spacing: CGFloat?,
    _ pinned: PinnedScrollableViews, _ content: Content
  ) -> Self {
    let first = tracks.first
    let gaps =
      axis == .vertical
      ? PropertyValue.gaps(first?.spacing, spacing) : .gaps(spacing, first?.spacing)
    return ElementView(
      .grid,
      [
        (.axis, axis.propertyValue), (.tracks, .tracks(tracks.map(\.track))),
        (.tracksAlignment, alignment?.propertyValue), (.gridSpacing, gaps),
        (.pinned, pinned.value),
      ] + (first?.alignment ?? .center).properties, wrapping: .lazy, content: content)
  }
}

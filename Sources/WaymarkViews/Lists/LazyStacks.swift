// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Which parts of the sections in a lazy stack or grid stay in sight while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for each part.
  public let rawValue: UInt32
  /// The parts of some bits.
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

/// Children below each other, of which those far out of sight need not be there.
///
/// Like SwiftUI's `LazyVStack`: of a long `ForEach` in it the children in sight are made, and some
/// around them; their state is kept while they are out of sight (S3). All others are made at once.
/// It is as wide as there is room for.
nonisolated public struct LazyVStack<Content: View>: View {
  private let element: ElementView<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Children below each other, `spacing` points apart (nil: the host's usual).
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .stack(.vstack, alignment.word, spacing, wrapping: .lazy, content())
    self.pinnedViews = pinnedViews
  }

  @MainActor public var body: some View {
    element.attributes((.pinned, pinnedViews.value), (.maxWidth, .unbounded))
  }
}

/// Children beside each other, of which those far out of sight need not be there.
///
/// Like SwiftUI's `LazyHStack`; see ``LazyVStack``.
nonisolated public struct LazyHStack<Content: View>: View {
  private let element: ElementView<Content>
  private let pinnedViews: PinnedScrollableViews

  /// Children beside each other, `spacing` points apart (nil: the host's usual).
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .stack(.hstack, alignment.word, spacing, wrapping: .lazy, content())
    self.pinnedViews = pinnedViews
  }

  @MainActor public var body: some View {
    element.attributes((.pinned, pinnedViews.value), (.maxHeight, .unbounded))
  }
}

/// One column of a ``LazyVGrid``, or one row of a ``LazyHGrid``.
public struct GridItem: Sendable {
  /// How wide a column, or how high a row is.
  public enum Size: Sendable {
    /// So many points.
    case fixed(CGFloat)
    /// A share of the room there is, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many in this one's place as there is room for, within bounds.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// Points to the next one; nil means the host's usual.
  ///
  /// Hosts take that of the first for all.
  public var spacing: CGFloat?
  /// Where children lie in it; nil means as the grid says.
  public var alignment: Alignment?

  /// A column or row.
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

/// Children in columns, line by line, of which those far out of sight need not be there.
///
/// Like SwiftUI's `LazyVGrid`; see ``LazyVStack``.
nonisolated public struct LazyVGrid<Content: View>: View {
  private let element: ElementView<Content>

  /// Children in columns, with `spacing` points between the lines (nil: the host's usual).
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .grid(.vertical, columns, alignment.word, spacing, pinnedViews, content())
  }

  @MainActor public var body: some View { element }
}

/// Children in rows, column by column, of which those far out of sight need not be there.
///
/// Like SwiftUI's `LazyHGrid`; see ``LazyVStack``.
nonisolated public struct LazyHGrid<Content: View>: View {
  private let element: ElementView<Content>

  /// Children in rows, with `spacing` points between the lines (nil: the host's usual).
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    element = .grid(.horizontal, rows, alignment.word, spacing, pinnedViews, content())
  }

  @MainActor public var body: some View { element }
}

extension ElementView {
  fileprivate static func grid(
    _ axis: AxisValue, _ tracks: [GridItem], _ alignment: AlignmentValue?, _ spacing: CGFloat?,
    _ pinned: PinnedScrollableViews, _ content: Content
  ) -> Self {
    ElementView(
      .grid,
      [
        (.axis, axis.propertyValue), (.tracks, .tracks(tracks.map(\.track))),
        (.alignment, alignment?.propertyValue), (.spacing, spacing.map { .finite($0) }),
        (.pinned, pinned.value),
      ], wrapping: .lazy, content: content)
  }
}

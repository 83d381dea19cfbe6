// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A container that arranges its rows in aligned columns.
nonisolated public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let spacing: (x: CGFloat?, y: CGFloat?)
  private let content: Content

  /// Creates a grid of rows; a view that is not a ``GridRow`` spans the grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ElementView(
      .grid,
      [(.gridSpacing, .gaps(spacing.x, spacing.y))] + alignment.properties,
      content: content)
  }
}

extension PropertyValue {
  /// The distances between columns and between rows in points: 8 for nil, 0 if not finite.
  nonisolated static func gaps(_ x: CGFloat?, _ y: CGFloat?) -> PropertyValue {
    func points(_ spacing: CGFloat?) -> Double {
      spacing.map { $0.isFinite ? Double($0) : 0 } ?? 8
    }
    return .size(SizeValue(width: points(x), height: points(y)))
  }
}

/// A row of a ``Grid``.
nonisolated public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row with one view per column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    ElementView(
      .gridRow, alignment?.line.properties ?? [], content: content)
  }
}

extension View {
  /// Makes the view span several columns of its ``Grid``.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    attributes((.columns, .number(Double(min(max(1, count), 100)))))
  }

  /// Has no effect: the grid aligns its cells.
  ///
  /// Ignored: `anchor` (the grid aligns its cells).
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    ignoring("gridCellAnchor(_:)")
  }

  /// Aligns all views in the column of the view's ``Grid``; of several, the first applies.
  ///
  /// A custom guide centres the views.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    let alignment: AlignmentValue =
      guide == .leading ? .leading : guide == .trailing ? .trailing : .center
    return attributes((.columnAlignment, alignment.propertyValue))
  }

  /// Lets the view fill its cell along axes without asking for space of the ``Grid``.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    let value: AxisValue? =
      axes.contains(.horizontal)
      ? axes.contains(.vertical) ? .both : .horizontal
      : axes.contains(.vertical) ? .vertical : nil
    return attributes((.unsized, value?.propertyValue))
  }
}

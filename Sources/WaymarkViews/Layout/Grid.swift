// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// Rows whose views stand below each other in columns.
nonisolated public struct Grid<Content: View>: View {
  private let alignment: Alignment
  private let spacing: (x: CGFloat?, y: CGFloat?)
  private let content: Content

  /// Rows and views between them; a view that is no ``GridRow`` is as wide as the grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = (horizontalSpacing, verticalSpacing)
    self.content = content()
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(
      .grid,
      [
        (.alignment, alignment.word?.propertyValue),
        (.gridSpacing, .size(SizeValue(width: points(spacing.x), height: points(spacing.y)))),
      ], content: content)
  }

  private func points(_ spacing: CGFloat?) -> Double {
    spacing.map { $0.isFinite ? Double($0) : 0 } ?? 8
  }
}

/// One line of a ``Grid``.
nonisolated public struct GridRow<Content: View>: View {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// The views of a line, one for each column.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(
      .gridRow, [(.alignment, alignment?.word?.propertyValue)], content: content)
  }
}

extension View {
  /// Has the view take several columns of its ``Grid``.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    attributes((.columns, .number(Double(min(max(1, count), 100)))))
  }

  /// Would line the view up in its cell; hosts line it up as the grid says.
  ///
  /// Ignored: `anchor` (the grid aligns its cells).
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    ignoring("gridCellAnchor(_:)")
  }

  /// Would line up the view's column; hosts line it up as the grid says.
  ///
  /// Ignored: `guide` (the grid aligns its cells).
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    ignoring("gridColumnAlignment(_:)")
  }

  /// Would keep the view from making its row or column larger; hosts give it the room it takes.
  ///
  /// Ignored: `axes` (every view contributes to the size of its cell).
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    ignoring("gridCellUnsizedAxes(_:)")
  }
}

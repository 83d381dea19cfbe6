// SPDX-License-Identifier: MIT

public import Foundation

/// The layout of an ``HStack``, for ``AnyLayout`` and other layouts.
///
/// Baselines are at the bottom edges of the views.
public struct HStackLayout: PlannedLayout {
  /// The vertical alignment of the views.
  public var alignment: VerticalAlignment
  /// The distance between the views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties { .stack(along: .horizontal) }

  /// Creates a layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(for: subviews)
  }

  /// Returns the size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { plan(for: subviews, in: proposal, &cache).size }

  /// Places the views in a row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { place(subviews, in: bounds, proposal, &cache) }

  func plan(for subviews: Subviews, in proposal: ProposedViewSize) -> StackPlan {
    StackArrangement(axis: .horizontal, spacing: spacing) { [alignment] in $0[alignment] }
      .plan(for: subviews, in: proposal)
  }
}

/// The layout of a ``VStack``, for ``AnyLayout`` and other layouts.
public struct VStackLayout: PlannedLayout {
  /// The horizontal alignment of the views.
  public var alignment: HorizontalAlignment
  /// The distance between the views in points; nil for the usual one.
  public var spacing: CGFloat?

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties { .stack(along: .vertical) }

  /// Creates a layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(for: subviews)
  }

  /// Returns the size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { plan(for: subviews, in: proposal, &cache).size }

  /// Places the views in a column.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { place(subviews, in: bounds, proposal, &cache) }

  func plan(for subviews: Subviews, in proposal: ProposedViewSize) -> StackPlan {
    StackArrangement(axis: .vertical, spacing: spacing) { [alignment] in $0[alignment] }
      .plan(for: subviews, in: proposal)
  }
}

/// The layout of a ``ZStack``, for ``AnyLayout`` and other layouts.
public struct ZStackLayout: PlannedLayout {
  /// The alignment of the views.
  public var alignment: Alignment

  /// Creates a layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) -> _StackLayoutCache {
    _StackLayoutCache(for: subviews)
  }

  /// Returns the size that holds all views, aligned.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout _StackLayoutCache
  ) -> CGSize { plan(for: subviews, in: proposal, &cache).size }

  /// Places the views over each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout _StackLayoutCache
  ) { place(subviews, in: bounds, proposal, &cache) }

  func plan(for subviews: Subviews, in proposal: ProposedViewSize) -> StackPlan {
    let views = subviews.map { $0.dimensions(in: proposal) }
    let across = AlignedLine(views.map { ($0.width, $0[alignment.horizontal]) })
    let down = AlignedLine(views.map { ($0.height, $0[alignment.vertical]) })
    return StackPlan(
      proposals: views.map { _ in proposal },
      corners: zip(across.starts, down.starts).map { CGPoint(x: $0, y: $1) },
      size: CGSize(width: across.length, height: down.length))
  }
}

extension LayoutProperties {
  fileprivate static func stack(along axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// The views that a ``Layout`` arranges.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The type of a view.
  public typealias Element = LayoutSubview
  /// The type of a position.
  public typealias Index = Int
  /// The type of a part of the collection.
  public typealias SubSequence = LayoutSubviews

  private let run: LayoutRun
  private let positions: [Int]
  /// The first position.
  public let startIndex: Int
  /// The position after the last one.
  public let endIndex: Int
  /// The layout direction of the container; coordinates are from its leading edge in both.
  public let layoutDirection: LayoutDirection

  init(_ run: LayoutRun, _ layoutDirection: LayoutDirection) {
    self.init(run, Array(run.parts.indices), run.parts.indices, layoutDirection)
  }

  private init(
    _ run: LayoutRun, _ positions: [Int], _ range: Range<Int>, _ direction: LayoutDirection
  ) {
    self.run = run
    self.positions = positions
    startIndex = range.lowerBound
    endIndex = range.upperBound
    layoutDirection = direction
  }

  /// Returns the view at a position; a position that is out of range is reported, and has a view
  /// without a size.
  public subscript(index: Int) -> LayoutSubview {
    LayoutSubview(run, positions.indices.contains(index) ? positions[index] : run.parts.count)
  }

  /// Returns the views in a range of positions, which remain the same; positions that are out of
  /// range are left out.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(run, positions, bounds.clamped(to: indices), layoutDirection)
  }

  /// Returns the views at some positions, in this order; positions that are out of range are left
  /// out.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    let chosen = indices.filter(positions.indices.contains).map { positions[$0] }
    return LayoutSubviews(run, chosen, chosen.indices, layoutDirection)
  }

  /// Whether both are the same views of the same layout.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.run === b.run && a.indices.map { a.positions[$0] } == b.indices.map { b.positions[$0] }
  }
}

/// A view that a ``Layout`` arranges, whose sizes it asks for, and which it places.
public struct LayoutSubview: Equatable {
  private let run: LayoutRun
  private let index: Int

  init(_ run: LayoutRun, _ index: Int) {
    self.run = run
    self.index = index
  }

  /// Returns the size that the view takes of a proposed one; see ``Layout`` for when it is known.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    run.size(of: index, in: proposal)
  }

  /// Returns the size and the default alignment guides of the view for a proposed size.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let size = sizeThatFits(proposal)
    return ViewDimensions(width: size.width, height: size.height)
  }

  /// The preferred distances to neighbours.
  public var spacing: ViewSpacing { ViewSpacing() }

  /// The priority with which the view receives space, set by `layoutPriority(_:)`.
  public var priority: Double { run[index]?.priority ?? 0 }

  /// Returns the value that `layoutValue(key:value:)` sets on the view, or the default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    // Two steps: a cast of nil to an optional type would succeed and hide the default.
    guard let value = run[index]?.values[ObjectIdentifier(key)] else { return K.defaultValue }
    return value as? K.Value ?? K.defaultValue
  }

  /// Places the view.
  ///
  /// - Parameters:
  ///   - position: The place of the anchor, in the coordinates of the bounds.
  ///   - anchor: The point of the view that is at the place.
  ///   - proposal: The size that is proposed to the view.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    run.place(index, at: position, anchor, proposal)
  }

  /// Whether both are the same view of the same layout.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.run === b.run && a.index == b.index
  }
}

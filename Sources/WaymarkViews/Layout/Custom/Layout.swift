// SPDX-License-Identifier: MIT

public import Foundation

/// An arrangement of views that an app computes itself.
///
/// A layout chooses its size for the space that its container proposes, and places its subviews
/// within it:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(
///       width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var corner = bounds.origin
///     for subview in subviews {
///       let size = subview.sizeThatFits(.unspecified)
///       subview.place(at: corner, proposal: .unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// struct Steps: View {
///   var body: some View {
///     Diagonal {
///       Text("one")
///       Text("two")
///     }
///   }
/// }
/// ```
///
/// Hosts measure the views. So a layout runs when a host has reported the space and the sizes of
/// the subviews, and again if it asks for sizes in other spaces, at most eight times in a row;
/// after that, it gets estimates. Until then, the subviews are in rows that wrap, or in a row or a
/// column if ``layoutProperties`` say so. In headless tests, which measure nothing, they remain
/// there. When a layout changes with an animation, its subviews move to their new places in a
/// straight line.
public protocol Layout: Animatable {
  /// Values that the layout keeps between calls.
  associatedtype Cache = Void

  /// The views that a layout arranges.
  typealias Subviews = LayoutSubviews

  /// The characteristics of layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after a change of the layout or of its subviews; by default, creates it
  /// again.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The preferred distances to neighbours. Never called: containers use their own.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the size of the whole for a proposed size.
  ///
  /// A length that is not finite is replaced by the proposed one.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the subviews with ``LayoutSubview/place(at:anchor:proposal:)``.
  ///
  /// The bounds begin at the origin. A view that is not placed is in their centre.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// The position of a horizontal guide of the whole. Never called: containers use the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The position of a vertical guide of the whole. Never called: containers use the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// The axis of ``layoutProperties``; for ``AnyLayout``, that of the layout in it.
  var _stackOrientation: Axis? { get }
}

/// The characteristics of a ``Layout``.
public struct LayoutProperties: Sendable {
  /// The axis along which the subviews follow each other; nil if there is none.
  ///
  /// A `Spacer` in the layout takes space along this axis, or along both if it is nil.
  public var stackOrientation: Axis?

  /// Creates the characteristics of a layout without an axis.
  public init() {}
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates the cache again.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the spacings of the subviews.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(.zero) { $0.union($1.spacing) }
  }

  /// No guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// No guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { nil }

  /// The axis of ``layoutProperties``.
  public var _stackOrientation: Axis? { Self.layoutProperties.stackOrientation }

  /// Returns a view in which the layout arranges the views of the content.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  /// No values.
  public func makeCache(subviews: Subviews) {}
}

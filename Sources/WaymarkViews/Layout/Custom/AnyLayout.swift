// SPDX-License-Identifier: MIT

public import Foundation

/// A ``Layout`` of any type.
///
/// Views keep their state when the layout that arranges them changes to one of another type:
///
/// ```swift
/// struct Choices: View {
///   var isWide: Bool
///
///   var body: some View {
///     let layout = isWide ? AnyLayout(HStackLayout(spacing: 12)) : AnyLayout(VStackLayout())
///     layout {
///       Toggle("Sound", isOn: .constant(true))
///       Toggle("Light", isOn: .constant(false))
///     }
///   }
/// }
/// ```
///
/// Its animatable data is empty, so that a change with an animation moves views in straight lines.
public struct AnyLayout: Layout {
  /// The values that the current layout keeps.
  public struct Cache {
    fileprivate var values: Any
  }

  private let layout: any Layout

  /// Creates a layout from another one.
  public init<L: Layout>(_ layout: L) { self.layout = layout }

  /// Creates the cache of the current layout.
  public func makeCache(subviews: Subviews) -> Cache {
    func make(_ layout: some Layout) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(values: make(layout))
  }

  /// Updates the cache, or creates it again for a layout of another type.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    func update<L: Layout>(_ layout: L) {
      if var values = cache.values as? L.Cache {
        layout.updateCache(&values, subviews: subviews)
        cache.values = values
      } else {
        cache = makeCache(subviews: subviews)
      }
    }
    update(layout)
  }

  /// Returns the size of the current layout.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L) -> CGSize {
      var values = cache.values as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.values = values }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &values)
    }
    return size(layout)
  }

  /// Places the subviews as the current layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L) {
      var values = cache.values as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.values = values }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &values)
    }
    place(layout)
  }

  /// The axis of the current layout.
  public var _stackOrientation: Axis? { layout._stackOrientation }
}

// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Sets the position of a guide, from the leading edge of the view.
  ///
  /// Like SwiftUI's, but `computeValue` reads the default positions of guides, and is called with
  /// samples of dimensions. If its result is linear in the width, the height and the baselines,
  /// hosts place the view without calling it again. For another function, hosts report the view's
  /// size, and for such dimensions, the baselines are at the bottom edge.
  ///
  /// A guide for separators is relative to this view, and moves the separator of its row.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { GuidedView(content: self, base: g.line.guide, position: computeValue) }

  /// Sets the position of a guide, from the top edge of the view.
  ///
  /// Like the guide from the leading edge: `computeValue` is called with samples of dimensions, and
  /// reads the default positions of guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { GuidedView(content: self, base: g.line.guide, position: computeValue) }

  /// Sets the priority with which the view receives space in a stack; the default is 0.
  ///
  /// Views with a lower priority shrink first, and grow last.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    let limit = Double.greatestFiniteMagnitude
    let priority = value.isNaN ? 0 : min(max(value, -limit), limit)
    return attributes((.layoutPriority, priority == 0 ? nil : .number(priority)))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// A view that sets the position of an alignment guide.
nonisolated struct GuidedView<Content: View>: View {
  let content: Content
  /// The guide's axis and name.
  let base: GuideValue
  let position: @Sendable (ViewDimensions) -> CGFloat

  @MainActor var body: some View {
    if let guide = base.line(through: position) {
      content.box((.explicitGuide, guide.propertyValue))
    } else {
      MeasuredView { frame in
        [(.explicitGuide, constant(in: frame).propertyValue)]
      } content: { _ in
        content
      }
    }
  }

  /// Returns the guide for the reported size of the view.
  private func constant(in frame: ElementFrame?) -> GuideValue {
    let size = ViewDimensions(width: frame?.width ?? 0, height: frame?.height ?? 0)
    return GuideValue(base.axis, base.name, offset: GuideValue.finite(position(size)))
  }
}

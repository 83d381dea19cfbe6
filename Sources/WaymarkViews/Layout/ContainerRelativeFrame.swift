// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Makes the view as large as the enclosing scroll view along the given axes.
  ///
  /// The content margins of the scroll view are subtracted. The window's size applies if there is
  /// no enclosing scroll view, and until a host has reported the scroll view's size.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View { containerRelativeFrame(axes, alignment: alignment) { length, _ in length } }

  /// Makes the view as large as some equal parts of the enclosing scroll view.
  ///
  /// The scroll view is divided into `count` parts, `spacing` points apart, of which the view
  /// covers `span`. Values of `count` and `span` below one count as one.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(1, count)), CGFloat(max(1, span)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let part = (length - spacing * (count - 1)) / count
      return part * span + spacing * (span - 1)
    }
  }

  /// Makes the view as large as a closure computes from the length of the enclosing scroll view.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View {
    ContainerRelativeView(content: self, axes: axes, alignment: alignment, length: length)
  }
}

nonisolated private struct ContainerRelativeView<Content: View>: View {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @Environment(\.scrollContainer) private var container
  @Environment(\.windowFrame) private var window

  init(
    content: Content, axes: Axis.Set, alignment: Alignment,
    length: @escaping (CGFloat, Axis) -> CGFloat
  ) {
    self.content = content
    self.axes = axes
    self.alignment = alignment
    self.length = length
  }

  @MainActor var body: some View {
    let frame = container?.frame.wrappedValue ?? window
    let margins = container?.margins ?? (0, 0)
    // A page that scrolls with the window can be taller than the window.
    let (width, height) = (min(frame.width, window.width), min(frame.height, window.height))
    content
      .frame(
        width: axes.contains(.horizontal) ? points(width - margins.0, .horizontal) : nil,
        height: axes.contains(.vertical) ? points(height - margins.1, .vertical) : nil,
        alignment: alignment
      )
      .onAppear {
        if let container, !container.isMeasured.wrappedValue {
          container.isMeasured.wrappedValue = true
        }
      }
  }

  private func points(_ room: CGFloat, _ axis: Axis) -> CGFloat {
    let points = length(max(0, room), axis)
    return points.isFinite ? max(0, points) : 0
  }
}

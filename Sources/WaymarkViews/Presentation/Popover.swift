// SPDX-License-Identifier: MIT

import WaymarkRender

/// The anchor of a popover.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view, relative to its size.
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while a binding is true.
  ///
  /// It behaves like a sheet, and is drawn as one if there is little space (M14). Otherwise it points
  /// at this view, on the side with enough space.
  ///
  /// Ignored: `arrowEdge` and `attachmentAnchor` (the host chooses the side).
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    PresentationView(
      base: self, kind: .popover, isPresented: isPresented, onDismiss: nil, content: content)
  }

  /// Presents a popover for an item while it exists; another id presents another popover (M2, M14).
  ///
  /// Ignored: `arrowEdge` and `attachmentAnchor` (the host chooses the side).
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    ItemPresentationView(
      base: self, kind: .popover, item: item, onDismiss: nil, content: content)
  }

  /// Presents a popover with a given arrow edge while a binding is true (M14).
  @_disfavoredOverload
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    popover(
      isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: Edge?(arrowEdge),
      content: content)
  }

  /// Presents a popover with a given arrow edge for an item while it exists (M14).
  @_disfavoredOverload
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    popover(
      item: item, attachmentAnchor: attachmentAnchor, arrowEdge: Edge?(arrowEdge),
      content: content)
  }
}

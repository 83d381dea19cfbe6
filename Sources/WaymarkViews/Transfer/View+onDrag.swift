// SPDX-License-Identifier: MIT

extension View {
  /// Makes the view draggable; the closure is called when a drag begins.
  ///
  /// It behaves like ``draggable(_:)``. A provider without data is dragged, and no view takes it.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    draggable(ProvidedItem(provider: data()))
  }

  /// Makes the view draggable with a preview; the closure is called when a drag begins.
  ///
  /// It behaves like ``draggable(_:preview:)``.
  nonisolated public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    draggable(ProvidedItem(provider: data()), preview: preview)
  }
}

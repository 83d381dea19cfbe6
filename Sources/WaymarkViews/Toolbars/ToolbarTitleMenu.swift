// SPDX-License-Identifier: MIT

extension View {
  /// Adds a title menu to this view's screen, as a button after the other items of the bar.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    let content = content()
    return toolbar {
      ToolbarItem(placement: .topBarTrailing) {
        Menu {
          content
        } label: {
          Label("Title Menu", systemImage: "chevron.down")
        }
      }
    }
  }
}

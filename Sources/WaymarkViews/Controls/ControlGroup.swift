// SPDX-License-Identifier: MIT

/// A group of related controls, side by side, or as items of a menu.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.isInMenu) private var isInMenu

  /// Creates a group of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Creates a group of controls with a label, which is not displayed.
  ///
  /// Ignored: `label` (hosts draw only the controls).
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if isInMenu { content } else { HStack(spacing: 8) { content } }
  }
}

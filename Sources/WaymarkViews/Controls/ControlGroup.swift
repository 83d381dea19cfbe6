// SPDX-License-Identifier: MIT

/// Controls that belong together, beside each other; in a menu, its items.
nonisolated public struct ControlGroup<Content: View>: View {
  private let content: Content
  @Environment(\.isInMenu) private var isInMenu

  /// Controls of any kind.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Controls with a label, which is shown nowhere.
  ///
  /// Ignored: `label` (hosts draw only the controls).
  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.init(content: content)
  }

  /// What it consists of.
  @MainActor public var body: some View {
    if isInMenu { content } else { HStack(spacing: 8) { content } }
  }
}

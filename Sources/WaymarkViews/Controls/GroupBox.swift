// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content on a ground of its own, with a label above it.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Content with a label of any views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Content with a label, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// What it consists of.
  @MainActor public var body: some View {
    ElementView(
      .box,
      [
        (.padding, EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16).value),
        (.background, .color(.system(.secondaryBackground))), (.cornerRadius, .number(12)),
      ],
      content: VStack(alignment: .leading, spacing: 8) {
        if Label.self != EmptyView.self { label.font(.headline) }
        VStack(alignment: .center, spacing: 8) { content }
          .frame(maxWidth: .infinity)
      })
  }
}

extension GroupBox where Label == EmptyView {
  /// Content alone.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Content with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Content with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Content with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

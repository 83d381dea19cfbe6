// SPDX-License-Identifier: MIT

import WaymarkRender

/// Content with its own background and a label above it.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  @Environment(\.appliedGroupBoxStyle) private var style

  /// Creates a group with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// Creates a group with a label (the older form).
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { label })
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if let style {
      style.body(
        GroupBoxStyleConfiguration(
          label: .init(content: AnyView(label)), content: .init(content: AnyView(content))))
    } else {
      PlainGroupBox(label: label, content: content)
    }
  }
}

/// A group box as drawn without a style.
nonisolated struct PlainGroupBox<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.self) private var environment

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    ElementView(
      .box,
      [
        (.padding, EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16).value),
        (.background, environment.backgroundPaint ?? .color(.system(.secondaryBackground))),
        (.cornerRadius, .number(12)),
      ],
      content: VStack(alignment: .leading, spacing: 8) {
        if Label.self != EmptyView.self { label.font(.headline) }
        VStack(alignment: .center, spacing: 8) { content }
          .frame(maxWidth: .infinity)
      })
  }
}

extension GroupBox where Label == EmptyView {
  /// Creates a group without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, label: { EmptyView() })
  }
}

extension GroupBox where Label == Text {
  /// Creates a group with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

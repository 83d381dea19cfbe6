// SPDX-License-Identifier: MIT

import WaymarkRender

/// A label that shows and hides content below it.
///
/// In a list, the label is a row, and so is each view of the content. Hidden content is unmounted
/// and loses its state.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false
  @Environment(\.appliedDisclosureGroupStyle) private var style

  /// Creates a disclosure group with a custom label, initially collapsed.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a disclosure group with a custom label that is expanded while a binding is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The content and behaviour of the view.
  @MainActor public var body: some View {
    if let style {
      StyledDisclosure(
        style, isExpanded: isExpanded ?? $isOpen, label: label, content: content)
    } else {
      DisclosedContent(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
    }
  }
}

/// A disclosure group as drawn by a style.
nonisolated private struct StyledDisclosure<Label: View, Content: View>: View {
  private let style: AppliedStyle<DisclosureGroupStyleConfiguration>
  @Binding private var isExpanded: Bool
  private let label: Label
  private let content: () -> Content

  init(
    _ style: AppliedStyle<DisclosureGroupStyleConfiguration>, isExpanded: Binding<Bool>,
    label: Label, content: @escaping () -> Content
  ) {
    self.style = style
    _isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    style.body(
      DisclosureGroupStyleConfiguration(
        label: .init(content: AnyView(label)),
        content: .init(content: { [content] in AnyView(content()) }), isExpanded: $isExpanded))
  }
}

/// A disclosure group as drawn without a style.
nonisolated struct DisclosedContent<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content
  @Environment(\.isEnabled) private var isEnabled

  init(
    isExpanded: Binding<Bool>, label: Label, @ViewBuilder content: @escaping () -> Content
  ) {
    _isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  @MainActor var body: some View {
    ControlElement(
      role: .disclosure, isEnabled: isEnabled, style: .plain,
      action: { [$isExpanded] in $isExpanded.wrappedValue.toggle() }, label: label
    )
    .attributes((.expanded, .bool(isExpanded)))
    if isExpanded { content() }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a title, initially collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title, initially collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a disclosure group with a title, initially collapsed.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a title that is expanded while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a disclosure group with a title that is expanded while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a disclosure group with a title that is expanded while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

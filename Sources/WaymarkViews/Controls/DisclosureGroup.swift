// SPDX-License-Identifier: MIT

import WaymarkRender

/// A label that shows and hides content below it.
///
/// In a list the label is a row, and so is each view of the content. Content that is hidden is not
/// there, and loses its state.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Content that is hidden at first, with a label of any views.
  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Content that is shown while a binding is true, with a label of any views.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// What it consists of.
  @MainActor public var body: some View {
    DisclosedContent(isExpanded: isExpanded ?? $isOpen, label: label, content: content)
  }
}

nonisolated private struct DisclosedContent<Label: View, Content: View>: View {
  @Binding var isExpanded: Bool
  let label: Label
  let content: () -> Content
  @Environment(\.isEnabled) private var isEnabled

  init(isExpanded: Binding<Bool>, label: Label, content: @escaping () -> Content) {
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
  /// Content that is hidden at first, with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Content that is hidden at first, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Content that is hidden at first, with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Content that is shown while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Content that is shown while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Content that is shown while a binding is true, with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

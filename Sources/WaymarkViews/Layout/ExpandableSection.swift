// SPDX-License-Identifier: MIT

import WaymarkRender

/// A section whose header shows and hides its rows.
nonisolated struct ExpandableSection<Header: View, Content: View>: View {
  @Binding private var isExpanded: Bool
  private let header: Header
  private let content: Content
  @Environment(\.isEnabled) private var isEnabled

  init(isExpanded: Binding<Bool>, header: Header, content: Content) {
    _isExpanded = isExpanded
    self.header = header
    self.content = content
  }

  @MainActor var body: some View {
    ElementView(
      .section, wrapping: .none,
      content: TupleView(
        SectionPart(
          kind: .header,
          content: ControlElement(
            role: "disclosure", isEnabled: isEnabled, style: "plain",
            action: { [$isExpanded] in $isExpanded.wrappedValue.toggle() }, label: header
          )
          .attributes((.expanded, .bool(isExpanded)))),
        SectionRows(content: isExpanded ? content : nil)))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Rows that are shown while a binding is true, which a tap on the header changes.
  ///
  /// Like SwiftUI's, but lists of all styles can be collapsed. Rows that are hidden are not there,
  /// and lose their state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      isExpanded: isExpanded, header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Rows that are shown while a binding is true, with a title.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Rows that are shown while a binding is true, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Rows that are shown while a binding is true, with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

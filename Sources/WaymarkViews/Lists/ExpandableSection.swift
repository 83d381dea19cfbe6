// SPDX-License-Identifier: MIT

import WaymarkRender

/// A section with a header that shows and hides its rows.
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
            role: .disclosure, isEnabled: isEnabled, style: .plain,
            action: { [$isExpanded] in $isExpanded.wrappedValue.toggle() }, label: header
          )
          .attributes((.expanded, .bool(isExpanded)))),
        SectionRows(content: isExpanded ? content : nil)))
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that shows its rows while a binding is true; a tap on the header toggles it.
  ///
  /// Like SwiftUI's, but sections can be collapsed in lists of every style. Collapsed rows are
  /// removed and lose their state.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      isExpanded: isExpanded, header: header(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title that shows its rows while a binding is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a title that shows its rows while a binding is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a section with a title that shows its rows while a binding is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// Several tabs of a ``TabView`` that belong together.
///
/// In the sidebar of a wide window, the header is above the tabs; a tab bar shows the tabs among the
/// others. A section has no effect on the selection or on the state of its tabs (T10).
nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let header: Header
  private let content: Content
}

extension TabSection: TabContent
where
  Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor
  public static func _tabs(_ section: Self) -> AnyView {
    let title = LabelDescription(section.header).title
    return AnyView(Content._tabs(section.content).attributes((.tabSection, .text(title))))
  }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
  SelectionValue == Content.TabValue
{
  /// Creates a section with a header, of which only the text is shown.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(header: header(), content: content())
  }

  /// Creates a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Creates a section with a title.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(titleResource), content: content())
  }
}

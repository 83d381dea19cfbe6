// SPDX-License-Identifier: MIT

/// A type that describes the appearance of group boxes.
@MainActor
@preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration
}

/// The properties of a group box that a style receives.
public struct GroupBoxStyleConfiguration {
  /// The label of the group.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The content of the group.
  public struct Content: View {
    let content: AnyView
    /// The content.
    public var body: AnyView { content }
  }

  /// The label of the group, which is empty if the group has none.
  public let label: Label
  /// The content of the group.
  public let content: Content
}

/// The default style: the content in a box with a background, below the label.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a box with the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    PlainGroupBox(label: configuration.label, content: configuration.content)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension EnvironmentValues {
  var appliedGroupBoxStyle: AppliedStyle<GroupBoxStyleConfiguration>? {
    self[StyleKey<GroupBoxStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the group boxes in this view.
  ///
  /// Group boxes inside the style's body use the style that applies outside of this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: GroupBoxStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Creates the group box of a style configuration, drawn by the outer style.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

// SPDX-License-Identifier: MIT

/// A type that describes the appearance of disclosure groups.
@MainActor
@preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a disclosure group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// The properties of a disclosure group that a style receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label of the group.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The content of the group, which is created where the style shows it.
  public struct Content: View {
    let content: () -> AnyView
    /// The content.
    public var body: AnyView { content() }
  }

  /// The label of the group.
  public let label: Label
  /// The content of the group.
  public let content: Content
  /// Whether the group is expanded, as a binding that the style can write.
  @Binding public var isExpanded: Bool
}

/// The default style: a button with an indicator, and the content below it while expanded.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button, and the content while expanded.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosedContent(isExpanded: configuration.$isExpanded, label: configuration.label) {
      configuration.content
    }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticDisclosureGroupStyle {
    AutomaticDisclosureGroupStyle()
  }
}

extension EnvironmentValues {
  var appliedDisclosureGroupStyle: AppliedStyle<DisclosureGroupStyleConfiguration>? {
    self[StyleKey<DisclosureGroupStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the disclosure groups in this view.
  ///
  /// Disclosure groups inside the style's body use the style that applies outside of this view.
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: DisclosureGroupStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

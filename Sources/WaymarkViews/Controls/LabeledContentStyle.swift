// SPDX-License-Identifier: MIT

/// A type that describes the appearance of labelled values.
@MainActor
@preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a labelled value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration
}

/// The properties of a labelled value that a style receives.
public struct LabeledContentStyleConfiguration {
  /// The label of the value.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The labelled value.
  public struct Content: View {
    let content: AnyView
    /// The value.
    public var body: AnyView { content }
  }

  /// The label of the value.
  public let label: Label
  /// The labelled value.
  public let content: Content
}

/// The default style: the value at the trailing edge, in the secondary colour.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns the label and the value beside each other.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabeledContent(label: configuration.label, content: configuration.content)
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The automatic style.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension EnvironmentValues {
  var appliedLabeledContentStyle: AppliedStyle<LabeledContentStyleConfiguration>? {
    self[StyleKey<LabeledContentStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the labelled values in this view.
  ///
  /// Labelled values inside the style's body use the style that applies outside of this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: LabeledContentStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labelled value of a style configuration, drawn by the outer style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(content: { configuration.content }, label: { configuration.label })
  }
}

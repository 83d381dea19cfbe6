// SPDX-License-Identifier: MIT

import WaymarkRender

/// A style that defines the appearance of progress views.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// What the look is made of.
  associatedtype Body: View

  /// The look of progress.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view.
public struct ProgressViewStyleConfiguration {
  /// The label that describes the task.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The text of the current value.
  public struct CurrentValueLabel: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// How far it is, from 0 to 1; nil where nothing is known of its end.
  public let fractionCompleted: Double?
  /// The label that describes the task; nil if there is none.
  public var label: Label?
  /// The text of the current value; nil where there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The usual look: a bar where the end is known, else a spinner.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// Progress that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: nil)
  }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// Progress that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: .linear)
  }
}

/// A spinner; where the end is known, a bar.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// The style.
  nonisolated public init() {}
  /// Progress that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: .circular)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The look of a bar.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The look of a circle.
  nonisolated public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension ProgressElement
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  fileprivate init(_ configuration: ProgressViewStyleConfiguration, style: StyleValue?) {
    self.init(
      fraction: configuration.fractionCompleted, style: style, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

extension EnvironmentValues {
  var appliedProgressViewStyle: AppliedStyle<ProgressViewStyleConfiguration>? {
    self[StyleKey<ProgressViewStyleConfiguration>.self]
  }
}

extension View {
  /// Says how progress in this view looks.
  ///
  /// Progress views inside the style's body use the style that applies outside of this view.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: ProgressViewStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// The progress that a style is asked for, as the style outside draws it.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

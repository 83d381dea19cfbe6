// SPDX-License-Identifier: MIT

import WaymarkRender

/// A style that defines the appearance of progress views.
@MainActor
@preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
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

  /// The completed fraction from 0 to 1; nil if the progress is indeterminate.
  public let fractionCompleted: Double?
  /// The label that describes the task; nil if there is none.
  public var label: Label?
  /// The text of the current value; nil if there is none.
  public var currentValueLabel: CurrentValueLabel?
}

/// The default style: a bar, or a spinner for indeterminate progress.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a progress view that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: nil)
  }
}

/// A style that shows a bar.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a progress view that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: .linear)
  }
}

/// A style that shows a spinner, or a bar if the progress is known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a progress view that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ProgressElement(configuration, style: .circular)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// The linear style.
  nonisolated public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// The circular style.
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
  /// Sets the style of the progress views in this view.
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
  /// Creates the progress view of a style configuration, drawn by the outer style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      currentValueLabel: configuration.currentValueLabel)
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

/// A style that defines the appearance and the interaction of buttons.
///
/// A style that changes only the appearance shows ``Button/init(_:)``; a style that runs the action
/// on another gesture calls ``PrimitiveButtonStyleConfiguration/trigger()``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, a link or a menu that a style draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let kind: RoleValue?
  let destination: String?
  let isEnabled: Bool
  let action: @MainActor () -> Void
  /// Called for taps while the button is disabled.
  var refused: (@MainActor () -> Void)?

  /// Runs the action of the button unless it is disabled.
  @MainActor
  public func trigger() {
    if isEnabled { action() }
  }
}

/// The default style for the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: nil, label: configuration.label)
  }
}

/// A style that shows only the label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .plain, label: configuration.label)
  }
}

/// A style that shows the label in the tint colour, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .borderless, label: configuration.label)
  }
}

/// A style with a border, or a subdued background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .bordered, label: configuration.label)
  }
}

/// A style that is filled with the tint colour.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .borderedProminent, label: configuration.label)
  }
}

/// A style that looks like a link in text.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .link, label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain style.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless style.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered style.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent style.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The link style.
  nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension EnvironmentValues {
  var appliedButtonStyle: AppliedStyle<PrimitiveButtonStyleConfiguration>? {
    get { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] }
    set { self[StyleKey<PrimitiveButtonStyleConfiguration>.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view: one of the host's, or a custom one.
  ///
  /// Buttons inside the style's body use the style that applies outside of this view.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: PrimitiveButtonStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button of a style configuration, drawn by the outer style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, kind: configuration.kind, destination: configuration.destination,
      action: configuration.action, label: configuration.label)
  }
}

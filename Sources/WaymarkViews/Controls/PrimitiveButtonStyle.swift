// SPDX-License-Identifier: MIT

import WaymarkRender

/// A style that defines the appearance and the interaction of buttons.
///
/// A style that only changes how a button looks shows ``Button/init(_:)``; one that runs the action
/// at another gesture calls ``PrimitiveButtonStyleConfiguration/trigger()``.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  /// What the button is made of.
  associatedtype Body: View

  /// The button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a button, a link or a menu that a style draws.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The button's role.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let kind: RoleValue?
  let isEnabled: Bool
  let action: @MainActor () -> Void
  /// Called for taps while it is disabled.
  var refused: (@MainActor () -> Void)?

  /// Does what the button does; nothing where it is disabled.
  @MainActor
  public func trigger() {
    if isEnabled { action() }
  }
}

/// The usual look where it stands.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// A button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: nil, label: configuration.label)
  }
}

/// The label alone.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// A button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .plain, label: configuration.label)
  }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// A button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .borderless, label: configuration.label)
  }
}

/// With a border, or a quiet background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// A button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .bordered, label: configuration.label)
  }
}

/// Filled with the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style.
  nonisolated public init() {}
  /// A button that the host draws.
  public func makeBody(configuration: Configuration) -> some View {
    ControlElement(configuration, style: .borderedProminent, label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The plain look.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The borderless look.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The bordered look.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The bordered prominent look.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
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
  /// The button that a style is asked for, as the style outside draws it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, kind: configuration.kind, action: configuration.action,
      label: configuration.label)
  }
}

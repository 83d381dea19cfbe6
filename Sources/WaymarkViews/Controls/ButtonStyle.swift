// SPDX-License-Identifier: MIT

import WaymarkRender

/// A type that describes the appearance of buttons with custom content.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a button that a style receives.
public struct ButtonStyleConfiguration {
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
  /// Whether the button is pressed.
  ///
  /// Always false: hosts display the pressed state themselves.
  public let isPressed: Bool
}

extension View {
  /// Sets a custom style for the buttons in this view.
  ///
  /// Buttons inside the style's body use the style that applies outside of this view.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, button: PrimitiveButtonStyleConfiguration) in
      let configuration = ButtonStyleConfiguration(
        role: button.role, label: ButtonStyleConfiguration.Label(content: button.label.content),
        isPressed: false)
      return ControlElement(
        button, style: .plain,
        label: StyleBody(style, configuration) { $0.makeBody(configuration: $1) })
    }
  }
}

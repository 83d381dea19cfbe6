// SPDX-License-Identifier: MIT

import WaymarkRender

/// How buttons look; a style of your own makes the label itself.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  /// What the look is made of.
  associatedtype Body: View

  /// The button's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
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
  /// Whether it is pressed now.
  ///
  /// Hosts show that themselves: always false.
  public let isPressed: Bool
}

extension View {
  /// Has the labels of buttons in this view made by a style of your own.
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

// SPDX-License-Identifier: MIT

import WaymarkRender

/// How toggles look; a style of your own makes the look itself.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// What the look is made of.
  associatedtype Body: View

  /// The toggle's look.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// What the style is told.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a style is told of a toggle.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on; a style may change it.
  @Binding public var isOn: Bool
  /// Whether it stands for several that differ: never.
  public var isMixed: Bool { false }
}

/// The usual look: a switch, and in a menu an item with a mark.
public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, word: nil)
  }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// The style.
  nonisolated public init() { tint = nil }
  /// The style with a colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, word: nil).tint(tint)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  nonisolated public init() {}
  /// A button.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, word: .button)
  }
}

nonisolated private struct ToggleControl: View {
  let configuration: ToggleStyleConfiguration
  let word: StyleValue?

  init(_ configuration: ToggleStyleConfiguration, word: StyleValue?) {
    self.configuration = configuration
    self.word = word
  }

  @MainActor var body: some View {
    ToggleElement(isOn: configuration.$isOn, style: word, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension EnvironmentValues {
  var appliedToggleStyle: AppliedStyle<ToggleStyleConfiguration>? {
    self[StyleKey<ToggleStyleConfiguration>.self]
  }
}

extension View {
  /// Says how the toggles in this view look.
  ///
  /// Toggles inside the style's body use the style that applies outside of this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: ToggleStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is asked for, as the style outside draws it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

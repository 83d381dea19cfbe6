// SPDX-License-Identifier: MIT

import WaymarkRender

/// A type that describes the appearance of toggles.
@MainActor
@preconcurrency
public protocol ToggleStyle {
  /// The type of the view that the style creates.
  associatedtype Body: View

  /// Returns the appearance of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body

  /// The configuration that the style receives.
  typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a toggle that a style receives.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    /// The label.
    public var body: AnyView { content }
  }

  /// The toggle's label.
  public let label: Label
  /// Whether the toggle is on, as a binding that the style can write.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several different values, which is always false.
  public var isMixed: Bool { false }
}

/// The default style: a switch, or in a menu an item with a checkmark.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, keyword: nil)
  }
}

/// A style that shows a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// Creates the style with a tint colour.
  nonisolated public init(tint: Color) { self.tint = tint }
  /// Returns a switch.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, keyword: nil)
      .attributes((.tint, tint.map { .color($0.value) }))
  }
}

/// A button that is filled while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a button.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, keyword: .button)
  }
}

/// A box with a checkmark while the toggle is on, beside the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Returns a checkbox.
  public func makeBody(configuration: Configuration) -> some View {
    ToggleControl(configuration, keyword: .checkbox)
  }
}

nonisolated private struct ToggleControl: View {
  let configuration: ToggleStyleConfiguration
  let keyword: StyleValue?

  init(_ configuration: ToggleStyleConfiguration, keyword: StyleValue?) {
    self.configuration = configuration
    self.keyword = keyword
  }

  @MainActor var body: some View {
    ToggleElement(isOn: configuration.$isOn, style: keyword, label: configuration.label)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that is filled while the toggle is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a checkmark while the toggle is on.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension EnvironmentValues {
  var appliedToggleStyle: AppliedStyle<ToggleStyleConfiguration>? {
    self[StyleKey<ToggleStyleConfiguration>.self]
  }
}

extension View {
  /// Sets the style of the toggles in this view.
  ///
  /// Toggles inside the style's body use the style that applies outside of this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    StyledView(self, style) { (style: S, configuration: ToggleStyleConfiguration) in
      StyleBody(style, configuration) { $0.makeBody(configuration: $1) }
    }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle of a style configuration, drawn by the outer style.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

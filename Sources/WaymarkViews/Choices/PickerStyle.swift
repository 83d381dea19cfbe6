// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A type that describes the appearance of pickers.
@MainActor
@preconcurrency
public protocol PickerStyle: Sendable {
  /// The name that hosts receive; nil for the default style.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension PickerStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The default style: a menu, or in a menu the options themselves.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// A style that shows the selected option and a menu of the options.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .menu }
}

/// A style that shows all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .segmented }
}

/// A style that shows all options below each other, with a checkmark at the selected one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .inline }
}

/// A style that scrolls through options around the selected one.
///
/// Browsers draw it as a list of fixed height.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .wheel }
}

/// A style that shows the selected option and a link to a screen with the options.
///
/// The screen is pushed on the enclosing stack; outside of a stack the picker has no effect.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .navigationLink }
}

/// A style that shows all options side by side as small images.
///
/// Drawn as a segmented picker.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .palette }
}

/// A style that shows all options below each other as radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: StyleValue? { .radioGroup }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The menu style.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented style.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The inline style.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The wheel style.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The navigation link style.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The palette style.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// The radio group style.
  nonisolated public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: StyleValue? { nil }
}

extension EnvironmentValues {
  var pickerStyleWord: StyleValue? {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers in this view.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleWord, style.hostValue)
  }
}

// SPDX-License-Identifier: MIT

public import WaymarkRender

/// How pickers look.
@MainActor
@preconcurrency
public protocol PickerStyle: Sendable {
  /// The host's word for the style; nil for the usual look.
  @_spi(Host) nonisolated var hostValue: StyleValue? { get }
}

extension PickerStyle {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) nonisolated public var hostValue: StyleValue? { nil }
}

/// The usual look: a menu, and in a menu the choices themselves.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { nil }
}

/// What is chosen, and a menu of the choices.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .menu }
}

/// All choices beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .segmented }
}

/// All choices below each other, with a mark at the one that is chosen.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .inline }
}

/// Some choices around the one that is chosen, to scroll in.
///
/// Drawn as a list of fixed height in a browser.
public struct WheelPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .wheel }
}

/// What is chosen, and a link to a screen with the choices.
///
/// The screen is pushed on the stack around the picker; outside of one the picker does nothing.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .navigationLink }
}

/// All choices beside each other, as small pictures.
///
/// Drawn as a segmented picker.
public struct PalettePickerStyle: PickerStyle {
  /// The style.
  nonisolated public init() {}
  /// The host's word.
  @_spi(Host) public var hostValue: StyleValue? { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  /// The look of a menu.
  nonisolated public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  /// The segmented look.
  nonisolated public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  /// The inline look.
  nonisolated public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  /// The look of a wheel.
  nonisolated public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The look of a link.
  nonisolated public static var navigationLink: NavigationLinkPickerStyle {
    NavigationLinkPickerStyle()
  }
}
extension PickerStyle where Self == PalettePickerStyle {
  /// The look of a palette.
  nonisolated public static var palette: PalettePickerStyle { PalettePickerStyle() }
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
  /// Says how the pickers in this view look.
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerStyleWord, style.hostValue)
  }
}

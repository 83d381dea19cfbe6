// SPDX-License-Identifier: MIT

/// A type that describes the appearance of menus.
///
/// Hosts draw a menu's button in its button style, so menu styles have no effect.
@MainActor
@preconcurrency
public protocol MenuStyle: Sendable {}

/// The default style.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that looks like a button.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style that looks like a borderless button.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic style.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that looks like a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that looks like a borderless button.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// The order of the items in a menu.
public struct MenuOrder: Hashable, Sendable {
  private let name: String

  /// The default of the host: the order of declaration.
  public static let automatic = MenuOrder(name: "automatic")
  /// The order of declaration.
  public static let fixed = MenuOrder(name: "fixed")
  /// The first item nearest to the finger; hosts use the order of declaration.
  public static let priority = MenuOrder(name: "priority")
}

extension View {
  /// Has no effect: the button style determines the appearance of menus.
  ///
  /// Ignored: `style` (the button style determines the appearance).
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Has no effect: menus have no indicator.
  ///
  /// Ignored: `visibility` (menus have no indicator).
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Has no effect: items keep their order of declaration.
  ///
  /// Ignored: `order` (items keep the order in which they are declared).
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}

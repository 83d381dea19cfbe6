// SPDX-License-Identifier: MIT

/// How menus look.
///
/// Hosts draw a menu's button by its button style; these make no difference.
@MainActor
@preconcurrency
public protocol MenuStyle: Sendable {}

/// The usual look.
public struct DefaultMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}

/// The look of a button.
public struct ButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}

/// The look of a button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The style.
  nonisolated public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The automatic look.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
  /// The look of a button.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The look of a button without a border.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

/// In which order the items of a menu stand.
public struct MenuOrder: Hashable, Sendable {
  private let word: String

  /// As the host does it: as they are written.
  public static let automatic = MenuOrder(word: "automatic")
  /// As they are written.
  public static let fixed = MenuOrder(word: "fixed")
  /// The first nearest to the finger; here as they are written.
  public static let priority = MenuOrder(word: "priority")
}

extension View {
  /// Says how the menus in this view look, which here their button style does.
  ///
  /// Ignored: `style` (the button style determines the appearance).
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }

  /// Says whether the buttons of menus show that they are; hosts draw no such sign.
  ///
  /// Ignored: `visibility` (menus have no indicator).
  nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

  /// Says in which order the items of menus stand: they stand as they are written.
  ///
  /// Ignored: `order` (items keep the order in which they are declared).
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }
}

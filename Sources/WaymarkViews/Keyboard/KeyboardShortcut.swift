// SPDX-License-Identifier: MIT

package import WaymarkRender

/// A combination of keys that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The adaptation of a shortcut to other keyboard layouts.
  public struct Localization: Hashable, Sendable {
    private let name: String
    /// Adapts the shortcut to the keyboard and the text direction.
    public static let automatic = Localization(name: "automatic")
    /// Adapts the shortcut to the keyboard only.
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    /// Does not adapt the shortcut.
    public static let custom = Localization(name: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// The adaptation to other keyboard layouts; hosts always use the character that a key types, or
  /// the position of the key if that is not a Latin letter.
  public var localization: Localization

  /// Return, which triggers the default action.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, which cancels.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Creates a shortcut with a key and modifiers.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// Creates a shortcut with a key, modifiers and an adaptation to other keyboard layouts.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The value of the property.
  ///
  /// A capital letter is one with Shift.
  package var value: ShortcutValue {
    let pairs: [(EventModifiers, ShortcutValue.Modifier)] = [
      (.control, .control), (.option, .option), (.shift, .shift), (.command, .command),
    ]
    let isCapital = key.character.isUppercase
    let held = isCapital ? modifiers.union(.shift) : modifiers
    return ShortcutValue(
      key.value, modifiers: Set(pairs.filter { held.contains($0.0) }.map(\.1)))
  }
}

private struct KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  /// The keyboard shortcut of the controls in a view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Makes a key combination tap the view, or the first enabled control in it.
  ///
  /// If several views have the same shortcut, the first reachable one is used. In a browser, the
  /// page handles keys before the browser, except for some combinations that the browser reserves,
  /// such as those that open and close tabs. Text input in a field is not a shortcut, unless
  /// Command, Control or Option is held. Pickers, and the items of closed menus, have no shortcuts.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Makes a key combination tap the view; see ``keyboardShortcut(_:modifiers:)``.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Makes a shortcut tap the view; see ``keyboardShortcut(_:modifiers:)``.
  ///
  /// Return, the default action, is also triggered by Return in a single-line field without another
  /// action, such as an enclosing `onSubmit`.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Makes a shortcut tap the view; nil removes the shortcut of enclosing modifiers.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
      .attributes((.shortcut, .shortcut(shortcut?.value ?? ShortcutValue())))
  }
}

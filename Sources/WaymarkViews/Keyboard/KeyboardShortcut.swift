// SPDX-License-Identifier: MIT

package import WaymarkRender

/// Keys that are pressed together to use a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// What becomes of a shortcut on keyboards for other languages.
  public struct Localization: Hashable, Sendable {
    private let word: String
    /// It is fitted to the keyboard and the direction of text.
    public static let automatic = Localization(word: "automatic")
    /// It is fitted to the keyboard alone.
    public static let withoutMirroring = Localization(word: "withoutMirroring")
    /// It stays as it is.
    public static let custom = Localization(word: "custom")
  }

  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers
  /// What becomes of it on other keyboards; hosts go by the character that a key types, or by the
  /// key's place where that is no Latin letter, whatever this says.
  public var localization: Localization

  /// Return: the usual thing to do.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape: leaves things as they are.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// A key, and those that are held.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }

  /// A key, those that are held, and what becomes of it on other keyboards.
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
  /// The shortcut of the controls in a view.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Has a key tap the view, or the first control in it that is enabled.
  ///
  /// Of several views with one shortcut the first that a person can reach is meant. In a browser
  /// the page takes the key before the browser does, as far as that lets it: some combinations,
  /// such as those that open and close tabs, it keeps for itself. What is typed into a field is no
  /// shortcut, unless Command, Control or Option is held. A picker has no shortcuts, nor have the
  /// items of a menu that is closed.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Has a key tap the view; see ``keyboardShortcut(_:modifiers:)``.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Has a shortcut tap the view; see ``keyboardShortcut(_:modifiers:)``.
  ///
  /// Return, the default action, is pressed also by Return in a field of one line that nothing
  /// else is done for: no `onSubmit` around it.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }

  /// Has a shortcut tap the view; nil takes the one away that modifiers outside of this give.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
      .attributes((.shortcut, .shortcut(shortcut?.value ?? ShortcutValue())))
  }
}

// SPDX-License-Identifier: MIT

/// A key of a keyboard that a person presses, holds or releases.
public struct KeyPressValue: Hashable, Sendable, Codable {
  /// What has happened.
  public enum Phase: String, Hashable, Sendable, Codable, CaseIterable {
    /// The key was pressed.
    case down
    /// The key is held, so that it types again.
    case `repeat`
    /// The key was released.
    case up
  }

  /// What has happened.
  public var phase: Phase
  /// The key.
  public var key: ShortcutValue.Key
  /// The text that the key types, which Shift changes; empty for a key without a character.
  public var characters: String
  /// The keys that are held, in order of their cases.
  public var modifiers: [ShortcutValue.Modifier]

  /// Creates a press of a key.
  public init(
    _ phase: Phase, _ key: ShortcutValue.Key, characters: String = "",
    modifiers: Set<ShortcutValue.Modifier> = []
  ) {
    self.phase = phase
    self.key = key
    self.characters = characters
    self.modifiers = ShortcutValue.Modifier.allCases.filter(modifiers.contains)
  }

  /// The maximum length of a character and of the characters, in bytes of UTF-8.
  public static let longestText = 64

  /// Whether the key is a single character or has a name, and no text is too long; input from
  /// outside is not trusted.
  public var isPlausible: Bool {
    guard characters.utf8.count <= Self.longestText else { return false }
    return switch key {
    case .named: true
    case .character(let text): text.utf8.count <= Self.longestText && text.count == 1
    }
  }
}

/// The key presses that a view receives while it, or an element in it, has the keyboard focus.
///
/// A host sends each with ``HostEvent/Action/keyPress(_:)``. If it has a default action for a key,
/// such as scrolling, it performs that action unless a value lists the key. In a field, and while
/// Command, Control or Option is held, it always does.
public struct KeyListenerValue: Hashable, Sendable, Codable {
  /// The keys, in a stable order; nil for all keys.
  public var keys: [ShortcutValue.Key]?
  /// The phases, in order of their cases.
  public var phases: [KeyPressValue.Phase]

  /// Creates a value for some keys, or for all, and some phases.
  public init(keys: Set<ShortcutValue.Key>?, phases: Set<KeyPressValue.Phase>) {
    self.keys = keys.map { $0.sorted { $0.name < $1.name } }
    self.phases = KeyPressValue.Phase.allCases.filter(phases.contains)
  }
}

extension ShortcutValue.Key {
  /// A text by which keys are sorted.
  fileprivate var name: String {
    switch self {
    case .character(let text): text
    case .named(let key): key.rawValue
    }
  }
}

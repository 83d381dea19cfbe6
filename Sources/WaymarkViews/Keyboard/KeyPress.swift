// SPDX-License-Identifier: MIT

import WaymarkRender

/// A key of a keyboard that a person presses, holds or releases.
public struct KeyPress: Sendable {
  /// The parts of a key press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The raw bits, one for each phase.
    public let rawValue: Int
    /// Creates a set from raw bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The key is pressed.
    public static let down = Phases(rawValue: 1)
    /// The key is held, so that it types again.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key is released.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has handled a key press.
  public enum Result: Hashable, Sendable {
    /// No view further out receives the key press.
    case handled
    /// The next view further out receives the key press.
    case ignored
  }

  /// The phase: one of those that the view receives.
  public let phase: Phases
  /// The key; a letter is in lowercase, whether Shift is held or not.
  public let key: KeyEquivalent
  /// The text that the key types, which Shift changes; for a key without a character, that of
  /// ``key``.
  public let characters: String
  /// The modifier keys that are held.
  ///
  /// Hosts report Control, Option, Shift and Command, for which a browser that does not run on an
  /// Apple platform has Control.
  public let modifiers: EventModifiers

  /// Creates the key press of a host's event; nil if it is not plausible.
  init?(_ value: KeyPressValue) {
    guard value.isPlausible, let key = KeyEquivalent(value.key) else { return nil }
    phase =
      switch value.phase {
      case .down: .down
      case .repeat: .repeat
      case .up: .up
      }
    self.key = key
    characters = value.characters.isEmpty ? String(key.character) : value.characters
    modifiers = EventModifiers(value.modifiers.map(\.modifiers))
  }
}

extension ShortcutValue.Modifier {
  fileprivate var modifiers: EventModifiers {
    switch self {
    case .control: .control
    case .option: .option
    case .shift: .shift
    case .command: .command
    }
  }
}

extension KeyPress.Phases {
  /// The phases in a property.
  var values: Set<KeyPressValue.Phase> {
    let pairs: [(KeyPress.Phases, KeyPressValue.Phase)] = [
      (.down, .down), (.repeat, .repeat), (.up, .up),
    ]
    return Set(pairs.filter { contains($0.0) }.map(\.1))
  }
}

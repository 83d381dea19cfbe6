// SPDX-License-Identifier: MIT

package import WaymarkRender

/// A key of a keyboard, identified by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public var character: Character

  /// Creates the key of a character.
  public init(_ character: Character) { self.character = character }

  /// Creates the key of a character literal.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// Up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// Left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// Right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete, which removes the character before the cursor.
  public static let delete = KeyEquivalent("\u{8}")
  /// Forward delete, which removes the character after the cursor.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")

  private static let names: [Character: ShortcutValue.NamedKey] = [
    "\u{F700}": .upArrow, "\u{F701}": .downArrow, "\u{F702}": .leftArrow,
    "\u{F703}": .rightArrow, "\u{1B}": .escape, "\u{8}": .delete, "\u{7F}": .delete,
    "\u{F728}": .deleteForward, "\u{F729}": .home, "\u{F72B}": .end, "\u{F72C}": .pageUp,
    "\u{F72D}": .pageDown, "\u{F739}": .clear, "\t": .tab, " ": .space, "\r": .return,
    "\n": .return, "\u{3}": .return,
  ]

  /// The key in a property: a key without a character, or the character in lowercase.
  package var value: ShortcutValue.Key {
    Self.names[character].map { .named($0) } ?? .character(character.lowercased())
  }

  /// Creates the key of a value; nil for text that is not a single character.
  init?(_ value: ShortcutValue.Key) {
    switch value {
    case .named(let key): self = key.equivalent
    case .character(let text):
      guard let character = text.first, text.count == 1 else { return nil }
      self.init(character)
    }
  }
}

extension ShortcutValue.NamedKey {
  fileprivate var equivalent: KeyEquivalent {
    switch self {
    case .upArrow: .upArrow
    case .downArrow: .downArrow
    case .leftArrow: .leftArrow
    case .rightArrow: .rightArrow
    case .escape: .escape
    case .delete: .delete
    case .deleteForward: .deleteForward
    case .home: .home
    case .end: .end
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    case .clear: .clear
    case .tab: .tab
    case .space: .space
    case .return: .return
    }
  }
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: Int
  /// Creates a set from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option, or Alt on other keyboards.
  public static let option = EventModifiers(rawValue: 8)
  /// Command, or Control in a browser that does not run on an Apple platform.
  public static let command = EventModifiers(rawValue: 16)
  /// Any key of the numeric keypad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All modifiers.
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
}

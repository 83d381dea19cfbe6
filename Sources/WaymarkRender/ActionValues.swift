// SPDX-License-Identifier: MIT

/// An accessibility action.
public enum ActionValue: Hashable, Sendable, Codable {
  /// An action with a title.
  case named(String)
  /// An action for which assistive technologies have a gesture or key.
  case standard(Standard)

  /// The actions for which assistive technologies have a gesture or key.
  public enum Standard: String, Hashable, Sendable, Codable, CaseIterable {
    case `default`, escape, magicTap, delete, showMenu
  }
}

/// A keyboard shortcut.
public struct ShortcutValue: Hashable, Sendable, Codable {
  /// The keys that can be held.
  public enum Modifier: String, Hashable, Sendable, Codable, CaseIterable {
    case control, option, shift, command
  }

  /// The keys that have no character.
  public enum NamedKey: String, Hashable, Sendable, Codable, CaseIterable {
    case upArrow, downArrow, leftArrow, rightArrow, escape, delete, deleteForward, home, end
    case pageUp, pageDown, clear, tab, space, `return`
  }

  /// A key.
  public enum Key: Hashable, Sendable, Codable {
    /// The key of a character, in lowercase.
    case character(String)
    /// A key without a character.
    case named(NamedKey)
  }

  /// The key; nil for no shortcut.
  public var key: Key?
  /// The keys that are held, in order of their cases.
  public var modifiers: [Modifier]

  /// Creates a shortcut; the arguments default to no shortcut.
  public init(_ key: Key? = nil, modifiers: Set<Modifier> = []) {
    self.key = key
    self.modifiers = Modifier.allCases.filter(modifiers.contains)
  }
}

/// The accessibility traits that modifiers add to an element and remove from it.
public struct TraitsValue: Hashable, Sendable, Codable {
  /// The traits that are added, in order of their cases.
  public private(set) var added: [TraitValue] = []
  /// The traits that are removed, in order of their cases.
  public private(set) var removed: [TraitValue] = []

  /// Creates traits; one that is added and removed is added.
  public init(adding added: Set<TraitValue> = [], removing removed: Set<TraitValue> = []) {
    self.added = TraitValue.allCases.filter(added.contains)
    self.removed = TraitValue.allCases.filter { removed.contains($0) && !added.contains($0) }
  }

  /// Whether modifiers add (true) or remove (false) a trait; nil for neither.
  public subscript(trait: TraitValue) -> Bool? {
    added.contains(trait) ? true : removed.contains(trait) ? false : nil
  }

  /// Returns these traits, changed by those of an outer modifier.
  public func over(_ outer: TraitsValue) -> TraitsValue {
    TraitsValue(
      adding: Set(added).subtracting(outer.removed).union(outer.added),
      removing: Set(removed).subtracting(outer.added).union(outer.removed))
  }
}

/// The level of a heading.
public enum HeadingValue: Hashable, Sendable {
  /// A heading without a level.
  case unspecified
  /// A level from 1 to 6.
  case level(Double)
}

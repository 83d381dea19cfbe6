// SPDX-License-Identifier: MIT

import WaymarkHeadless
import WaymarkRender
import WaymarkViews

extension XCUIElement {
  /// The modifier keys that are held while another key is pressed.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Caps lock.
    public static let capsLock = KeyModifierFlags(rawValue: 1)
    /// Shift.
    public static let shift = KeyModifierFlags(rawValue: 2)
    /// Control.
    public static let control = KeyModifierFlags(rawValue: 4)
    /// Option.
    public static let option = KeyModifierFlags(rawValue: 8)
    /// Command.
    public static let command = KeyModifierFlags(rawValue: 16)
  }

  /// Presses a key, which taps the first enabled and reachable control with that shortcut.
  ///
  /// Without Command, Control or Option, a character is typed into the focused field, if there is
  /// one. A key without a shortcut has its default effect: Return submits a field, and Escape
  /// closes what a swipe down closes. Other keys have no effect. Fails the test if the element does
  /// not exist or is not hittable.
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags: KeyModifierFlags, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    typeKey(
      key.rawValue, modifierFlags: modifierFlags, fileID: fileID, file: file, line: line,
      column: column)
  }

  /// Presses the key of a character; see ``typeKey(_:modifierFlags:fileID:file:line:column:)``.
  public func typeKey(
    _ key: String, modifierFlags: KeyModifierFlags, fileID: StaticString = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, file: file, line: line, column: column)
    let verb = "typeKey(_:modifierFlags:)"
    guard let (snapshot, _) = driver.touch(path, verb, at: place) else { return }
    guard let character = key.first, key.count == 1 else {
      return driver.fail(verb, path, "\"\(key)\" is not a single key")
    }
    let modifiers = EventModifiers(rawValue: Int(modifierFlags.rawValue))
    let shortcut = KeyboardShortcut(KeyEquivalent(character), modifiers: modifiers).value
    let field = snapshot.elements.first { $0.hasFocus && $0.field != nil }
    let isCharacter = modifiers.isDisjoint(with: [.command, .control, .option])
    if isCharacter, let field, let event = field.typed(character) {
      return driver.send(event, verb, path)
    }
    if let control = driver.control(by: shortcut, in: snapshot) {
      if let picker = control.chooses { return driver.showChoices(of: picker) }
      if let event = control.tap { driver.send(event, verb, path) }
    } else if shortcut == ShortcutValue(.named(.return)), let field = field?.field {
      driver.send(HostEvent(.submit, on: field.id), verb, path)
    } else if shortcut == ShortcutValue(.named(.escape)),
      let close = snapshot.elements.first?.swipeDown
    {
      driver.send(close, verb, path)
    }
  }
}

extension AccessibilitySnapshot.Element {
  /// Returns the effect of a character on the focused field, or nil if it is a shortcut.
  fileprivate func typed(_ character: Character) -> HostEvent? {
    guard let field else { return nil }
    switch KeyEquivalent(character).value {
    case .named(.return) where isMultiline: return field.typing(character, breaksLines: true)
    case .named(.return): return submits ? HostEvent(.submit, on: field.id) : nil
    case .named(.delete), .named(.space), .character:
      return field.typing(character, breaksLines: false)
    case .named: return nil
    }
  }
}

extension Driver {
  /// Returns the frontmost control with a shortcut.
  fileprivate func control(
    by keys: ShortcutValue, in snapshot: AccessibilitySnapshot
  ) -> AccessibilitySnapshot.Element? {
    snapshot.elements.first { element in
      element.isHittable && element.isEnabled && element.field == nil
        && (element.tap != nil || element.chooses != nil)
        && element.id.map { shortcut(of: $0) == keys } == true
    }
  }

  /// Returns the shortcut of an element or of its nearest container with one.
  private func shortcut(of id: ElementID) -> ShortcutValue? {
    var next = host.tree[id]
    while let element = next {
      if let shortcut = element[.shortcut] { return shortcut }
      next = element.parent.flatMap { host.tree[$0] }
      // The content of a control is not the control itself.
      if let outer = next, [.button, .link, .toggle].contains(outer.kind) { return nil }
    }
    return nil
  }
}

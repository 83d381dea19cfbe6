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
  /// one. The views around the focus that use `onKeyPress` receive a key without a shortcut, as
  /// pressed and released. It has its default effect, too, unless one of them lists the key and the
  /// focus is not in a field: Return submits a field, and Escape closes what a swipe down closes.
  /// Other keys have no effect. Fails the test if the element does not exist or is not hittable.
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
    if isCharacter, field?.typed(character) != nil {
      driver.pressKey(shortcut, character, verb, path)
      // The app may have changed the field.
      let now = driver.snapshot().elements.first { $0.hasFocus && $0.field != nil }
      if let event = now?.typed(character) { driver.send(event, verb, path) }
      return
    }
    if let control = driver.control(by: shortcut, in: snapshot) {
      if let picker = control.chooses { return driver.showChoices(of: picker) }
      if let event = control.tap { driver.send(event, verb, path) }
      return
    }
    let isListed = driver.pressKey(shortcut, character, verb, path)
    if isListed, isCharacter, field == nil { return }
    if shortcut == ShortcutValue(.named(.return)), let field = field?.field {
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

  /// Sends a key to the focused element, as pressed and released, if it or an element around it
  /// listens for the key; returns whether one of them lists the key.
  @discardableResult
  fileprivate func pressKey(
    _ keys: ShortcutValue, _ character: Character, _ verb: String, _ path: QueryPath
  ) -> Bool {
    guard let key = keys.key, let focused = focus(in: host.tree.windows) else { return false }
    let modifiers = Set(keys.modifiers)
    var characters = modifiers.contains(.shift) ? character.uppercased() : String(character)
    if case .named = key { characters = "" }
    var isListed = false
    for phase in [KeyPressValue.Phase.down, .up] {
      // The app may have removed the element.
      let listeners = keyListeners(around: focused)
      isListed = isListed || listeners.contains { $0.keys?.contains(key) == true }
      let isHeard = listeners.contains {
        $0.phases.contains(phase) && $0.keys?.contains(key) != false
      }
      guard isHeard else { continue }
      let press = KeyPressValue(phase, key, characters: characters, modifiers: modifiers)
      send(HostEvent(.keyPress(press), on: focused), verb, path)
    }
    return isListed
  }

  /// Returns the element with the keyboard focus that is, or is inside, one of some elements.
  private func focus(in elements: some Sequence<ElementID>) -> ElementID? {
    for id in elements {
      guard let element = host.tree[id] else { continue }
      if element[.focused] == true { return id }
      if let inside = focus(in: element.children) { return inside }
    }
    return nil
  }

  private func keyListeners(around id: ElementID) -> [KeyListenerValue] {
    var found: [KeyListenerValue] = []
    var next = host.tree[id]
    while let element = next {
      found += element[.keyPresses] ?? []
      next = element.parent.flatMap { host.tree[$0] }
    }
    return found
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

// SPDX-License-Identifier: MIT

import WaymarkRender
import WaymarkViews

extension XCUIElement {
  /// Keys that are held while another is typed.
  public struct KeyModifierFlags: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Those of some bits.
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

  /// Presses a key: the shortcut of the first control that a person can reach and that is enabled.
  ///
  /// With neither Command, Control nor Option a character goes to the field that has the focus, if
  /// one has it. What nobody has a shortcut for does what it does without: Return submits a field,
  /// Escape closes what a swipe down closes; else nothing happens. Fails the test when the element
  /// is not there or not hittable.
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
      return driver.fail(verb, path, "\"\(key)\" is no single key")
    }
    let modifiers = EventModifiers(rawValue: Int(modifierFlags.rawValue))
    let words = KeyboardShortcut(KeyEquivalent(character), modifiers: modifiers).words
    let field = snapshot.elements.first { $0.hasFocus && $0.field != nil }
    let isCharacter = modifiers.isDisjoint(with: [.command, .control, .option])
    if isCharacter, let field, let event = field.typed(character) {
      return driver.send(event, verb, path)
    }
    if let control = driver.control(by: words, in: snapshot) {
      if let picker = control.chooses { return driver.showChoices(of: picker) }
      if let event = control.tap { driver.send(event, verb, path) }
    } else if words == "return", let field = field?.field {
      driver.send(HostEvent(.submit, on: field.id), verb, path)
    } else if words == "escape", let close = snapshot.elements.first?.swipeDown {
      driver.send(close, verb, path)
    }
  }
}

extension AccessibilitySnapshot.Element {
  /// What a character does to the field, if it is not left to shortcuts.
  fileprivate func typed(_ character: Character) -> HostEvent? {
    guard let field else { return nil }
    switch KeyEquivalent(character).name {
    case "return" where isMultiline: return field.typing(character, breaksLines: true)
    case "return": return submits ? HostEvent(.submit, on: field.id) : nil
    case "delete", "space": return field.typing(character, breaksLines: false)
    case let name: return name.count == 1 ? field.typing(character, breaksLines: false) : nil
    }
  }
}

extension Driver {
  /// The first control in front that a shortcut taps.
  fileprivate func control(
    by words: String, in snapshot: AccessibilitySnapshot
  ) -> AccessibilitySnapshot.Element? {
    snapshot.elements.first { element in
      element.isHittable && element.isEnabled && element.field == nil
        && (element.tap != nil || element.chooses != nil)
        && element.id.map { shortcut(of: $0) == words } == true
    }
  }

  /// The shortcut of an element: its own, or that of the nearest container around it.
  private func shortcut(of id: ElementID) -> String? {
    var next = host.tree[id]
    while let element = next {
      if let words = element.text(.shortcut) { return words }
      next = element.parent.flatMap { host.tree[$0] }
      // What is in a control is not the control.
      if let outer = next, [.button, .link, .toggle].contains(outer.kind) { return nil }
    }
    return nil
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Adds accessibility attributes, the test identifier, and tap handling for other elements.
  func applyAccessibility(_ element: ElementTree.Element, _ markup: inout Markup) {
    if testIdentifiers, let identifier = element.text(.identifier) {
      markup["data-testid"] = identifier
    }
    let takesTap = element.flag(.tappable) && markup["data-a"] == nil && element.kind != .row
    if element.flag(.pressable) { markup["data-p"] = "" }
    if let gestures = element[.gestures], !element.flag(.disabled) {
      markup["data-g"] = gestures.map(\.line).joined(separator: " ")
    }
    if element.flag(.hoverable) { markup["data-o"] = "" }
    if element.flag(.pointerTracked) { markup["data-hv"] = "" }
    if let listeners = element[.keyPresses], !element.flag(.disabled) {
      markup["data-h"] = listeners.map(\.line).joined(separator: "\n")
    }
    applyDrags(element, &markup)
    if element.flag(.focusable) || element.flag(.assistiveFocus) { markup["data-k"] = "" }
    if element.flag(.focused), markup.tag != "input", element.kind != .searchField {
      markup["data-focus"] = ""
    }
    if markup["tabindex"] == nil, element.flag(.pressable) || element.flag(.focusable) {
      markup["tabindex"] = "0"
    }
    if takesTap {
      markup.addClass("tappable")
      markup[element[.tapCount] == nil ? "data-a" : "data-d"] = ClientAction.tap.rawValue
      markup["role"] = "button"
      if element.flag(.disabled) {
        markup["aria-disabled"] = "true"
      } else {
        markup["tabindex"] = "0"
      }
    }
    if element.flag(.contextMenu), !element.flag(.disabled) { markup["data-m"] = "" }
    if let label = element.text(.label), markup["aria-label"] == nil, element.kind != .image,
      !Self.labelsItself(element.kind)
    {
      markup["aria-label"] = label
      if markup["role"] == nil, ["div", "span", "section"].contains(markup.tag) {
        markup["role"] = element.kind == .text ? "note" : "group"
      }
    }
    applyRole(element, takesTap, &markup)
    applyGrouping(element, &markup)
    applyTraits(element, &markup)
    applyActions(element, &markup)
    if markup["tabindex"] == nil, element.flag(.assistiveFocus), !Self.isNative(markup) {
      markup["tabindex"] = "-1"
    }
    applyDescription(element, &markup)
    applyShortcut(element, &markup)
    if element.flag(.accessibilityHidden) { markup["aria-hidden"] = "true" }
    if element[.accessibilityPriority] != nil { markup.addClass("sorted") }
    if element.flag(.assistive) { markup.addClass("assistive") }
  }

  /// Adds what the script needs to drag the element, to show its preview, and to drop on it.
  private func applyDrags(_ element: ElementTree.Element, _ markup: inout Markup) {
    markup["data-drag"] = element.number(.draggable).map(Self.decimal)
    if element.flag(.dragPreview) {
      markup["data-lift"] = ""
      markup["hidden"] = ""
    }
    guard let contents = element[.dropTarget] else { return }
    markup["data-drop"] =
      DropContentValue.allCases.filter(contents.contains).map(\.rawValue).joined(separator: " ")
  }

  private func applyRole(
    _ element: ElementTree.Element, _ takesTap: Bool, _ markup: inout Markup
  ) {
    guard element[.heading] != nil || element.trait(.header) == true, !takesTap,
      !Self.isNative(markup)
    else { return }
    markup["role"] = "heading"
    if case .level(let level) = element[.heading] {
      markup["aria-level"] = String(Int(level))
    } else {
      markup["aria-level"] = "2"
    }
  }

  /// Adds the role of an element that groups others.
  private func applyGrouping(_ element: ElementTree.Element, _ markup: inout Markup) {
    guard let behaviour = element[.accessibilityChildren], !Self.isNative(markup) else {
      return
    }
    switch behaviour {
    case .ignore where markup["role"] == nil || markup["role"] == "group":
      // The role hides the children from assistive technologies.
      markup["role"] = "img"
      if markup["aria-label"] == nil { markup["aria-hidden"] = "true" }
    case .combine where markup["aria-label"] == nil:
      // The children provide the label, whatever the role is.
      let id = "e\(element.id)"
      markup["id"] = id
      markup["aria-labelledby"] = id
      if markup["role"] == nil { markup["role"] = "group" }
    default: if markup["role"] == nil { markup["role"] = "group" }
    }
  }

  private static let roles: [(TraitValue, String)] = [
    (.toggle, "switch"), (.searchField, "searchbox"), (.link, "link"), (.button, "button"),
    (.image, "img"), (.modal, "dialog"),
  ]

  /// Adds the roles and states for traits.
  private func applyTraits(_ element: ElementTree.Element, _ markup: inout Markup) {
    guard element[.traits] != nil else { return }
    if let role = Self.roles.first(where: { element.trait($0.0) == true })?.1 {
      markup["role"] = role
    } else if element.trait(.header) == true, element.trait(.button) == false {
      markup["role"] = "heading"
      markup["aria-level"] = "2"
    } else if element.trait(.button) == false, Self.isButton(markup) {
      markup["role"] = "group"
    } else if element.trait(.image) == false, markup["role"] == "img" {
      markup["role"] = "note"
    }
    if element.trait(.toggle) == true {
      let isOn = ["1", "on"].contains(element.text(.accessibilityValue)?.lowercased() ?? "")
      markup["aria-checked"] = isOn ? "true" : "false"
    }
    if element.trait(.modal) == true { markup["aria-modal"] = "true" }
    guard let isSelected = element.trait(.selected) else { return }
    let state =
      switch markup["role"] ?? markup.tag {
      case "option", "tab", "row", "gridcell": "aria-selected"
      case "button": "aria-pressed"
      default: "aria-current"
      }
    markup[state] = isSelected ? "true" : nil
  }

  /// Adds the accessibility actions.
  private func applyActions(_ element: ElementTree.Element, _ markup: inout Markup) {
    let isUsable = !element.flag(.disabled)
    if element.flag(.adjustable), !Self.isNative(markup) {
      markup["role"] = "spinbutton"
      markup["aria-valuetext"] = element.text(.accessibilityValue)
      markup["data-j"] = isUsable ? "" : nil
      if isUsable { markup["tabindex"] = "0" }
    }
    guard let actions = element[.actions], !actions.isEmpty, isUsable else { return }
    markup["data-x"] = actions.map(\.line).joined(separator: "\n")
    if actions.contains(.standard(.default)), markup["data-a"] == nil, markup["data-d"] == nil,
      !Self.isNative(markup)
    {
      markup["data-a"] = ClientAction.perform.rawValue
      markup["data-v"] = ActionValue.standard(.default).line
      if ["group", "img", "note", nil].contains(markup["role"]) { markup["role"] = "button" }
    }
    let isReached = Self.isNative(markup) || markup["tabindex"] != nil
    if !isReached { markup["tabindex"] = "0" }
  }

  /// Adds the keyboard shortcut, for the script and for screen readers.
  private func applyShortcut(_ element: ElementTree.Element, _ markup: inout Markup) {
    if element.flag(.submits) { markup["data-u"] = "" }
    guard let shortcut = element[.shortcut] else { return }
    guard let key = shortcut.key else {
      markup["data-s"] = "none"
      return
    }
    let modifiers = shortcut.modifiers
    markup["data-s"] = (modifiers.map(\.rawValue) + [key.scriptName]).joined(separator: " ")
    guard markup["data-a"] != nil else { return }
    func spelled(_ command: String) -> String {
      let names = modifiers.map { modifier in
        switch modifier {
        case .control: "Control"
        case .option: "Alt"
        case .shift: "Shift"
        case .command: command
        }
      }
      return (names + [key.ariaName]).joined(separator: "+")
    }
    // The host does not know which key is Command on this system.
    let all = modifiers.contains(.command) ? ["Meta", "Control"].map(spelled) : [spelled("")]
    markup["aria-keyshortcuts"] = all.joined(separator: " ")
  }

  private func applyDescription(_ element: ElementTree.Element, _ markup: inout Markup) {
    let value = element.flag(.adjustable) ? nil : element.text(.accessibilityValue)
    let names = element[.actions]?.compactMap(\.title) ?? []
    let menu = names.isEmpty ? nil : "Shift F10: \(names.joined(separator: ", "))"
    let parts = [value, element.text(.hint), menu].compactMap(\.self)
    if !parts.isEmpty { markup["aria-description"] = parts.joined(separator: ", ") }
  }

  /// Returns whether the markup is a native HTML control.
  private static func isNative(_ markup: Markup) -> Bool {
    ["button", "a", "input", "textarea", "select"].contains(markup.tag)
  }

  private static func isButton(_ markup: Markup) -> Bool {
    markup["role"] == "button" || markup.tag == "button" && markup["role"] == nil
  }

  /// Returns whether a child of the element displays the label.
  private static func labelsItself(_ kind: ElementKind) -> Bool {
    switch kind {
    case .picker, .slider, .progress, .dateField, .colorField: true
    default: false
    }
  }
}

extension ElementTree.Element {
  /// Returns whether modifiers add (true) or remove (false) a trait, or nil.
  func trait(_ trait: TraitValue) -> Bool? { self[.traits]?[trait] }
}

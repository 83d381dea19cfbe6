// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  func control(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    switch element.kind {
    case .button: button(element, isInControl)
    case .link: link(element, isInControl)
    case .toggle: toggle(element)
    case .stepper: stepper(element)
    default: Markup("div", "button", slot: .content)
    }
  }

  private func button(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    var classes = "button"
    switch element[.style] {
    case .plain: classes += " quiet"
    case .bordered: classes += " bordered"
    case .borderedProminent: classes += " prominent"
    case .borderless: classes += " borderless"
    default: break
    }
    switch element[.role] {
    case .link: classes += " to"
    case .cancel: classes += " cancel"
    case .destructive: classes += " destructive"
    case .disclosure: classes += " disclosure"
    default: break
    }
    if element[.tint] != nil { classes += " tinted" }
    if let size = element[.controlSize] { classes += " size-\(size.rawValue)" }
    if let shape = element[.borderShape] { classes += " border-\(shape.rawValue)" }
    let isDisabled = element.flag(.disabled)
    let look = element[.style] == .link ? "text-decoration:underline;cursor:pointer" : ""
    // The HTML parser would end the outer button at a nested one.
    guard !isInControl else {
      return Markup("span", classes, slot: .content)
        .styled(look).with("role", "button").sends(.tap)
        .with("tabindex", isDisabled ? nil : "0")
        .with("aria-disabled", isDisabled ? "true" : nil)
        .with("aria-haspopup", element[.role] == .menu ? "menu" : nil)
    }
    if let name = element.text(.fileName), let address = element.text(.url), !isDisabled {
      return Markup("a", classes, slot: .content)
        .styled(look).with("href", address).with("download", name)
    }
    if let address = element.text(.destination), WebAddress.isLocal(address), !isDisabled {
      return Markup("a", classes, slot: .content)
        .styled(look).with("href", address).sends(.tap)
        .with("role", isInMenu(element) ? "menuitem" : nil)
    }
    if let choice = element[.fileChoice] {
      return Markup("button", classes, slot: .content)
        .styled(look).with("type", "button").with("disabled", when: isDisabled)
        .with("data-files", element.text(.fileTypes) ?? "")
        .with("data-several", when: choice == .several)
    }
    return Markup("button", classes, slot: .content)
      .styled(look).with("type", "button").sends(.tap).with("disabled", when: isDisabled)
      .with("role", isInMenu(element) ? "menuitem" : nil)
      .with("aria-haspopup", element[.role] == .menu ? "menu" : nil)
      .with("aria-expanded", element[.expanded].map { $0 ? "true" : "false" })
  }

  /// Returns whether an element is a menu item, possibly inside groups.
  func isInMenu(_ element: ElementTree.Element) -> Bool {
    var next = element.parent
    while let here = next.flatMap({ tree[$0] }) {
      switch here.kind {
      case .menu: return true
      case .section, .vstack, .hstack, .box, .picker: next = here.parent
      default: return false
      }
    }
    return false
  }

  private func link(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    let isTappable = element.flag(.tappable)
    let address = element.text(.url).flatMap { isTappable ? $0 : WebAddress.allowed($0) }
    guard let address, !isInControl, !element.flag(.disabled) else {
      return Markup("span", "button link", slot: .content)
        .with("role", "link").with("aria-disabled", "true")
    }
    guard !isTappable else {
      return Markup("button", "button link", slot: .content)
        .with("type", "button").with("role", "link").sends(.tap)
    }
    return Markup("a", "button link", slot: .content)
      .with("href", address).with("target", "_blank").with("rel", "noopener noreferrer")
  }

  private func toggle(_ element: ElementTree.Element) -> Markup {
    let isItem = isInMenu(element)
    let isBox = !isItem && element[.style] == .checkbox
    let look = isItem ? "entry" : element[.style] == .button ? "press" : ""
    let label = Markup("span", "controlLabel", slot: .content)
    let mark = isItem ? Self.glyph("checkmark", "glyph tick") : Markup("span", "knob")
    let parts =
      isBox ? Self.marks("square", "checkmark.square.fill", gap: 12) + [label] : [label, mark]
    return Markup(
      "button", look.isEmpty ? "toggle" : "toggle \(look)", content: .nodes(parts)
    )
    .with("type", "button")
    .with("role", isItem ? "menuitemcheckbox" : isBox ? "checkbox" : "switch")
    .sends(.changeOn)
    .with("aria-checked", element.flag(.on) ? "true" : "false")
    .with("disabled", when: element.flag(.disabled))
  }

  /// Returns the mark of a control that can be on: one glyph, and another over it while it is on.
  ///
  /// Both are apart by the gap of the control.
  static func marks(_ off: String, _ on: String, gap: Int) -> [Markup] {
    [
      glyph(off),
      glyph(on, "glyph tick").styled("margin-inline:calc(-1.25em - \(gap)px) 0"),
    ]
  }

  private func stepper(_ element: ElementTree.Element) -> Markup {
    let ends = element[.ends] ?? []
    func step(_ action: StepperEndValue, _ glyph: String, _ label: String) -> Markup {
      Markup("button", "", Self.glyph(glyph))
        .with("type", "button").sends(action == .increment ? .increment : .decrement)
        .with("aria-label", label)
        .with("disabled", when: element.flag(.disabled) || ends.contains(action))
    }
    return Markup(
      "div", "stepper",
      Markup("span", "controlLabel", slot: .content).with("id", "l\(element.id)"),
      Markup(
        "span", "steps",
        step(.decrement, "minus", "Decrement"), step(.increment, "plus", "Increment"))
    )
    .with("role", "group")
    .with("aria-labelledby", element.text(.label) == nil ? "l\(element.id)" : nil)
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

extension Shell {
  func control(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    switch element.kind {
    case .button: button(element, isInControl)
    case .link: link(element, isInControl)
    case .toggle: toggle(element)
    case .stepper: stepper(element)
    default: Markup("div", "picker", slot: .content).with("role", "group")
    }
  }

  private func button(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    var classes = "button"
    switch element.text(.style) {
    case "plain": classes += " quiet"
    case "bordered": classes += " bordered"
    case "borderedProminent": classes += " prominent"
    case "borderless": classes += " borderless"
    default: break
    }
    switch element.text(.role) {
    case "link": classes += " to"
    case "cancel": classes += " cancel"
    case "destructive": classes += " destructive"
    default: break
    }
    let isDisabled = element.flag(.disabled)
    // A button inside a button would end the outer one where HTML is parsed.
    guard !isInControl else {
      return Markup("span", classes, slot: .content)
        .with("role", "button").with("data-a", "tap").with("tabindex", isDisabled ? nil : "0")
        .with("aria-disabled", isDisabled ? "true" : nil)
    }
    return Markup("button", classes, slot: .content)
      .with("type", "button").with("data-a", "tap").with("disabled", when: isDisabled)
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
        .with("type", "button").with("role", "link").with("data-a", "tap")
    }
    return Markup("a", "button link", slot: .content)
      .with("href", address).with("target", "_blank").with("rel", "noopener noreferrer")
  }

  private func toggle(_ element: ElementTree.Element) -> Markup {
    Markup(
      "button", "toggle",
      Markup("span", "words", slot: .content),
      Markup("span", "knob")
    )
    .with("type", "button").with("role", "switch").with("data-a", "changeOn")
    .with("aria-checked", element.flag(.on) ? "true" : "false")
    .with("disabled", when: element.flag(.disabled))
  }

  private func stepper(_ element: ElementTree.Element) -> Markup {
    let ends = element.text(.ends) ?? ""
    func step(_ action: String, _ glyph: String, _ label: String) -> Markup {
      Markup("button", "", Self.glyph(glyph))
        .with("type", "button").with("data-a", action).with("aria-label", label)
        .with("disabled", when: element.flag(.disabled) || ends.contains(action))
    }
    return Markup(
      "div", "stepper",
      Markup("span", "words", slot: .content),
      Markup(
        "span", "steps",
        step("decrement", "minus", "Decrement"), step("increment", "plus", "Increment"))
    ).with("role", "group")
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  func choice(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .picker: picker(element)
    case .option: option(element)
    case .slider: slider(element)
    case .dateField: dateField(element)
    case .colorField: colorField(element)
    default: progress(element)
    }
  }

  // MARK: Pickers

  /// A picker with its label; the native menu lies, transparent, over the selected option.
  private func picker(_ picker: ElementTree.Element) -> Markup {
    let chosen = tree.options(of: picker).filter { $0.flag(.selected) }
    let now = chosen.map { tree.text(in: $0) }.joined(separator: ", ")
    let isDisabled = picker.flag(.disabled)
    let title = tree.title(of: picker)
    let label = Markup("span", "controlLabel", slot: .content)
    switch tree.pickerStyle(picker) {
    case .menu:
      return Markup(
        "div", "picker menu", label,
        Markup(
          "span", "pick", Markup("span", "now", text: now).with("aria-hidden", "true"),
          Self.glyph("chevron.up.chevron.down", "glyph"),
          choices(of: picker, title, hasChoice: !chosen.isEmpty)))
    case .wheel:
      return Markup(
        "div", "picker wheel", label,
        choices(of: picker, title, hasChoice: !chosen.isEmpty).with("size", "5"))
    case .link:
      return Markup(
        "button", "picker button to", label, Markup("span", "now", text: now),
        Markup("span", "", slot: .choices).with("hidden", "")
      )
      .with("type", "button").sends(.tap).with("disabled", when: isDisabled)
      .with("aria-label", picker.text(.label).map { "\($0), \(now)" })
    case .radios:
      return Markup(
        "div", "picker", label,
        Markup("div", "", slot: .choices).with("role", "radiogroup")
          .with("aria-label", title).with("aria-disabled", isDisabled ? "true" : nil))
    case .segments, .rows:
      let style = tree.pickerStyle(picker)
      return Markup(
        "div", style == .rows ? "picker rows" : "picker segments", label,
        Markup("div", "choices", slot: .choices)
          .with("role", isInMenu(picker) ? "group" : "radiogroup").with("aria-label", title)
          .with("aria-disabled", isDisabled ? "true" : nil))
    }
  }

  private func choices(
    of picker: ElementTree.Element, _ title: String, hasChoice: Bool
  ) -> Markup {
    Markup("select", "", slot: .choices).with("aria-label", title)
      .with("data-none", when: !hasChoice).with("disabled", when: picker.flag(.disabled))
  }

  /// A section of a picker's options.
  func choices(_ section: ElementTree.Element) -> Markup {
    guard tree.isInSelect(section) else {
      return Markup(
        "div", "section", Markup("div", "title", slot: .before),
        Markup("div", "choices", slot: .choices)
      ).with("role", "group")
    }
    // A button must not contain another, and option groups are not needed there.
    if isOfLink(section) { return Markup("span", "", slot: .choices) }
    let header = section.children.compactMap { tree[$0] }.first { $0.kind == .header }
    return Markup("optgroup", "", slot: .choices)
      .with("label", header.map { tree.text(in: $0) } ?? "")
  }

  private func isOfLink(_ element: ElementTree.Element) -> Bool {
    tree.picker(of: element).map { tree.pickerStyle($0) == .link } ?? false
  }

  private func option(_ option: ElementTree.Element) -> Markup {
    let isSelected = option.flag(.selected)
    if isOfLink(option) { return Markup("span", text: tree.text(in: option)) }
    guard !tree.isInSelect(option) else {
      return Markup("option", text: tree.text(in: option))
        .with("selected", when: isSelected).with("disabled", when: option.flag(.disabled))
    }
    let isItem = isInMenu(option)
    let picker = tree.picker(of: option)
    let isRadio = picker.map { tree.pickerStyle($0) == .radios } ?? false
    let label = Markup("span", "controlLabel", slot: .content)
    let parts =
      isRadio
      ? Self.marks("circle", "largecircle.fill.circle", gap: 8) + [label]
      : [label, Self.glyph("checkmark", "glyph tick")]
    return Markup("button", "option", content: .nodes(parts))
      .styled(isRadio ? "min-height:32px" : "")
      .with("type", "button").with("role", isItem ? "menuitemradio" : "radio")
      .sends(.select).with("aria-checked", isSelected ? "true" : "false")
      .with(
        "disabled", when: option.flag(.disabled) || picker?.flag(.disabled) == true)
  }

  // MARK: Values

  private func slider(_ slider: ElementTree.Element) -> Markup {
    let lower = slider.number(.minimum) ?? 0
    let upper = slider.number(.maximum) ?? 1
    return Markup(
      "div", "slider", Markup("span", "", slot: .before),
      Markup("input", "", content: .void)
        .with("type", "range").with("min", Self.decimal(lower)).with("max", Self.decimal(upper))
        .with("step", slider.number(.step).map(Self.decimal) ?? "any")
        .with("value", Self.decimal(slider.number(.amount) ?? lower))
        .with("aria-label", slider.text(.label)).sends(.changeNumber, as: "data-c")
        .with("disabled", when: slider.flag(.disabled)),
      Markup("span", "", slot: .after))
  }

  /// Formats a number for a native input.
  static func decimal(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private func dateField(_ field: ElementTree.Element) -> Markup {
    guard field[.style] != .graphical else {
      return Markup("div", "month", slot: .content)
        .with("role", "group").with("aria-label", field.text(.label))
    }
    let type =
      switch field[.components] {
      case .date: "date"
      case .time: "time"
      case .dateTime, nil: "datetime-local"
      }
    return Markup(
      "div", "dateField", Markup("span", "controlLabel", slot: .content),
      Markup("input", "", content: .void)
        .with("type", type).with("value", field.text(.value) ?? "")
        .with("min", field.text(.earliest)).with("max", field.text(.latest))
        .with("required", "").sends(.changeDate, as: "data-c")
        .with("aria-label", field.text(.label) ?? tree.title(of: field))
        .with("disabled", when: field.flag(.disabled)))
  }

  private func colorField(_ field: ElementTree.Element) -> Markup {
    Markup(
      "div", "colorField", Markup("span", "controlLabel", slot: .content),
      Markup("input", "", content: .void)
        .with("type", "color").with("value", field.text(.value) ?? "")
        .sends(.changeColor, as: "data-c")
        .with("aria-label", field.text(.label) ?? tree.title(of: field))
        .with("disabled", when: field.flag(.disabled)))
  }

  private func progress(_ progress: ElementTree.Element) -> Markup {
    let title = tree.title(of: progress)
    var bar = Markup("span", "spinner").with("role", "progressbar")
    if let fraction = progress.number(.fraction) {
      bar = Markup("progress", "progress", text: "")
        .with("value", Style.number(min(1, max(0, fraction)))).with("max", "1")
    } else if progress[.style] == .linear {
      bar = Markup("progress", "progress", text: "").with("max", "1")
    }
    return Markup(
      "div", progress.number(.fraction) == nil ? "meter going" : "meter",
      Markup("span", "", slot: .content),
      bar.with("aria-label", title.isEmpty ? "Loading" : title),
      Markup("span", "", slot: .after))
  }
}

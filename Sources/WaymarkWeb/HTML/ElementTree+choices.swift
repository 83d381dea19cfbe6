// SPDX-License-Identifier: MIT

import WaymarkRender

/// How a picker is drawn.
enum PickerAppearance {
  /// As a browser's menu, or its list.
  case menu, wheel
  /// As buttons beside or below each other.
  case segments, rows
  /// As what is chosen, with a link to the choices.
  case link
}

extension ElementTree {
  func pickerStyle(_ picker: Element) -> PickerAppearance {
    switch picker.text(.style) {
    case "segmented", "palette": .segments
    case "inline": .rows
    case "wheel": .wheel
    case "navigationLink": .link
    default: .menu
    }
  }

  /// The picker that a choice, or a section of choices, is in.
  func picker(of element: Element) -> Element? {
    guard let parent = element.parent.flatMap({ self[$0] }) else { return nil }
    if parent.kind == .picker { return parent }
    guard parent.kind == .section, let outer = parent.parent.flatMap({ self[$0] }) else {
      return nil
    }
    return outer.kind == .picker ? outer : nil
  }

  /// Whether a section is one of a picker's choices.
  func isAmongChoices(_ section: Element) -> Bool {
    section.parent.flatMap { self[$0] }?.kind == .picker
  }

  /// Whether a choice, or a section of choices, is drawn as words: by the browser, or unseen where
  /// the choices are on another screen.
  func isInSelect(_ element: Element) -> Bool {
    guard let picker = picker(of: element) else { return false }
    return switch pickerStyle(picker) {
    case .menu, .wheel, .link: true
    case .segments, .rows: false
    }
  }

  /// Whether a header or footer is what is said at the end of a slider, or below progress.
  func isCaption(_ element: Element) -> Bool {
    switch element.parent.flatMap({ self[$0] })?.kind {
    case .slider, .progress: true
    default: false
    }
  }

  /// The choices of a picker, in order.
  func options(of picker: Element) -> [Element] {
    picker.children.compactMap { self[$0] }.flatMap { child in
      child.kind == .option ? [child] : child.kind == .section ? options(of: child) : []
    }
  }

  /// The words of an element's label: of what is in it but choices, or what is said instead.
  func title(of element: Element) -> String {
    if let label = element.text(.label) { return label }
    return element.children.compactMap { self[$0] }
      .filter { ![.option, .section, .footer, .header].contains($0.kind) }
      .map { words(in: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The words in an element; where there are none, those of its pictures.
  func text(in element: Element) -> String {
    let texts = words(in: element, of: .text)
    return (texts.isEmpty ? words(in: element, of: .image) : texts).joined(separator: " ")
  }

  private func text(in element: Element, of kind: ElementKind) -> [String] {
    if element.kind == kind {
      return [element.text(.label) ?? element.text(.text) ?? ""].filter { !$0.isEmpty }
    }
    return element.children.compactMap { self[$0] }.flatMap { words(in: $0, of: kind) }
  }

  /// Whether the page has a node for a child of a drawn element: what is in a browser's own menu is
  /// drawn as words.
  func isDrawn(_ element: Element, in parent: Element) -> Bool {
    switch parent.kind {
    case .option: !isInSelect(parent)
    case .section:
      !isAmongChoices(parent) || !isInSelect(parent)
        || element.kind == .option || element.kind == .divider
    default: true
    }
  }

  /// The elements that are drawn with words of another, and so anew when that changes: a choice, a
  /// picker, and what is labelled by what is in it.
  func textDependents(of id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = self[id]
    while let element = next {
      switch element.kind {
      case .text, .image, .vstack, .hstack, .zstack, .box, .header: break
      case .option, .picker, .section: found.append(element.id)
      case .progress, .dateField:
        found.append(element.id)
        return found
      default: return found
      }
      if element.kind == .picker { return found }
      next = element.parent.flatMap { self[$0] }
    }
    return found
  }
}

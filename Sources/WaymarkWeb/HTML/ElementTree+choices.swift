// SPDX-License-Identifier: MIT

import WaymarkRender

/// The presentation of a picker.
enum PickerAppearance {
  /// A native menu or list.
  case menu, wheel
  /// Side-by-side or stacked buttons.
  case segments, rows
  /// Stacked radio buttons.
  case radios
  /// The selected option, with a link to all options.
  case link
}

extension ElementTree {
  func pickerStyle(_ picker: Element) -> PickerAppearance {
    switch picker[.style] {
    case .segmented, .palette: .segments
    case .inline: .rows
    case .wheel: .wheel
    case .radioGroup: .radios
    case .navigationLink: .link
    default: .menu
    }
  }

  /// Returns the picker of an option or of a section of options.
  func picker(of element: Element) -> Element? {
    guard let parent = element.parent.flatMap({ self[$0] }) else { return nil }
    if parent.kind == .picker { return parent }
    guard parent.kind == .section, let outer = parent.parent.flatMap({ self[$0] }) else {
      return nil
    }
    return outer.kind == .picker ? outer : nil
  }

  /// Returns whether a section is one of a picker's options.
  func isAmongChoices(_ section: Element) -> Bool {
    section.parent.flatMap { self[$0] }?.kind == .picker
  }

  /// Returns whether an option or section is rendered as text: in a native menu, or nowhere if the
  /// options are on another screen.
  func isInSelect(_ element: Element) -> Bool {
    guard let picker = picker(of: element) else { return false }
    return switch pickerStyle(picker) {
    case .menu, .wheel, .link: true
    case .segments, .rows, .radios: false
    }
  }

  /// Returns whether a header or footer is the caption of a slider or progress indicator.
  func isCaption(_ element: Element) -> Bool {
    switch element.parent.flatMap({ self[$0] })?.kind {
    case .slider, .progress: true
    default: false
    }
  }

  /// Returns the options of a picker, in order.
  func options(of picker: Element) -> [Element] {
    picker.children.compactMap { self[$0] }.flatMap { child in
      child.kind == .option ? [child] : child.kind == .section ? options(of: child) : []
    }
  }

  /// Returns the label of an element: its accessibility label, or the text of its children without
  /// the options.
  func title(of element: Element) -> String {
    if let label = element.text(.label) { return label }
    return element.children.compactMap { self[$0] }
      .filter { ![.option, .section, .footer, .header].contains($0.kind) }
      .map { text(in: $0) }.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the text in an element or, if there is none, the labels of its images.
  func text(in element: Element) -> String {
    let texts = text(in: element, of: .text)
    return (texts.isEmpty ? text(in: element, of: .image) : texts).joined(separator: " ")
  }

  private func text(in element: Element, of kind: ElementKind) -> [String] {
    if element.kind == kind {
      return [element.text(.label) ?? element.text(.text) ?? ""].filter { !$0.isEmpty }
    }
    return element.children.compactMap { self[$0] }.filter { !endsText($0.kind) }
      .flatMap { text(in: $0, of: kind) }
  }

  /// Returns whether the text in an element is not part of the text of what is around it.
  private func endsText(_ kind: ElementKind) -> Bool {
    switch kind {
    case .window, .navigationStack, .split, .screen, .toolbarItem, .tabs, .tab: true
    case .overlays, .sheet, .cover, .popover, .inspector, .alert, .dialog: true
    case .scroll, .list, .row, .picker: true
    default: false
    }
  }

  /// Returns whether a child has a node in the page; options of a native menu are rendered as text.
  func isDrawn(_ element: Element, in parent: Element) -> Bool {
    switch parent.kind {
    case .option: !isInSelect(parent)
    case .section:
      !isAmongChoices(parent) || !isInSelect(parent)
        || element.kind == .option || element.kind == .divider
    default: true
    }
  }

  /// Returns the elements whose markup contains the text of an element: options, pickers and
  /// labelled elements.
  func textDependents(of id: ElementID) -> [ElementID] {
    var found: [ElementID] = []
    var next = self[id]
    while let element = next {
      switch element.kind {
      case .option, .picker, .section, .progress, .dateField, .colorField:
        found.append(element.id)
      default: break
      }
      guard !endsText(element.kind) else { return found }
      next = element.parent.flatMap { self[$0] }
    }
    return found
  }
}

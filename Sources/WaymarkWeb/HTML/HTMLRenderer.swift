// SPDX-License-Identifier: MIT

import WaymarkRender

/// Writes a tree of elements, or a part of one, as HTML.
///
/// The result is a function of the tree alone. Nothing in it needs a script to be read, and
/// nothing in it is inline script or style.
struct HTMLRenderer {
  /// How an element's style values are written.
  enum Styling {
    /// As words of a style book, which goes into the page's style element.
    case table(StyleTable)
    /// As they are, for the script to set: a page's policy allows it what it forbids in HTML.
    case values
  }

  /// What was written.
  private(set) var html = ""
  /// The glyphs that were used.
  private(set) var glyphs: Set<String> = []
  private(set) var styling: Styling
  private let template: ElementTemplate

  /// A renderer that has written nothing yet.
  init(_ template: ElementTemplate, styling: Styling = .values) {
    self.template = template
    self.styling = styling
  }

  /// The rules for the page's style element.
  var css: String { if case .table(let book) = styling { book.css } else { "" } }

  /// Writes an element and all that is in it; nothing when there is no such element.
  mutating func write(_ id: ElementID, isInControl: Bool) {
    guard let element = template.tree[id] else { return }
    write(template.markup(element, isInControl: isInControl), element, isInControl)
  }

  /// Writes markup in which no children stand.
  mutating func write(_ markup: Markup) { write(markup, nil, false) }

  private mutating func write(
    _ markup: Markup, _ element: ElementTree.Element?, _ isInControl: Bool
  ) {
    html += "<\(markup.tag)"
    for attribute in markup.attributes {
      html += " \(attribute.name)"
      guard !attribute.value.isEmpty || attribute.name == "value" || attribute.name == "alt" else {
        continue
      }
      html += "=\""
      Escaping.append(attribute.value, to: &html)
      html += "\""
    }
    if !markup.style.isEmpty { html += " data-y=\"\(style(markup.style))\"" }
    html += ">"
    if markup.tag == "use", let name = markup["href"]?.dropFirst(3) { glyphs.insert(String(name)) }
    switch markup.content {
    case .void: return
    case .text(let text):
      // A parser drops the first line break in it.
      if markup.tag == "textarea" { html += "\n" }
      Escaping.append(text, to: &html)
    case .nodes(let nodes): for node in nodes { write(node, element, isInControl) }
    case .slot(let slot):
      guard let element else { break }
      let isInside = isInControl || Self.isControl(element.kind)
      for child in template.tree.children(of: element, in: slot) {
        write(child, isInControl: isInside)
      }
    }
    html += "</\(markup.tag)>"
  }

  private mutating func style(_ declarations: String) -> String {
    guard case .table(var book) = styling else { return declarations }
    // Taken out while it changes, so that it is not copied.
    styling = .values
    defer { styling = .table(book) }
    return book.key(for: declarations)
  }

  /// Whether HTML allows no button in an element of a kind.
  static func isControl(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .link, .toggle, .option: true
    default: false
    }
  }
}

extension ElementTree {
  /// The slot of its parent that an element of a kind stands in.
  static func slot(of kind: ElementKind, in parent: ElementKind) -> Markup.Slot {
    switch (parent, kind) {
    case (.screen, .toolbar): .bar
    case (.screen, .searchField): .search
    case (.row, .rowActions): .actions
    case (.window, .overlays): .over
    case (.picker, .option), (.picker, .section), (.picker, .divider), (.section, .option): .choices
    case (.slider, .header): .before
    case (.slider, .footer), (.progress, .footer): .after
    default: .content
    }
  }

  /// Those children of an element that stand in a slot, in order.
  func children(of element: Element, in slot: Markup.Slot) -> [ElementID] {
    switch element.kind {
    case .screen, .window, .row, .picker, .slider, .progress:
      filtered(element, slot)
    case .section where isAmongChoices(element): filtered(element, slot)
    default: slot == .content ? element.children : []
    }
  }

  private func filtered(_ element: Element, _ slot: Markup.Slot) -> [ElementID] {
    element.children.filter { child in
      self[child].map { Self.slot(of: $0.kind, in: element.kind) == slot } ?? false
    }
  }

  /// Whether a button or a link is around an element.
  func isInControl(_ id: ElementID) -> Bool {
    var next = self[id]?.parent
    while let parent = next, let element = self[parent] {
      if HTMLRenderer.isControl(element.kind) { return true }
      next = element.parent
    }
    return false
  }
}

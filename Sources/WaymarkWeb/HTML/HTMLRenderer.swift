// SPDX-License-Identifier: MIT

import WaymarkRender

/// Renders elements as HTML.
///
/// The result depends only on the tree. It is readable without a script, and contains no inline
/// scripts or styles.
struct HTMLRenderer {
  /// How style declarations are written.
  enum Styling {
    /// As keys of a style table, which becomes the page's style element.
    case table(StyleTable)
    /// As text for the script to set, because the content security policy forbids inline styles.
    case values
  }

  /// How markup is written.
  enum Syntax {
    case html
    /// The same elements for a parser of XML.
    case xml
  }

  /// The rendered HTML.
  private(set) var html = ""
  /// The glyphs that the HTML uses.
  private(set) var glyphs: Set<String> = []
  /// Whether the HTML has a control that a form sends only with a button.
  private(set) var hasFields = false
  private(set) var styling: Styling
  private let template: ElementTemplate
  private let syntax: Syntax
  private let isAnswered: Bool

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - template: The template of all elements.
  ///   - styling: How style declarations are written.
  ///   - syntax: How markup is written.
  ///   - isAnswered: Whether a server answers the page's form, so that without script, further
  ///     rows can be requested.
  init(
    _ template: ElementTemplate, styling: Styling = .values, syntax: Syntax = .html,
    isAnswered: Bool = false
  ) {
    self.template = template
    self.styling = styling
    self.syntax = syntax
    self.isAnswered = isAnswered
  }

  /// The rules for the page's style element.
  var css: String { if case .table(let book) = styling { book.css } else { "" } }

  /// Renders an element and its descendants; renders nothing if the element does not exist.
  mutating func write(_ id: ElementID, isInControl: Bool) {
    guard let element = template.tree[id] else { return }
    write(template.markup(element, isInControl: isInControl), element, isInControl)
  }

  /// Renders markup without slots.
  mutating func write(_ markup: Markup) { write(markup, nil, false) }

  private mutating func write(
    _ markup: Markup, _ element: ElementTree.Element?, _ isInControl: Bool
  ) {
    var markup = markup
    switch markup.tag {
    case "input", "textarea", "select": hasFields = true
    default: break
    }
    if let element, case .table = styling {
      markup = Self.formControl(markup, of: element, in: template.tree)
      if isAnswered, element.kind == .gap, markup.tag == "div" {
        markup.content = .nodes([Self.moreRows(in: element)])
      }
    }
    html += "<"
    html += markup.tag
    if syntax == .xml, markup.tag == "svg" { html += " xmlns=\"http://www.w3.org/2000/svg\"" }
    for attribute in markup.attributes {
      html += " "
      html += attribute.name
      guard
        !attribute.value.isEmpty || attribute.name == "value" || attribute.name == "alt"
          || syntax == .xml
      else { continue }
      html += "=\""
      Escaping.append(attribute.value, to: &html)
      html += "\""
    }
    if !markup.style.isEmpty {
      html += " data-y=\""
      html += style(markup.style)
      html += "\""
    }
    html += syntax == .xml && markup.content == .void ? "/>" : ">"
    if markup.tag == "use", let name = markup["href"]?.dropFirst(3) { glyphs.insert(String(name)) }
    switch markup.content {
    case .void: return
    case .text(let text):
      // The parser drops a line break at the beginning of the element.
      if markup.tag == "textarea" { html += "\n" }
      Escaping.append(text, to: &html)
    case .nodes(let nodes): for node in nodes { write(node, element, isInControl) }
    case .slot(let slot):
      guard let element else { break }
      let isInside = isInControl || Self.isControl(element.kind)
      // Without script, a menu without a choice would show and send its first option.
      if markup["name"] != nil, markup["data-none"] != nil {
        html += "<option value=\"\" hidden\(syntax == .xml ? "=\"\"" : "")></option>"
      }
      for child in template.tree.children(of: element, in: slot) {
        write(child, isInControl: isInside)
      }
    }
    html += "</"
    html += markup.tag
    html += ">"
  }

  private mutating func style(_ declarations: String) -> String {
    guard case .table(var book) = styling else { return declarations }
    // The value is moved out while it changes, to avoid a copy.
    styling = .values
    defer { styling = .table(book) }
    return book.key(for: declarations)
  }

  /// Returns whether HTML forbids a button inside an element of a kind.
  static func isControl(_ kind: ElementKind) -> Bool {
    switch kind {
    case .button, .link, .toggle, .option: true
    default: false
    }
  }
}

extension ElementTree {
  /// Returns the slot of the parent for an element.
  private static func slot(of element: Element, in parent: ElementKind) -> Markup.Slot {
    switch (parent, element.kind) {
    case (.screen, .toolbarItem): slot(at: element[.placement])
    case (.tabs, .toolbarItem): .accessory
    case (.screen, .searchField): .search
    case (.row, .rowActions): .actions
    case (.window, .overlays): .over
    case (.picker, .option), (.picker, .section), (.picker, .divider), (.section, .option): .choices
    case (.slider, .header), (.section, .header): .before
    case (.slider, .footer), (.progress, .footer), (.section, .footer): .after
    default: .content
    }
  }

  /// Returns the slot of a screen for an item with a placement.
  private static func slot(at placement: PlacementValue?) -> Markup.Slot {
    switch placement {
    case .leading: .leading
    case .principal: .principal
    case .bottom, .status: .bottom
    case .keyboard: .keyboard
    case .trailing, .before, .after, .accessory, nil: .trailing
    }
  }

  /// Returns the children of an element in a slot, in order.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - slot: The slot.
  ///   - count: The number of the element's first children that are left out.
  /// - Returns: The identifiers of the children.
  func children(
    of element: Element, in slot: Markup.Slot, after count: Int = 0
  ) -> ArraySlice<ElementID> {
    let children = element.children.dropFirst(count)
    switch element.kind {
    case .screen, .window, .tabs, .row, .section, .picker, .slider, .progress:
      return children.filter {
        self[$0].map { Self.slot(of: $0, in: element.kind) == slot } ?? false
      }[...]
    default: return slot == .content ? children : []
    }
  }

  /// Returns the grid whose row or cell an element is, or nil if it is neither.
  func grid(around id: ElementID) -> ElementID? {
    guard let parent = self[id]?.parent.flatMap({ self[$0] }) else { return nil }
    if parent.kind == .gridRow { return parent.parent }
    return parent.kind == .grid && parent[.tracks] == nil ? parent.id : nil
  }

  /// Returns whether a button or a link contains the element.
  func isInControl(_ id: ElementID) -> Bool {
    var next = self[id]?.parent
    while let parent = next, let element = self[parent] {
      if HTMLRenderer.isControl(element.kind) { return true }
      next = element.parent
    }
    return false
  }
}

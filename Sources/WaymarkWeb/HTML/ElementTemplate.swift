// SPDX-License-Identifier: MIT

import WaymarkRender

/// Creates the markup of an element without its children.
///
/// The markup depends on the element, its position among its siblings, its parent and, for the few
/// kinds that `PatchEncoder` lists, its children. Therefore, a patch can be computed from a single
/// element before and after a change.
struct ElementTemplate {
  var tree: ElementTree
  /// Returns the growth of an element.
  var growth: (ElementID) -> Growth
  /// Returns the URL of a file of the app, or nil if it cannot be served.
  var asset: (String) -> String?
  /// Whether elements have their identifiers, for tests.
  var testIdentifiers = false

  /// Returns the markup of an element.
  ///
  /// - Parameters:
  ///   - element: An element of the tree.
  ///   - isInControl: Whether a button or a link contains the element, because HTML forbids
  ///     nesting.
  /// - Returns: The markup, with slots for the children.
  func markup(_ element: ElementTree.Element, isInControl: Bool) -> Markup {
    var markup = bare(element, isInControl)
    if let font = Self.fontClass(of: element) { markup.addClass(font) }
    if element[.lineLimit] != nil { markup.addClass("clip") }
    // At an ideal width, text wraps to as many lines as needed.
    if element.isFixed(along: .horizontal), element[.idealWidth] == nil { markup.addClass("fix") }
    let growth = growth(element.id)
    if Self.isLaidOut(element.kind) { markup.addClass(growth.classes) }
    for look in Self.classes(of: element) { markup.addClass(look) }
    if element[.rowBackground] != nil { markup.addClass("cell") }
    if element[.stroke] != nil, element[.fill] == nil { markup.addClass("outline") }
    if element.flag(.commands) { markup.addClass("commands") }
    if element[.layoutPriority] != nil { markup.addClass("ranked") }
    switch element[.role] {
    case .label?: markup.addClass("label")
    case .titles?: markup.addClass("titles")
    case .cell?: markup["role"] = "cell"
    case .columnHeader?: columnHeader(element, &markup)
    default: break
    }
    if let parts = element[.pinned] {
      for part in PinnedValue.allCases where parts.contains(part) {
        markup.addClass("pin-\(part.rawValue)")
      }
    }
    let fillsScreen = fillsScreen(element, growth)
    if fillsScreen { markup.addClass("paper") }
    let own = markup.style
    markup.style = Style.declarations(of: element, growth: growth, fillsScreen: fillsScreen)
    if !own.isEmpty { markup.style += markup.style.isEmpty ? own : ";\(own)" }
    applyAppearance(element, &markup)
    applyAccessibility(element, &markup)
    markup["data-n"] = element.id.description
    return markup
  }

  /// Returns whether the background of an element extends below the bars of its screen.
  private func fillsScreen(_ element: ElementTree.Element, _ growth: Growth) -> Bool {
    element.kind == .box && element[.background] != nil && element[.ignoresSafeArea] == nil
      && growth.isSuperset(of: .both)
      && element.parent.flatMap { tree[$0]?.kind } == .screen
  }

  /// Returns the class for the text style of an element.
  static func fontClass(of element: ElementTree.Element) -> String? {
    if case .style(let style) = element[.font] { "f-\(style.rawValue)" } else { nil }
  }

  private static func isLaidOut(_ kind: ElementKind) -> Bool {
    switch kind {
    case .gridRow, .window, .overlays, .sheet, .cover, .alert, .dialog, .popover, .menu, .option,
      .inspector, .screen, .tab, .column, .toolbarItem, .section, .row, .gap, .backdrop, .overlay,
      .spacer, .divider, .searchField, .rowActions:
      false
    default: true
    }
  }

  private func bare(_ element: ElementTree.Element, _ isInControl: Bool) -> Markup {
    switch element.kind {
    case .window, .navigationStack, .screen, .toolbarItem, .tabs, .tab, .split, .column:
      structure(element)
    case .overlays, .sheet, .cover, .alert, .dialog, .popover, .menu, .inspector: overlay(element)
    case .vstack, .hstack, .zstack, .grid, .box, .backdrop, .overlay, .scroll, .spacer, .divider,
      .shape, .geometry, .gridRow:
      layout(element)
    case .list, .section, .header, .footer, .row, .gap, .rowActions: listing(element)
    case .text, .image: content(element)
    case .button, .link, .toggle, .stepper: control(element, isInControl)
    case .textField, .textEditor, .searchField: field(element)
    case .picker, .option, .slider, .progress, .dateField, .colorField:
      choice(element)
    }
  }

  /// Returns whether the element is the last of its siblings of the given kinds.
  func isLast(_ element: ElementTree.Element, of kinds: Set<ElementKind>) -> Bool {
    guard let parent = element.parent else { return true }
    let siblings = tree[parent]?.children ?? []
    return siblings.last { tree[$0].map { kinds.contains($0.kind) } ?? false } == element.id
  }

  /// Returns the markup of a glyph, or of a square if the glyph is unknown.
  static func glyph(_ name: String, _ classes: String = "glyph") -> Markup {
    let known = Glyph.named(name) == nil ? Sprite.unknown : name
    return Markup(
      "svg", classes,
      Markup("use").with("href", "#g-\(known)")
    ).with("aria-hidden", "true")
  }
}

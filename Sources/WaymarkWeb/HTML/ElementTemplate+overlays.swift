// SPDX-License-Identifier: MIT

import WaymarkRender

/// Sheets, covers, alerts, dialogs, popovers, menus and inspectors.
extension ElementTemplate {
  static let overlayKinds: Set<ElementKind> = [
    .sheet, .cover, .alert, .dialog, .popover, .menu, .inspector,
  ]

  func overlay(_ element: ElementTree.Element) -> Markup {
    if element.kind == .overlays { return Markup("div", "overlays", slot: .content) }
    let around = element.parent.flatMap { tree[$0] }
    if element.kind == .inspector, around?.kind != .overlays { return inspector(element) }
    let siblings = around?.children ?? []
    let isFront = !siblings.drop { $0 != element.id }.dropFirst().contains { !isTransparent($0) }
    let title = element.text(.label) ?? element.text(.title) ?? screenTitle(in: element)
    var card: Markup
    switch element.kind {
    case .alert, .dialog:
      card = Markup(
        "div", "card",
        Markup("h2", text: element.text(.title) ?? "")
          .with("hidden", when: element.text(.title) == nil),
        Markup("p", text: element.text(.message) ?? "")
          .with("hidden", when: element.text(.message) == nil),
        Markup("div", "actions", slot: .content))
    case .cover: card = Markup("div", "card", Markup("div", "inner", slot: .content))
    case .menu: card = Markup("div", "card", slot: .content)
    default:
      card = Markup(
        "div", "card",
        grab(element),
        Markup("div", "inner", slot: .content))
    }
    switch element.kind {
    case .menu: card["role"] = "menu"
    case .alert: card["role"] = "alertdialog"
    default: card["role"] = "dialog"
    }
    if element.kind != .menu { card["aria-modal"] = "true" }
    card["tabindex"] = "-1"
    card["aria-label"] = title ?? Self.overlayNames[element.kind]
    let isLocked = element.flag(.dismissDisabled) || element.kind == .cover
    return Markup(
      "div", "layer \(name(of: element))\(detent(element))\(cardClasses(element))",
      Markup("div", "dim"),
      card
    )
    .with("inert", when: !isFront)
    .with("data-locked", when: isLocked || element.kind == .alert)
    .with("data-bare", when: !showsGrab(element))
    .with("data-detents", detents(element)?.map(\.line).joined(separator: " "))
    .with("data-detent", detents(element) == nil ? nil : element[.detent]?.line)
    .with("data-anchor", element.text(.sourceElement))
  }

  /// A column beside the content of a box.
  private func inspector(_ element: ElementTree.Element) -> Markup {
    Markup("aside", "inner inspector", slot: .content)
      .with("aria-label", screenTitle(in: element) ?? Self.overlayNames[.inspector])
  }

  /// The class of an overlay: an inspector among them is a sheet.
  private func name(of element: ElementTree.Element) -> String {
    isSheet(element) ? "sheet" : element.kind.rawValue
  }

  private func isSheet(_ element: ElementTree.Element) -> Bool {
    element.kind == .sheet || element.kind == .inspector
  }

  /// The heights of a sheet among which a person chooses; nil if there is no choice.
  private func detents(_ element: ElementTree.Element) -> [DetentValue]? {
    guard isSheet(element), let detents = element[.detents], detents.count > 1 else {
      return nil
    }
    return detents
  }

  /// Whether a sheet shows its handle: unless the app decides, if there are several heights.
  private func showsGrab(_ element: ElementTree.Element) -> Bool {
    switch element.kind {
    case .sheet, .inspector, .popover: element[.dragIndicator] ?? (detents(element) != nil)
    default: true
    }
  }

  /// The handle of a sheet, which is a slider for the keyboard if there are several heights.
  private func grab(_ element: ElementTree.Element) -> Markup {
    let grab = Markup("div", "grab")
    guard let detents = detents(element), element[.dragIndicator] != false,
      let detent = element[.detent], let index = detents.firstIndex(of: detent)
    else { return grab.with("aria-hidden", "true") }
    return grab.with("role", "slider").with("tabindex", "0").with("aria-label", "Sheet height")
      .with("aria-orientation", "vertical").with("aria-valuemin", "1")
      .with("aria-valuemax", "\(detents.count)").with("aria-valuenow", "\(index + 1)")
      .with("aria-valuetext", detent.spoken)
  }

  /// The names of overlays that have no title; a dialog without a name is announced as nothing.
  private static let overlayNames: [ElementKind: String] = [
    .sheet: "Sheet", .cover: "Sheet", .alert: "Alert", .dialog: "Actions", .popover: "Popover",
    .menu: "Menu", .inspector: "Inspector",
  ]

  /// Returns whether the person can use the content behind an overlay.
  func isTransparent(_ overlay: ElementID) -> Bool {
    guard let element = tree[overlay] else { return true }
    return switch element.kind {
    case .sheet, .popover, .inspector: element.flag(.backgroundInteractive)
    default: !Self.overlayKinds.contains(element.kind)
    }
  }

  private func cardClasses(_ element: ElementTree.Element) -> String {
    var classes = ""
    if element[.cardBackground] != nil { classes += " ground" }
    if element.flag(.backgroundInteractive) { classes += " through" }
    if element.flag(.contentScrolls) { classes += " scrolls" }
    if let size = element[.cardSizing] { classes += " sized-\(size.rawValue)" }
    switch element[.compactAdaptation] {
    case .unchanged: classes += " as-none"
    case .popover: classes += " as-popover"
    case .sheet: classes += " as-sheet"
    case .fullScreenCover: classes += " as-cover"
    case nil: break
    }
    return classes
  }

  private func detent(_ element: ElementTree.Element) -> String {
    guard isSheet(element), let detent = element[.detent] else { return "" }
    return detent == .large ? "" : " low"
  }

  /// Returns the title of the visible screen in an overlay.
  private func screenTitle(in element: ElementTree.Element) -> String? {
    for child in element.children.reversed().compactMap({ tree[$0] }) {
      if child.kind == .screen { return child.text(.title) }
      if child.kind == .list || child.kind == .inspector { continue }
      if let title = screenTitle(in: child) { return title }
    }
    return nil
  }
}

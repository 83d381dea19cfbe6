// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Tabs with a bar, or pages with a dot for each.
  func tabs(_ element: ElementTree.Element) -> Markup {
    let isPaged = element[.style] == .page
    let tabs = element.children.compactMap { tree[$0] }.filter {
      $0.kind == .tab && !$0.flag(.barHidden)
    }
    // The one that the Tab key reaches.
    let entry = tabs.first { $0.flag(.selected) } ?? tabs.first
    var section: String?
    var buttons: [Markup] = []
    for (index, tab) in tabs.enumerated() {
      let title = tab[.tabSection]
      if title != section {
        section = title
        // Only tabs may be in a list of tabs; their descriptions have the text for screen readers.
        buttons.append(Markup("div", "heading", text: title ?? "").with("aria-hidden", "true"))
      }
      let page = isPaged ? "Page \(index + 1) of \(tabs.count)" : nil
      buttons.append(tabButton(tab, page: page, isEntry: tab.id == entry?.id))
    }
    var bar = Markup(
      isPaged ? "div" : "nav", "tabbar\(barClasses(element))",
      Markup("div", "", content: .nodes(buttons)).with("role", "tablist")
    ).with("hidden", when: element.flag(.barHidden) || element.flag(.indicatorsHidden))
    applyBarAppearance(element, &bar)
    let hasAccessory = !isPaged && !tree.children(of: element, in: .accessory).isEmpty
    return Markup(
      "div", "tabs\(isPaged ? " pages" : "")\(hasAccessory ? " docked" : "")", bar,
      Markup("div", "panels", slot: .content),
      Markup("div", "dock", slot: .accessory))
  }

  /// The button of a tab; `page` is its label if it has no title.
  private func tabButton(
    _ tab: ElementTree.Element, page: String?, isEntry: Bool
  ) -> Markup {
    let title = tab.text(.title) ?? ""
    let badge = tab.text(.badge)
    let address = tab.text(.destination).flatMap { WebAddress.isLocal($0) ? $0 : nil }
    var button = Markup(
      address == nil ? "button" : "a", "",
      content: .nodes([
        Self.glyph(tab.text(.systemName) ?? "circle"),
        // A space separates the badge from the title in the text of the tab.
        Markup("span", text: badge == nil ? title : title + " "),
        Markup("span", "badge", text: badge ?? "").with("hidden", when: badge == nil),
      ]))
    if let address { button["href"] = address } else { button["type"] = "button" }
    button["role"] = "tab"
    button["data-a"] = ClientAction.select.rawValue
    button["data-e"] = tab.id.description
    button["aria-selected"] = tab.flag(.selected) ? "true" : "false"
    button["tabindex"] = isEntry ? "0" : "-1"
    let name = tab.text(.label) ?? (title.isEmpty ? page : nil) ?? badge.map { _ in title }
    if let name { button["aria-label"] = badge.map { "\(name), \($0)" } ?? name }
    if let section = tab.text(.tabSection), !section.isEmpty {
      button["aria-description"] = section
    }
    if testIdentifiers, let identifier = tab.text(.identifier) {
      button["data-testid"] = identifier
    }
    return button
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// Tabs with a bar, or pages with a dot for each.
  func tabs(_ element: ElementTree.Element) -> Markup {
    let isPaged = element[.style] == .page
    let tabs = element.children.compactMap { tree[$0] }.filter { $0.kind == .tab }
    var buttons: [Markup] = []
    for (index, tab) in tabs.enumerated() {
      let isSelected = tab.flag(.selected)
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
      button["aria-selected"] = isSelected ? "true" : "false"
      button["tabindex"] = isSelected ? "0" : "-1"
      let page = isPaged && title.isEmpty ? "Page \(index + 1) of \(tabs.count)" : nil
      if let label = tab.text(.label) ?? page ?? badge.map({ _ in title }) {
        button["aria-label"] = badge.map { "\(label), \($0)" } ?? label
      }
      if testIdentifiers, let identifier = tab.text(.identifier) {
        button["data-testid"] = identifier
      }
      buttons.append(button)
    }
    var bar = Markup(
      isPaged ? "div" : "nav", "tabbar\(barClasses(element))",
      Markup("div", "", content: .nodes(buttons)).with("role", "tablist")
    ).with("hidden", when: element.flag(.barHidden) || element.flag(.indicatorsHidden))
    applyBarAppearance(element, &bar)
    return Markup(
      "div", isPaged ? "tabs pages" : "tabs", bar,
      Markup("div", "panels", slot: .content))
  }
}

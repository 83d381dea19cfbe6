// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// A split view; the style sheet also considers the width of the page, so that the first page
  /// does not shift.
  func split(_ element: ElementTree.Element) -> Markup {
    var classes = "split"
    if element.flag(.collapsed) { classes += " collapsed" }
    if element[.style] == .prominentDetail { classes += " prominent" }
    let toggle = element.text(.toggle)
    if toggle != nil { classes += " toggled" }
    return Markup(
      "div", classes,
      Markup("button", "sidebar", Self.glyph("sidebar.leading"))
        .with("type", "button").sends(.tap).with("data-e", element.id.description)
        .with("aria-label", toggle).with("hidden", when: toggle == nil),
      Markup("div", "columns", slot: .content))
  }

  func column(_ element: ElementTree.Element) -> Markup {
    var classes = "column"
    if element.flag(.selected) { classes += " top" }
    if element.flag(.folded) { classes += " folded" }
    return Markup("div", classes, slot: .content)
  }
}

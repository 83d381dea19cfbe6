// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// A row, with the buttons for editing and swipe actions beside it.
  func row(_ element: ElementTree.Element) -> Markup {
    let isDeletable = element.flag(.deletable)
    let isMovable = element.flag(.movable)
    let leading = element[.leadingActions]
    let trailing = element[.trailingActions] ?? (isDeletable ? .full : nil)
    var row: Markup
    if !isMovable, leading == nil, trailing == nil {
      row = Markup("div", "row", slot: .content)
    } else {
      let revealed = element[.revealed]
      let more = [(leading, RowEdge.leading), (trailing, .trailing)].compactMap { actions, edge in
        actions.map { _ in self.more(edge.rawValue, isRevealed: revealed == edge) }
      }
      row = Markup(
        "div", "row acts",
        content: .nodes(
          [
            Markup("button", "minus", Self.glyph("minus.circle.fill"))
              .with("type", "button").sends(.reveal).with("data-v", "trailing")
              .with("aria-label", "Delete").with("hidden", when: !isDeletable),
            Markup("div", "in", slot: .content),
          ] + more + [
            Markup("button", "grip", Self.glyph("line.3.horizontal"))
              .with("type", "button").with("aria-label", "Reorder")
              .with("hidden", when: !isMovable),
            Markup("div", "drawer", slot: .actions),
          ]))
      row["data-l"] = leading?.rawValue
      row["data-r"] = trailing?.rawValue
      row["data-open"] = revealed?.rawValue
    }
    // A separate list item, because the tappable element may have a role itself.
    row["role"] = element.flag(.tappable) ? nil : "listitem"
    row["data-badge"] = element.text(.rowBadge)
    row["aria-current"] = element.flag(.selected) ? "true" : nil
    return row
  }

  /// The button that reveals and hides the actions at an edge, as an alternative to swiping.
  private func more(_ edge: String, isRevealed: Bool) -> Markup {
    Markup("button", "more \(edge)", Self.glyph("ellipsis"))
      .with("type", "button").sends(.reveal).with("data-v", isRevealed ? "" : edge)
      .with("aria-label", "Actions").with("aria-expanded", isRevealed ? "true" : "false")
  }

  func rowActions(_ element: ElementTree.Element) -> Markup {
    let edge = element[.placement] == .leading ? "leading" : "trailing"
    return Markup("div", "rowacts \(edge)", slot: .content).with("role", "group")
  }

  /// Returns the classes for the appearance of lists and rows.
  static func classes(of element: ElementTree.Element) -> [String] {
    var classes: [String] = []
    if element.flag(.separatorHidden) {
      switch element[.separatorEdges] {
      case [.top]: classes.append("nosep-top")
      case [.bottom]: classes.append("nosep-bottom")
      default: classes.append("nosep")
      }
    }
    if element.flag(.editing) { classes.append("editing") }
    if element.flag(.contentBackgroundHidden) { classes.append("nobg") }
    if element[.prominence] == .increased { classes.append("loud") }
    if element.flag(.indicatorsHidden) { classes.append("nobars") }
    if element.flag(.hitTestingDisabled) { classes.append("pass") }
    if element.flag(.scrollDisabled) { classes.append("still") }
    if element.flag(.unclipped) { classes.append("loose") }
    if element.flag(.snapTargets) { classes.append("targets") }
    switch element[.snapping] {
    case .paging: classes.append("paging")
    case .viewAligned: classes.append("aligned")
    case .viewAlignedByOne: classes += ["aligned", "single"]
    case nil: break
    }
    if element.kind == .list, element[.spacing] != nil { classes.append("spaced") }
    return classes
  }
}

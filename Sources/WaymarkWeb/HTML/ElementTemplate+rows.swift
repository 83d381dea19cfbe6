// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  /// A section, with its rows apart from its header and its footer.
  ///
  /// In a list it is an item with a list of its own, because a list has only items.
  func section(_ element: ElementTree.Element) -> Markup {
    let list = element.parent.flatMap { tree[$0] }.flatMap { $0.kind == .list ? $0 : nil }
    let isTable = list?[.style] == .table
    return Markup(
      "div", "section",
      Markup("div", "above", slot: .before),
      Markup("div", "cells", slot: .content).with("role", list == nil || isTable ? nil : "list"),
      Markup("div", "below", slot: .after)
    ).with("role", isTable ? "rowgroup" : list == nil ? "group" : "listitem")
  }

  /// A row, with the buttons for editing and swipe actions beside it.
  func row(_ element: ElementTree.Element) -> Markup {
    let isDeletable = element.flag(.deletable)
    let isMovable = element.flag(.movable)
    let leading = element[.leadingActions]
    let trailing = element[.trailingActions] ?? (isDeletable ? .full : nil)
    let isTappable = element.flag(.tappable)
    let isInTable = isInTable(element)
    let hit = isTappable ? isInTable ? Self.cell(of: hit(element)) : hit(element) : nil
    var row: Markup
    if !isMovable, leading == nil, trailing == nil {
      row =
        hit.map { Markup("div", "row hits", $0, content(of: element)) }
        ?? Markup("div", "row", slot: .content)
    } else {
      let revealed = element[.revealed]
      let more = [(leading, RowEdge.leading), (trailing, .trailing)].compactMap { actions, edge in
        actions.map { _ in self.more(element, edge, isRevealed: revealed == edge) }
      }
      row = Markup(
        "div", isTappable ? "row acts hits" : "row acts",
        content: .nodes(
          (hit.map { [$0] } ?? []) + [
            Markup("button", "minus", Self.glyph("minus.circle.fill"))
              .with("type", "button").sends(.reveal).with("data-v", "trailing")
              .with("aria-label", "Delete").with("aria-describedby", "l\(element.id)")
              .with("hidden", when: !isDeletable),
            content(of: element),
          ] + more + [
            Markup("button", "grip", Self.glyph("line.3.horizontal"))
              .with("type", "button").with("aria-label", "Reorder")
              .with("aria-describedby", "l\(element.id)")
              .with("hidden", when: !isMovable),
            Markup("div", "drawer", slot: .actions),
          ]))
      row["data-l"] = leading?.rawValue
      row["data-r"] = trailing?.rawValue
      row["data-open"] = revealed?.rawValue
    }
    row["role"] = isInTable ? "row" : "listitem"
    row["data-badge"] = element.text(.rowBadge)
    row["aria-current"] = element.flag(.selected) ? "true" : nil
    return row
  }

  private func content(of row: ElementTree.Element) -> Markup {
    Markup("div", "in", slot: .content).with("id", "l\(row.id)")
  }

  /// The button that selects a row, with the row's content as its name.
  ///
  /// It lies over the content, because a row that is a button itself would be no list item, and
  /// could not contain other controls.
  private func hit(_ row: ElementTree.Element) -> Markup {
    Markup("button", "hit").with("type", "button").sends(.tap)
      .with("aria-labelledby", row.text(.label) == nil ? "l\(row.id)" : nil)
      .with("aria-label", row.text(.label))
      .with("aria-pressed", row.flag(.selected) ? "true" : "false")
      .with("disabled", when: row.flag(.disabled))
  }

  /// The button that reveals and hides the actions at an edge, as an alternative to swiping.
  private func more(
    _ row: ElementTree.Element, _ edge: RowEdge, isRevealed: Bool
  ) -> Markup {
    Markup("button", "more \(edge.rawValue)", Self.glyph("ellipsis"))
      .with("type", "button").sends(.reveal).with("data-v", isRevealed ? "" : edge.rawValue)
      .with("aria-label", "Actions").with("aria-describedby", "l\(row.id)")
      .with("aria-expanded", isRevealed ? "true" : "false")
  }

  func rowActions(_ element: ElementTree.Element) -> Markup {
    let edge = element[.placement] == .leading ? "leading" : "trailing"
    return Markup("div", "rowacts \(edge)", slot: .content).with("role", "group")
      .with("aria-label", "Actions")
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

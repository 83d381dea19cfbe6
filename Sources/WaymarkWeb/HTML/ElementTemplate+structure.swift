// SPDX-License-Identifier: MIT

import WaymarkRender

extension ElementTemplate {
  func structure(_ element: ElementTree.Element) -> Markup {
    switch element.kind {
    case .window: window(element)
    case .screen: screen(element)
    case .tabs: tabs(element)
    case .tab:
      Markup("div", "tab", slot: .content)
        .with("role", "tabpanel")
        // Pages scroll, which the keyboard must reach even if nothing in them can be focused.
        .with("tabindex", isPage(element) && element.flag(.selected) ? "0" : nil)
        .with("aria-label", element.text(.title).flatMap { $0.isEmpty ? nil : $0 } ?? "Page")
        .with("hidden", when: !element.flag(.selected))
        .with("inert", when: !element.flag(.selected))
    case .split: split(element)
    case .column: column(element)
    case .toolbarItem:
      Markup("div", element[.placement] == .status ? "item status" : "item", slot: .content)
    default: Markup("div", "stack", slot: .content)
    }
  }

  private func isPage(_ tab: ElementTree.Element) -> Bool {
    tab.parent.flatMap { tree[$0] }?[.style] == .page
  }

  private func window(_ element: ElementTree.Element) -> Markup {
    let overlays = element.children.last.flatMap { tree[$0] }
    let isCovered =
      overlays?.kind == .overlays
      && overlays?.children.contains { !isTransparent($0) } == true
    return Markup(
      "div", "window",
      Markup("main", "under", slot: .content).with("inert", when: isCovered),
      Markup("div", "over", slot: .over))
  }

  /// A screen with a fixed bar over scrolling content that begins with the title.
  ///
  /// All parts are always present, hidden if they are not needed, so that a new title or back
  /// button changes only those nodes.
  private func screen(_ element: ElementTree.Element) -> Markup {
    let title = element.text(.title) ?? ""
    let subtitle = element.text(.subtitle) ?? ""
    let hasTitle = !title.isEmpty || !subtitle.isEmpty
    let back = element.text(.backTitle)
    let isShown = isLast(element, of: [.screen])
    let display = element[.titleDisplay]
    let isLarge = display == .large || (display == nil && back == nil)
    let hasBar = !element.flag(.barHidden)
    let hasItems = [Markup.Slot.leading, .principal, .trailing].contains {
      !tree.children(of: element, in: $0).isEmpty
    }
    let isRefreshable = element.flag(.refreshable)
    let isEmpty = !hasTitle && back == nil && !hasItems && !isRefreshable
    var bar = Markup(
      "header", "bar\(barClasses(element))",
      Markup(
        "div", "start",
        Markup(
          "button", "back",
          Self.glyph("chevron.left", "glyph chevron"),
          Markup("span", text: back ?? "")
        )
        .with("type", "button").sends(.back).with("hidden", when: back == nil)
        .with("aria-label", back.map { "Back to \($0)" }),
        Markup("div", "items", slot: .leading)),
      Self.heading("div", "name", title, subtitle).with("aria-hidden", "true"),
      Markup("div", "middle", slot: .principal),
      Markup(
        "div", "end",
        Markup("div", "items", slot: .trailing),
        Markup("button", "again", Self.glyph("arrow.clockwise"))
          .with("type", "button").sends(.refresh).with("aria-label", "Refresh")
          .with("aria-busy", element.flag(.refreshing) ? "true" : nil)
          .with("disabled", when: element.flag(.refreshing)).with("hidden", when: !isRefreshable))
    ).with("hidden", when: !hasBar || isEmpty)
    applyBarAppearance(element, &bar)
    let kind = hasBar && !isEmpty ? (isLarge ? "large" : "inline") : "bare"
    let isTight = back.map { Self.isTight(title: title, subtitle: subtitle, back: $0) } ?? false
    return Markup(
      "section", "screen \(kind)\(isTight ? " tight" : "")",
      bar,
      Markup(
        "div", "page",
        Self.heading("h1", "", title, subtitle)
          .with("tabindex", "-1").with("hidden", when: !hasTitle),
        Markup("div", "seek", slot: .search),
        Markup("div", "body", slot: .content)),
      Markup("div", "foot", slot: .bottom)
        .with("hidden", when: element.flag(.bottomBarHidden)),
      Markup("div", "foot keys", slot: .keyboard)
    )
    .with("hidden", when: !isShown)
    .with("data-t", element[.transition]?.pushName)
  }

  /// Returns a title, with the subtitle on a line of its own.
  private static func heading(
    _ tag: String, _ classes: String, _ title: String, _ subtitle: String
  ) -> Markup {
    guard !subtitle.isEmpty else { return Markup(tag, classes, text: title) }
    return Markup(
      tag, classes, Markup("span", text: title), Markup("span", "sub", text: subtitle))
  }

  /// Returns whether a centred title would overlap the label of the back button on a phone.
  ///
  /// The widths are estimates with an average character width; a wider screen has enough space.
  private static func isTight(title: String, subtitle: String, back: String) -> Bool {
    let half = max(Double(title.count) * 9.3, Double(subtitle.count) * 6.4) / 2
    let side = 34 + Double(back.count) * 8.6
    return half + side > 187
  }
}

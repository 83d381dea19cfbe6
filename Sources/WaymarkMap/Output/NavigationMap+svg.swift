// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The map as an SVG picture: the screens in columns by their distance from the launch.
  ///
  /// It shows the connections that ``mermaid`` shows, except for links.
  public var svg: String {
    let layout = MapLayout(self)
    let places = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.screen.id, $0) })
    let arrows = mainEdges.compactMap { edge -> String? in
      guard let from = places[edge.from], let to = places[edge.to] else { return nil }
      let (x1, y1) = (from.x + MapLayout.width, from.y + MapLayout.height / 2)
      let (x2, y2) = (to.x, to.y + MapLayout.height / 2)
      let bend = max(40, abs(x2 - x1) / 2)
      return """
        <path marker-end="url(#arrow)" d="M\(x1) \(y1)C\(x1 + bend) \(y1) \(x2 - bend) \(y2) \(x2) \(y2)">\
        <title>\(Self.markup("\(edge.from) → \(edge.to): \(edge.step)"))</title></path>
        """
    }
    let boxes = layout.nodes.map { node in
      let radius = [.root, .push].contains(node.screen.kind) ? 4 : 20
      let titles = [node.screen.title ?? node.screen.id, node.screen.id]
      let texts = zip(titles, [18, 35]).map { text, y in
        "<text fill=\"#111\" stroke=\"none\" x=\"\(node.x + 10)\" y=\"\(node.y + y)\">\(Self.markup(Self.short(text)))</text>"
      }
      return """
        <g><title>\(Self.markup(node.screen.id))</title>\
        <rect x="\(node.x)" y="\(node.y)" width="\(MapLayout.width)" \
        height="\(MapLayout.height)" rx="\(radius)"/>\(texts.joined())</g>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" \
      viewBox="0 0 \(layout.size.width) \(layout.size.height)" \
      width="\(layout.size.width)" height="\(layout.size.height)" \
      font-family="sans-serif" font-size="12" role="img">
      <title>\(Self.markup("The map of \(app)"))</title>
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="8" \
      markerHeight="8" orient="auto"><path d="M0 0L8 4L0 8z" fill="#666"/></marker></defs>
      <g fill="none" stroke="#666">
      \(arrows.joined(separator: "\n"))
      </g>
      <g fill="#fff" stroke="#333">
      \(boxes.joined(separator: "\n"))
      </g>
      </svg>

      """
  }

  private static func short(_ text: String) -> String {
    text.count > 30 ? "\(text.prefix(29))…" : text
  }

  /// Returns text for markup of XML and HTML.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

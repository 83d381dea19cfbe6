// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The map as an SVG picture: each screen to the right of the first screen that leads to it.
  ///
  /// It shows the connections that ``mermaid`` shows, except for links. Connections besides the
  /// first one to a screen are lines of text in the box of the screen that they lead from.
  ///
  /// With ``coverage``, screens and connections that were visited are marked.
  public var svg: String { picture { _ in nil } }

  /// Returns the picture, whose boxes are links.
  ///
  /// - Parameters:
  ///   - pictures: The pictures of screens that a page draws into the boxes.
  ///   - target: Returns the URL that the box of a screen leads to; nil for none.
  /// - Returns: The picture as SVG.
  func picture(
    _ pictures: MapPictures = MapPictures(), linkingTo target: (Screen) -> String?
  ) -> String {
    let layout = MapLayout(self, pictured: pictures.screens)
    let places = Dictionary(uniqueKeysWithValues: layout.nodes.map { ($0.screen.id, $0) })
    let ways = layout.nodes.compactMap { node -> String? in
      guard let edge = node.way, let from = places[edge.from] else { return nil }
      return Self.line(
        from: (from.x + layout.width, from.y + MapLayout.height / 2), to: node,
        "\(edge.from) → \(edge.to): \(edge.step)", isVisited: edge.isVisited)
    }
    let faulty = Set(findings.filter(\.kind.isFault).compactMap(\.screen))
    let boxes = layout.nodes.map { node in
      let box = Self.box(
        node, width: layout.width, isFaulty: faulty.contains(node.screen.id),
        pictures.image(of: node.screen.id))
      return target(node.screen).map { "<a href=\"\(Self.markup($0))\">\(box)</a>" } ?? box
    }
    let (width, height) = layout.size
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="map" viewBox="0 0 \(width) \(height)" \
      width="\(width)" height="\(height)" role="img">
      <title>\(Self.markup("The map of \(app)"))</title>
      <style>\(Self.look)</style>
      <defs><marker id="arrow" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" \
      markerHeight="7" orient="auto"><path class="head" d="M0 0L8 4L0 8z"/></marker></defs>
      \((ways + boxes).joined(separator: "\n"))
      </svg>

      """
  }

  private static func line(
    from: (x: Int, y: Int), to: MapLayout.Node, _ title: String, isVisited: Bool?
  ) -> String {
    let (x2, y2) = (to.x, to.y + MapLayout.height / 2)
    let middle = (from.x + x2) / 2
    return """
      <path class="way\(isVisited == true ? " visited" : "")" marker-end="url(#arrow)" \
      d="M\(from.x) \(from.y)C\(middle) \(from.y) \(middle) \(y2) \(x2 - 1) \(y2)">\
      <title>\(markup(title))</title></path>
      """
  }

  private static func box(
    _ node: MapLayout.Node, width: Int, isFaulty: Bool, _ image: String?
  ) -> String {
    let screen = node.screen
    let look = look(of: screen.kind)
    let title = screen.title.flatMap { $0.isEmpty ? nil : $0 } ?? screen.id
    var texts = [("name", title, 19), ("id", screen.id, 36)]
    for (index, other) in node.others.enumerated() {
      let name = other.title.flatMap { $0.isEmpty ? nil : $0 } ?? other.id
      texts.append(("id", "→ \(name)", 36 + (index + 1) * MapLayout.lineHeight))
    }
    let start = node.x + MapLayout.inset + (node.hasPicture ? MapLayout.picture.width + 12 : 0)
    let lines = texts.map { kind, text, y in
      "<text class=\"\(kind)\" x=\"\(start)\" y=\"\(node.y + y)\">\(markup(short(text)))</text>"
    }
    let right = node.x + width - 12
    var marks =
      isFaulty ? "<circle class=\"fault\" cx=\"\(right)\" cy=\"\(node.y + 12)\" r=\"5\"/>" : ""
    if let isVisited = screen.isVisited {
      marks += mark(isVisited, x: right, y: node.y + (isFaulty ? 29 : 12))
    }
    let picture = image.map { image in
      let (x, y) = (node.x + MapLayout.inset, node.y + MapLayout.inset)
      let place = """
        x="\(x)" y="\(y)" width="\(MapLayout.picture.width)" height="\(MapLayout.picture.height)"
        """
      return "<rect class=\"paper\" \(place) rx=\"6\"/><image \(image) \(place)/>"
        + "<rect class=\"edge\" \(place) rx=\"6\"/>"
    }
    return """
      <g><title>\(markup(screen.id))</title>\
      <rect class="box \(look.rawValue)" x="\(node.x)" y="\(node.y)" width="\(width)" \
      height="\(node.height)" rx="\(look == .over ? 16 : 6)"/>\
      \(picture ?? "")\(lines.joined())\(marks)</g>
      """
  }

  /// Returns the mark of a screen that was visited, or was not.
  static func mark(_ isVisited: Bool, x: Int, y: Int) -> String {
    isVisited
      ? """
      <circle class="seen" cx="\(x)" cy="\(y)" r="6"/>\
      <path class="tick" d="M\(x - 3) \(y)l2 2.5 4-5"/>
      """
      : "<circle class=\"unseen\" cx=\"\(x)\" cy=\"\(y)\" r=\"5\"/>"
  }

  /// How the box of a screen looks.
  enum BoxLook: String, CaseIterable {
    case root, push, over, brief
  }

  static func look(of kind: Screen.Kind) -> BoxLook {
    switch kind {
    case .root: .root
    case .push: .push
    case .sheet, .cover, .popover: .over
    case .alert, .dialog, .menu: .brief
    }
  }

  private static func short(_ text: String) -> String {
    text.count > 32 ? "\(text.prefix(31))…" : text
  }

  /// Returns text for markup of XML and HTML.
  static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}

extension NavigationMap {
  /// The style sheet of pictures and pages, in light and dark.
  static let look = """
    .map{font:12px system-ui,sans-serif}\
    .map text{stroke:none}.name{fill:#1c1c1e;font-weight:600}.id{fill:#5c5c61;font-size:11px}\
    .way{fill:none;stroke:#8e8e93;stroke-width:1.3}.head{fill:#8e8e93}\
    .box{stroke-width:1.3;fill:#fff;stroke:#a5a5aa}.root{fill:#e2efff;stroke:#2f7dd8}\
    .over{fill:#f2eaff;stroke:#8a5cd6}.brief{fill:#fff3df;stroke:#c98a1b;stroke-dasharray:4 3}\
    .fault{fill:#d70015}.seen{fill:#1e7b34}.tick{fill:none;stroke:#fff;stroke-width:1.6}\
    .unseen{fill:none;stroke:#6e6e73;stroke-width:1.5;stroke-dasharray:2 2}\
    .way.visited{stroke:#1e7b34;stroke-width:2.2}\
    .paper{fill:#f2f2f7}.edge{fill:none;stroke:#0003}\
    .map image{clip-path:inset(0 round 6px)}.map a:hover .box,.map a:focus-visible .box{stroke-width:2.5}\
    @media(prefers-color-scheme:dark){.name{fill:#f5f5f7}.id{fill:#b0b0b6}\
    .way{stroke:#77777d}.head{fill:#77777d}.box{fill:#2c2c2e;stroke:#636368}\
    .root{fill:#14304f;stroke:#4c9bf0}.over{fill:#342650;stroke:#a37ae8}\
    .brief{fill:#463314;stroke:#d9a441}.fault{fill:#ff6961}\
    .seen{fill:#5bd778}.tick{stroke:#0b2b13}.unseen{stroke:#a1a1a6}.way.visited{stroke:#5bd778}\
    .paper{fill:#000}.edge{stroke:#fff4}}
    """
}

// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The map as one HTML page without scripts: the picture, the findings, and each screen with what
  /// leads away from it.
  ///
  /// With ``coverage``, screens and connections that were visited are marked.
  public var html: String { html() }

  /// Returns the map as one HTML page, with pictures of its screens, which a script draws.
  package func html(_ pictures: MapPictures = MapPictures()) -> String {
    let anchors = Dictionary(uniqueKeysWithValues: zip(screens.map(\.id), 0...)).mapValues {
      "s\($0)"
    }
    func link(_ id: Screen.ID) -> String {
      let text = "<code>\(Self.markup(id))</code>"
      return anchors[id].map { "<a href=\"#\($0)\">\(text)</a>" } ?? text
    }
    let faults = findings.filter(\.kind.isFault)
    let notes = findings.filter { !$0.kind.isFault }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(Self.markup("The map of \(app)"))</title>
      <meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
      <style>\(Self.pageLook)</style></head>
      <body><header><h1>\(Self.markup("The map of \(app)"))</h1>
      <p>\(screens.count) screens · \(edges.count) edges · \(faults.count) faults · \
      \(notes.count) notes\(coverage.map { " · \(summary(of: $0))" } ?? "")</p></header>
      <figure tabindex="0" aria-label="Picture of the map">
      \(picture(pictures) { anchors[$0.id].map { "#\($0)" } })</figure>
      \(legend)
      \(coverage.map { Self.section($0, unvisited: (unvisitedScreens, unvisitedEdges), link) } ?? "")\
      <h2>Findings</h2>
      \(Self.list(faults, "Faults", link))\(Self.list(notes, "Notes", link))
      <h2>Screens</h2>
      <div class="screens">
      \(screens.map { section($0, anchors[$0.id] ?? "", pictures, link) }.joined(separator: "\n"))
      </div>
      \(pictures.script)</body></html>

      """
  }

  private func section(
    _ screen: Screen, _ anchor: String, _ pictures: MapPictures, _ link: (Screen.ID) -> String
  ) -> String {
    let ways = edges(from: screen.id).map { edge in
      let tick = edge.isVisited == true ? " class=\"visited\"" : ""
      return "<li\(tick)>\(Self.markup("\(edge.step)")) → \(link(edge.to))</li>"
    }
    let visits = screen.visits.map { visits in
      visits == 0 ? " · not visited" : " · visited by \(Self.count(visits, "recording"))"
    }
    let way = screen.steps.map(\.description).joined(separator: ", ")
    let title = screen.title.flatMap { $0.isEmpty ? nil : $0 } ?? screen.id
    return """
      <section id="\(anchor)">\(pictures.figure(of: screen.id))<h3>\(Self.markup(title))</h3>
      <p><code>\(Self.markup(screen.id))</code> · \(screen.kind.rawValue)\(visits ?? "")</p>
      <p>Reached by: \(Self.markup(way)).</p>
      \(ways.isEmpty ? "" : "<ul>\(ways.joined())</ul>")</section>
      """
  }

  private static func section(
    _ coverage: Coverage, unvisited: (screens: [Screen], edges: [Edge]),
    _ link: (Screen.ID) -> String
  ) -> String {
    let rows =
      coverage.problems.map { "Stopped early<td>\(markup("\($0.recording): \($0.reason)"))" }
      + unvisited.screens.map { "Screen not visited<td>\(link($0.id))" }
      + unvisited.edges.map { edge in
        "Edge not visited<td>\(link(edge.from)) → \(link(edge.to)): \(markup("\(edge.step)"))"
      } + coverage.otherScreens.map { "Not on the map<td><code>\(markup($0))</code>" }
    guard !rows.isEmpty else { return "" }
    return """
      <h2>Coverage</h2>
      <div class="table"><table><thead><tr><th>Kind<th>What<tbody>
      \(rows.map { "<tr><td>\($0)" }.joined(separator: "\n"))
      </table></div>

      """
  }

  private static func list(
    _ findings: [Finding], _ title: String, _ link: (Screen.ID) -> String
  ) -> String {
    guard !findings.isEmpty else { return "" }
    let rows = findings.map { finding in
      let place =
        finding.screen.map(link) ?? finding.link.map { "<code>\(markup($0))</code>" } ?? ""
      return "<tr><td>\(finding.kind.rawValue)<td>\(place)<td>\(markup(finding.message))"
    }
    return """
      <h3>\(title)</h3>
      <div class="table"><table><thead><tr><th>Kind<th>Screen or link<th>Finding<tbody>
      \(rows.joined(separator: "\n"))
      </table></div>

      """
  }

  private var legend: String {
    let texts: [BoxLook: String] = [
      .root: "First screen of the app or of a tab", .push: "Pushed",
      .over: "Sheet, cover or popover", .brief: "Alert, dialog or menu",
    ]
    let parts = BoxLook.allCases.map { look in
      let radius = look == .over ? 7 : 3
      return """
        <li><svg class="map" width="30" height="18" aria-hidden="true"><rect \
        class="box \(look.rawValue)" x="1" y="1" width="28" height="16" rx="\(radius)"/></svg> \
        \(texts[look] ?? "")</li>
        """
    }
    let marks = [
      ("<circle class=\"fault\" cx=\"7\" cy=\"7\" r=\"5\"/>", "has a fault"),
      (Self.mark(true, x: 7, y: 7), "visited by a recording"),
      (Self.mark(false, x: 7, y: 7), "not visited"),
      ("<path class=\"way visited\" d=\"M0 7H14\"/>", "way that was visited"),
    ].prefix(coverage == nil ? 1 : 4)
    let signs = marks.map { mark, text in
      "<li><svg class=\"map\" width=\"14\" height=\"14\" aria-hidden=\"true\">\(mark)</svg> "
        + "\(text)</li>"
    }
    return """
      <ul class="legend">\(parts.joined())<li>→ also leads to</li>\(signs.joined())</ul>
      """
  }

  private static let pageLook = """
    body{font:16px/1.45 system-ui,sans-serif;margin:0 auto;padding:32px 24px 64px;\
    max-width:1500px;color:#1c1c1e;background:#f5f5f7}\
    h1{margin:0;font-size:30px;letter-spacing:-.02em}h2{margin:40px 0 12px;font-size:22px}\
    h3{margin:0 0 8px;font-size:16px}header p{margin:4px 0 20px}p{margin:0 0 6px}\
    header p,section p,.legend{color:#5c5c61;font-size:14px}\
    figure,.table,section{background:#fff;border-radius:12px;box-shadow:0 0 0 1px #0001}\
    figure{margin:0;overflow:auto}figure svg{display:block}.table{overflow:auto;margin-bottom:20px}\
    .legend{display:flex;flex-wrap:wrap;gap:8px 24px;padding:0;margin:12px 0 0;list-style:none}\
    .legend svg{vertical-align:-4px}\
    table{border-collapse:collapse;width:100%;font-size:14px}\
    th,td{text-align:left;vertical-align:top;padding:8px 16px}th{font-weight:600}\
    td{border-top:1px solid #0001}td:first-child{white-space:nowrap}\
    code{font:13px ui-monospace,monospace;overflow-wrap:anywhere}a{color:#0058b8}\
    .screens{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(320px,1fr))}\
    section{padding:16px;scroll-margin:16px}section:target{outline:2px solid #2f7dd8}\
    section ul{margin:8px 0 0;padding-left:18px;font-size:14px}\
    section::after{content:"";display:block;clear:both}\
    section img{float:right;margin:0 0 8px 16px;border-radius:12px;box-shadow:0 0 0 1px #0003}\
    li.visited::marker{content:"✓ ";color:#1e7b34}\
    @media(prefers-color-scheme:dark){body{color:#f5f5f7;background:#121214}\
    header p,section p,.legend{color:#b0b0b6}a{color:#6db3ff}\
    figure,.table,section{background:#1c1c1e;box-shadow:0 0 0 1px #fff2}td{border-color:#fff2}\
    section img{box-shadow:0 0 0 1px #fff4}li.visited::marker{color:#5bd778}}
    """
}

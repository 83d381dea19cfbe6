// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The map as one HTML page without scripts: the picture, the findings, and each screen with what
  /// leads away from it.
  public var html: String {
    let sections = screens.map { screen in
      let ways = edges(from: screen.id).map { edge in
        "<li>\(Self.markup("\(edge.step)")) → \(Self.markup(edge.to))</li>"
      }
      let way = screen.steps.map(\.description).joined(separator: ", ")
      return """
        <section><h3>\(Self.markup(screen.label))</h3>
        <p>\(Self.markup("\(screen.kind.rawValue); reached by: \(way)"))</p>
        <ul>\(ways.joined())</ul></section>
        """
    }
    let found = findings.map { finding in
      "<li><b>\(finding.kind.rawValue)</b> \(Self.markup(finding.message))</li>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head><meta charset="utf-8"><title>\(Self.markup("The map of \(app)"))</title>
      <meta name="viewport" content="width=device-width">
      <style>body{font:15px/1.4 sans-serif;margin:24px}figure{margin:0;overflow:auto}</style></head>
      <body><h1>\(Self.markup("The map of \(app)"))</h1>
      <figure>
      \(svg)</figure>
      <h2>Findings</h2>
      <ul>\(found.joined(separator: "\n"))</ul>
      <h2>Screens</h2>
      \(sections.joined(separator: "\n"))
      </body></html>

      """
  }
}

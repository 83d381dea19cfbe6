// SPDX-License-Identifier: MIT

extension NavigationMap {
  /// The map as a flowchart of Mermaid, which GitHub and GitLab draw.
  ///
  /// Each connection is one arrow with the step of its first edge. Ways back, and the tabs of a tab
  /// bar except for the launch, are left out, since they would cover everything else.
  public var mermaid: String {
    let numbers = Dictionary(uniqueKeysWithValues: zip(screens.map(\.id), 0...))
    func name(_ id: Screen.ID) -> String { numbers[id].map { "s\($0)" } ?? "outside" }
    let nodes = screens.map { screen in
      let text = Self.escaped(screen.label)
      let shape =
        switch screen.kind {
        case .root: "[[\"\(text)\"]]"
        case .push: "[\"\(text)\"]"
        case .sheet, .cover, .popover: "(\"\(text)\")"
        case .alert, .dialog, .menu: "{{\"\(text)\"}}"
        }
      return "  \(name(screen.id))\(shape)"
    }
    let arrows = mainEdges.map { edge in
      let line = edge.from == Self.outside ? "-.->" : "-->"
      let text = edge.from == Self.outside ? "" : "|\"\(Self.escaped(edge.step.description))\"|"
      return "  \(name(edge.from)) \(line)\(text) \(name(edge.to))"
    }
    return (["flowchart LR", "  outside((\" \"))"] + nodes + arrows).joined(separator: "\n") + "\n"
  }

  private static func escaped(_ text: String) -> String {
    markup(text).replacing("\n", with: " ")
  }

  /// One edge for each connection that a picture shows.
  var mainEdges: [Edge] {
    let kinds = Dictionary(uniqueKeysWithValues: screens.map { ($0.id, $0.kind) })
    var found: Set<MapDifference.Connection> = []
    return edges.filter { edge in
      if edge.from == edge.to || edge.step.action == .back || edge.step.action == .dismiss {
        return false
      }
      if edge.from != Self.outside, kinds[edge.to] == .root { return false }
      if isWayBack(edge) { return false }
      return found.insert(.init(from: edge.from, to: edge.to)).inserted
    }
  }

  /// Whether an edge leads to a screen that goes on to its first screen: a Close button.
  private func isWayBack(_ edge: Edge) -> Bool {
    guard let from = screen(edge.from), let to = screen(edge.to) else { return false }
    return from.steps.starts(with: to.steps)
  }
}

extension NavigationMap.Screen {
  /// The title and the id of the screen, as far as they differ.
  var label: String {
    guard let title, !title.isEmpty, !id.contains(title) else { return id }
    return "\(title) — \(id)"
  }
}

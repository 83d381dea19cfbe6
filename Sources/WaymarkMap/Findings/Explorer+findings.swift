// SPDX-License-Identifier: MIT

extension Explorer {
  /// Adds the findings about the map as a whole.
  func judge() {
    let paths = MapPaths(edges)
    for screen in screens.values where explored.contains(screen.id) {
      judgeExits(of: screen, paths)
    }
    if links != nil { judgeLinks() }
    judgeGates()
  }

  // MARK: Exits

  private func judgeExits(of screen: NavigationMap.Screen, _ paths: MapPaths) {
    guard screen.kind != .root else { return }
    let id = screen.id
    let openers = paths.openers(of: id)
    // A presentation that closes when it opens a screen is not returned to.
    let closing = openers.filter { ![.root, .push].contains(screens[$0]?.kind) }
    let below = openers.union(closing.flatMap { paths.openers(of: $0) })
    let canReturn = !below.isDisjoint(with: paths.reach(from: id))
    if !canReturn {
      if paths.isClosed(id) {
        findings.insert(
          .init(.trap, screen: id, message: "Nothing leads away from \(id) for good."))
      } else {
        findings.insert(
          .init(
            .noWayBack, screen: id,
            message: "Nothing leads from \(id) back to "
              + openers.sorted().joined(separator: " or ") + "."))
      }
    }
    guard [.push, .sheet, .cover].contains(screen.kind) else { return }
    let onward = edges.contains { edge in
      guard edge.from == id, edge.to != id, edge.step.action == .tap, let to = screens[edge.to]
      else { return false }
      // A Close button leads to a screen on the way to this one.
      return to.kind != .root && !screen.steps.starts(with: to.steps)
    }
    if !onward {
      findings.insert(
        .init(.deadEnd, screen: id, message: "No control of \(id) leads to another screen."))
    }
  }

  // MARK: Links

  private func judgeLinks() {
    for screen in screens.values {
      let into = edges.filter { $0.to == screen.id && $0.from != screen.id }
      if screen.pattern == nil {
        if [.root, .push, .sheet, .cover].contains(screen.kind) {
          findings.insert(
            .init(.noLink, screen: screen.id, message: "No link opens \(screen.id)."))
        }
      } else if into.allSatisfy({ $0.from == NavigationMap.outside && $0.step.action == .open }) {
        findings.insert(
          .init(
            .onlyLink, screen: screen.id, link: screen.pattern,
            message: "Only a link opens \(screen.id); no control leads to it."))
      }
    }
    for entry in links?.entries ?? [] where screens[entry.pattern] == nil {
      findings.insert(
        .init(
          .unreachable, link: entry.pattern,
          message: "Neither a link nor a control shows the screen of \(entry.pattern)."))
    }
  }

  // MARK: Gates

  private func judgeGates() {
    for (id, offer) in offers {
      guard let open = offer.open, let closed = offer.closed, open != closed else { continue }
      let more = open.subtracting(closed).sorted()
      let less = closed.subtracting(open).sorted()
      let parts = [
        more.isEmpty ? nil : "only with it open: \(more.joined(separator: ", "))",
        less.isEmpty ? nil : "only with it closed: \(less.joined(separator: ", "))",
      ]
      findings.insert(
        .init(
          .gateDifference, screen: id, link: screens[id]?.pattern,
          message: "\(id) differs by its gate; " + parts.compactMap { $0 }.joined(separator: "; ")
            + "."))
    }
  }
}

/// Which screens lead to which, as far as the person is inside the app.
struct MapPaths {
  private var next: [String: Set<String>] = [:]
  private var previous: [String: Set<String>] = [:]
  private let launched: Set<String>

  init(_ edges: Set<NavigationMap.Edge>) {
    launched = Set(edges.filter { $0.step.action == .launch }.map(\.to))
    for edge in edges where edge.from != NavigationMap.outside && edge.from != edge.to {
      next[edge.from, default: []].insert(edge.to)
      if edge.step.action == .tap { previous[edge.to, default: []].insert(edge.from) }
    }
  }

  /// The screens with a control that opens a screen; the first screens if there are none.
  func openers(of id: String) -> Set<String> {
    previous[id].flatMap { $0.isEmpty ? nil : $0 } ?? launched
  }

  /// The screens that can be reached from a screen in one or more steps.
  func reach(from id: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [id]
    while let here = rest.popLast() {
      for other in next[here, default: []] where found.insert(other).inserted { rest.append(other) }
    }
    return found
  }

  /// Whether all screens that can be reached from a screen lead back to it, and none is a first
  /// screen of the app.
  func isClosed(_ id: String) -> Bool {
    let inside = reach(from: id)
    return inside.isDisjoint(with: launched)
      && inside.allSatisfy { $0 == id || reach(from: $0).contains(id) }
  }
}

// SPDX-License-Identifier: MIT

extension NavigationMap: CustomStringConvertible {
  /// The map for people: each screen with its edges, the findings, and the coverage.
  public var description: String {
    var lines = ["\(app): \(Self.count(screens, "screen")), \(Self.count(edges, "edge"))"]
    for screen in screens {
      lines.append("")
      lines.append("\(screen.label) (\(screen.kind.rawValue))")
      for edge in mainEdges where edge.from == screen.id {
        lines.append("  \(edge.step) → \(edge.to)")
      }
    }
    let faults = findings.filter(\.kind.isFault)
    let notes = findings.filter { !$0.kind.isFault }
    for (list, noun) in [(faults, "fault"), (notes, "note")] where !list.isEmpty {
      lines += ["", Self.count(list, noun)]
      lines += list.map { "  \($0.kind.rawValue): \($0.message)" }
    }
    if let coverage { lines += [""] + self.lines(of: coverage) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func lines(of coverage: Coverage) -> [String] {
    ["Coverage: \(summary(of: coverage))"]
      + coverage.problems.map { "  stopped early: \($0.recording): \($0.reason)" }
      + unvisitedScreens.map { "  not visited: \($0.label)" }
      + unvisitedEdges.map { "  not visited: \($0.from) → \($0.to): \($0.step)" }
      + coverage.otherScreens.map { "  not on the map: \($0)" }
  }

  /// Returns the coverage on one line.
  func summary(of coverage: Coverage) -> String {
    let (seen, ways) = (screens.count { $0.isVisited == true }, mainEdges)
    let used = ways.count { $0.isVisited == true }
    return "\(seen) of \(Self.count(screens, "screen")) and \(used) of "
      + "\(Self.count(ways, "connection")) visited by \(Self.count(coverage.recordings, "recording"))"
  }

  /// The screens that no recording has visited; empty without ``coverage``.
  public var unvisitedScreens: [Screen] { screens.filter { $0.isVisited == false } }

  /// An edge for each connection that the picture shows and no recording has visited; empty without
  /// ``coverage``.
  public var unvisitedEdges: [Edge] { mainEdges.filter { $0.isVisited == false } }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func count(_ list: some Collection, _ noun: String) -> String {
    count(list.count, noun)
  }
}

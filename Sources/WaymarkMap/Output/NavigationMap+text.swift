// SPDX-License-Identifier: MIT

extension NavigationMap: CustomStringConvertible {
  /// The map for people: each screen with its ways onward, and the findings.
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
    return lines.joined(separator: "\n") + "\n"
  }

  private static func count(_ list: some Collection, _ noun: String) -> String {
    "\(list.count) \(noun)\(list.count == 1 ? "" : "s")"
  }
}

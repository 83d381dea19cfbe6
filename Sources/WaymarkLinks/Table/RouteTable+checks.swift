// SPDX-License-Identifier: MIT

extension RouteTable {
  /// What is wrong with the parents, as far as made-up values show it.
  func parentIssues() -> [RouteTableIssue] {
    var issues: [RouteTableIssue] = []
    for (index, route) in codecs.routes.enumerated() {
      var random = LinkRandom(seed: UInt64(index))
      guard let parent = route.parent, let value = route.sample(&random),
        let above = parent(value)
      else { continue }
      let pattern = core.entries[index].pattern
      if codecs.entry(for: above) < 0 {
        issues.append(
          RouteTableIssue(
            kind: .unknownParent, patterns: [pattern], example: core.entries[index].example,
            description: "No entry prints the parent of \(pattern)."))
      }
    }
    return issues
  }
}

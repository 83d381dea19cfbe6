// SPDX-License-Identifier: MIT

extension LinkCodecs {
  /// What is wrong with the parents, as far as one made-up value for each entry shows it.
  func parentIssues(_ entries: [LinkEntry]) -> [RouteTableIssue] {
    var issues: [RouteTableIssue] = []
    var above = ContiguousArray<Int>(repeating: -1, count: routes.count)
    var samples = ContiguousArray<R?>(repeating: nil, count: routes.count)
    for index in routes.indices {
      var random = LinkRandom(seed: UInt64(index))
      guard let parent = all[index].parent, let value = sample(index, &random),
        let under = parent(value)
      else { continue }
      samples[index] = value
      above[index] = entry(for: under, near: index)
      if above[index] < 0 {
        issues.append(
          RouteTableIssue(
            kind: .unknownParent, patterns: [entries[index].pattern],
            example: entries[index].example,
            description: "No entry prints the parent of \(entries[index].pattern)."))
      }
    }
    for index in routes.indices {
      guard let value = samples[index], isCircle(above, from: index), isCircle(from: value) else {
        continue
      }
      var patterns: [String] = []
      var entry = index
      repeat {
        patterns.append(entries[entry].pattern)
        entry = above[entry]
      } while entry >= 0 && !patterns.contains(entries[entry].pattern)
      issues.append(
        RouteTableIssue(
          kind: .parentCycle, patterns: patterns, example: entries[index].example,
          description: "The chain of parents of \(entries[index].pattern) does not end."))
    }
    return issues
  }

  /// A made-up value that an entry prints.
  func sample(_ index: Int, _ random: inout LinkRandom) -> R? {
    for _ in 0..<4 {
      if let value = routes[index].sample(&random), all[index].prints(value) { return value }
    }
    return nil
  }

  /// An entry that prints a route, looked for around that of its child first; -1 for none.
  private func entry(for route: R, near index: Int) -> Int {
    let constant = constants.entry(for: route, hash: route.hashValue & Int.max)
    if constant >= 0 { return constant }
    for entry in (max(0, index - 16)..<index).reversed() where all[entry].prints(route) {
      return entry
    }
    return all.firstIndex { $0.prints(route) } ?? -1
  }

  /// Whether an entry is above itself.
  private func isCircle(_ above: ContiguousArray<Int>, from index: Int) -> Bool {
    var entry = above[index]
    var steps = 0
    while entry >= 0, steps < above.count {
      if entry == index { return true }
      entry = above[entry]
      steps += 1
    }
    return false
  }

  /// Whether going up from a value comes back to one that was there, or to no end.
  private func isCircle(from route: R) -> Bool {
    var seen: Set<R> = [route]
    var current = route
    for _ in 0..<64 {
      let entry = entry(for: current)
      guard entry >= 0, let parent = all[entry].parent?(current) else { return false }
      if !seen.insert(parent).inserted { return true }
      current = parent
    }
    return true
  }
}

// SPDX-License-Identifier: MIT

import SeededGenerators
import Testing
import WaymarkRoutes

private let platforms: [NavigationPlatform] = [
  .allAtOnce, .navigationStack, .navigationStack(dismissesSeveral: false), .navigationView,
  .navigationView(dismissesSeveral: false),
]

/// Compares plans with the steps that a platform allows.
@Suite struct PlanOracleTests {
  @Test(arguments: platforms, [(3, "p1 p2 s1 c2"), (4, "p1 p2 s1"), (3, "p1 S1 s1")])
  func `no way between two short paths has fewer steps`(
    platform: NavigationPlatform, size: (length: Int, alphabet: String)
  ) {
    let paths = self.paths(of: routes(size.alphabet), upTo: size.length)
    let ways = paths.map { from in
      paths.indices.filter { platform.allows(from, paths[$0]) }
    }
    for (start, from) in paths.enumerated() {
      let distances = breadthFirst(from: start, ways)
      for (goal, to) in paths.enumerated() {
        let plan = NavigationPlan(from: from, to: to, on: platform)
        // Every sequence of steps over paths as short as these is considered.
        guard let fewest = distances[goal], fewest < plan.steps.count else { continue }
        Issue.record("\(fewest) steps suffice for [\(text(from))] → [\(text(to))]\n\(plan)")
      }
    }
  }

  @Test(arguments: platforms)
  func `each step of a random plan is allowed, and the last one reaches the goal`(
    platform: NavigationPlatform
  ) {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for round in 0..<5000 {
      let from = path(&random)
      let to = Bool.random(using: &random) ? path(&random) : edited(from, &random)
      let plan = NavigationPlan(from: from, to: to, on: platform)
      var shown = from
      for step in plan.steps {
        let allowed = platform.allows(shown, step.routes) && shown != step.routes
        #expect(allowed, "seed \(seed), round \(round): \(shown) →\n\(plan)")
        shown = step.routes
      }
      #expect(shown == to, "seed \(seed), round \(round): \(from) → \(to)\n\(plan)")
    }
  }

  @Test(
    arguments: platforms,
    [.silently, .push, .pop, .crossFade, .unanimated] as [ReplaceStyle])
  func `a random replacement in a style reaches the goal, and in as few steps as it says`(
    platform: NavigationPlatform, style: ReplaceStyle
  ) {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SplitMix(seed: seed)
    for round in 0..<1000 {
      let from = path(&random)
      let to = edited(from, &random)
      let plan = NavigationPlan(from: from, to: to, on: platform, replacing: style)
      let plain = NavigationPlan(from: from, to: to, on: platform)
      var story: Comment { "seed \(seed), round \(round): \(from) →\n\(plan)" }
      #expect((plan.steps.last?.routes ?? from) == to, story)
      guard plan.steps.contains(where: { $0.transition != nil }) else {
        #expect(plan == plain, story)
        continue
      }
      #expect(plan.steps.allSatisfy { $0.transition == style }, story)
      switch style {
      case .push, .pop: #expect(plan.steps.count == 2, story)
      case .crossFade, .unanimated: #expect(plan.steps.count == 1, story)
      case .silently, .automatic: #expect(!plan.steps.contains { $0.isAnimated }, story)
      }
    }
  }

  // MARK: Search

  private func paths(of alphabet: [Route<Int>], upTo length: Int) -> [[Route<Int>]] {
    var all: [[Route<Int>]] = [[]]
    var last = all
    for _ in 0..<length {
      last = last.flatMap { path in alphabet.map { path + [$0] } }
      all += last
    }
    return all
  }

  private func breadthFirst(from start: Int, _ ways: [[Int]]) -> [Int?] {
    var distances = [Int?](repeating: nil, count: ways.count)
    distances[start] = 0
    var edge = [start]
    var steps = 0
    while !edge.isEmpty {
      steps += 1
      var next: [Int] = []
      for place in edge {
        for other in ways[place] where distances[other] == nil {
          distances[other] = steps
          next.append(other)
        }
      }
      edge = next
    }
    return distances
  }

  // MARK: Random paths

  private func route(_ random: inout SplitMix) -> Route<Int> {
    let number = Int.random(in: 1...4, using: &random)
    return switch Int.random(in: 0..<8, using: &random) {
    case 0: .sheet(number)
    case 1: .sheet(number, withNavigation: true)
    case 2: .cover(number, withNavigation: true)
    default: .push(number)
    }
  }

  private func path(_ random: inout SplitMix) -> [Route<Int>] {
    (0..<Int.random(in: 0...9, using: &random)).map { _ in route(&random) }
  }

  /// The path with a few routes removed, inserted, replaced or moved.
  private func edited(_ path: [Route<Int>], _ random: inout SplitMix) -> [Route<Int>] {
    var path = path
    for _ in 0...Int.random(in: 0...2, using: &random) {
      let index = Int.random(in: 0...path.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where index < path.count: path.remove(at: index)
      case 1: path.insert(route(&random), at: index)
      case 2 where index < path.count: path[index] = route(&random)
      case 3 where index < path.count: path.swapAt(index, path.count - 1)
      default: path.removeLast(min(index, path.count))
      }
    }
    return path
  }
}

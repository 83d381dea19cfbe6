// SPDX-License-Identifier: MIT

import Waymark

/// Measures plans between two long paths with equal lower halves, for each kind of platform.
@MainActor
func plan(_ reporter: Reporter) {
  let n = 2000
  let from = mixed(0..<n)
  let to = mixed(0..<n / 2) + mixed(n..<n + n / 2)
  let platforms: [(String, NavigationPlatform)] = [
    ("plan", .navigationStack), ("planView", .navigationView), ("planOnce", .allAtOnce),
  ]
  for (name, platform) in platforms where reporter.wants(name, n) {
    var steps = 0
    let samples = (0..<100).map { _ in
      reporter.measure { steps = NavigationPlan(from: from, to: to, on: platform).steps.count }
    }
    reporter.report("navigation", name, n, samples, ["steps": Double(steps)])
  }
}

private func mixed(_ numbers: Range<Int>) -> [Route<AnyHashable>] {
  numbers.map { number in
    switch number % 10 {
    case 4: .sheet(AnyHashable(number), withNavigation: true)
    case 9: .cover(AnyHashable(number), withNavigation: true)
    default: .push(AnyHashable(number))
    }
  }
}

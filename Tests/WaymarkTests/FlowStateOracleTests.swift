// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

@testable import Waymark

/// After any events in any order, a flow's state shows what the paths contain.
struct FlowStateOracleTests {
  @Test(arguments: [NavigationPlatform.allAtOnce, .navigationStack, .navigationView])
  func `what is shown ends as what is wanted, and each closed screen is notified once`(
    platform: NavigationPlatform
  ) {
    let first = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(max(1, oracleSteps)) {
      guard check(seed: first &+ round, platform) else { return }
    }
  }

  /// With this seed, the last plan has many steps.
  @Test func `a seed that once failed stays green`() {
    _ = check(seed: 7_942_723_691_912_340_446, .navigationView)
  }

  /// Checks a seed, and records any error.
  private func check(seed: UInt64, _ platform: NavigationPlatform) -> Bool {
    var world = FlowWorld(seed: seed, platform)
    for _ in 0..<60 { world.step() }
    world.finish()
    guard let problem = world.problem else { return true }
    Issue.record("seed \(seed) on \(platform): \(problem)\n\(world.log)")
    return false
  }
}

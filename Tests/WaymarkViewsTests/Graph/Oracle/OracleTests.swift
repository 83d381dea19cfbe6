// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing

/// The test that guards the reconciler: after any changes, an app shows the same as a fresh mount
/// of the same state.
@MainActor
struct OracleTests {
  /// The number of steps, which `WAYMARK_ORACLE_STEPS` can set.
  private static var steps: Int {
    ProcessInfo.processInfo.environment["WAYMARK_ORACLE_STEPS"].flatMap { Int($0) } ?? 4000
  }

  @Test func `the patched tree equals a fresh mount after any random steps`() {
    let first = UInt64.random(in: 0...UInt64.max)
    for round in 0..<UInt64(max(1, Self.steps / 200)) {
      check(seed: first &+ round)
    }
  }

  /// Seeds that once revealed an error.
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `seeds that once failed stay green`(seed: UInt64) { check(seed: seed) }

  private func check(seed: UInt64) {
    var source = SplitMix(seed: seed)
    let steps = (0..<200).map { _ in OracleStep.random(&source) }
    let isObserved = seed.isMultiple(of: 2)
    let animations = seed % 3 == 0 ? nil : seed
    func failure(of steps: [OracleStep], every interval: Int) -> String? {
      OracleRun.failure(
        of: steps, every: interval, isObserved: isObserved, animations: animations)
    }
    guard var problem = failure(of: steps, every: 10) else { return }
    var least = steps
    // Shortens the run by removing smaller and smaller parts that are not required.
    var size = least.count / 2
    while size > 0 {
      var start = 0
      while start < least.count {
        var shorter = least
        shorter.removeSubrange(start..<min(start + size, shorter.count))
        if let still = failure(of: shorter, every: 1) {
          least = shorter
          problem = still
        } else {
          start += size
        }
      }
      size /= 2
    }
    Issue.record("seed \(seed), \(least.count) steps:\n\(least)\n\(problem)")
  }
}

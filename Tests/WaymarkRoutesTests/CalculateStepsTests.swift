// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

/// What FlowStacks answers, with (`one`) and without navigation updates in one.
private let answers: [(from: String, to: String, one: [String], single: [String])] = [
  ("", "", [""], [""]),
  ("p1 p2", "p1 p3", ["p1 p3"], ["p1 p3"]),
  ("p1 p2", "p1 s3", ["p1 p2", "p1", "p1 s3"], ["p1 p2", "p1", "p1 s3"]),
  ("s1", "S1", ["s1", "", "S1"], ["s1", "", "S1"]),
  ("p1 s2", "p1 p3", ["p1 s2", "p1 p3"], ["p1 s2", "p1", "p1 p3"]),
  (
    "", "S1 p2 p3 p4", ["", "S1 p2 p3 p4"], ["", "S1", "S1 p2", "S1 p2 p3", "S1 p2 p3 p4"]
  ),
  (
    "", "p1 p2 S3 p4 s5", ["", "p1 p2", "p1 p2 S3 p4", "p1 p2 S3 p4 s5"],
    ["", "p1", "p1 p2", "p1 p2 S3", "p1 p2 S3 p4", "p1 p2 S3 p4 s5"]
  ),
  ("p1 S2 s3", "p1 s3", ["p1 S2 s3", "p1", "p1 s3"], ["p1 S2 s3", "p1", "p1 s3"]),
  ("p1 p2 p3", "p1 p3", ["p1 p3 p3", "p1 p3"], ["p1 p3 p3", "p1 p3"]),
  ("p1 p2 s3 p4", "p5", ["p5 p2 s3 p4", "p5"], ["p5 p2 s3 p4", "p5"]),
]

@Suite struct CalculateStepsTests {
  @Test(arguments: answers)
  func `the steps are those of FlowStacks`(
    line: (from: String, to: String, one: [String], single: [String])
  ) {
    for (allow, steps) in [(true, line.one), (false, line.single)] {
      let calculated = FlowPath.calculateSteps(
        from: routes(line.from), to: routes(line.to), allowNavigationUpdatesInOne: allow)
      #expect(calculated.map(text) == steps)
    }
  }

  @Test func `screens need not be comparable`() {
    struct Opaque {}
    let steps = FlowPath.calculateSteps(
      from: [], to: [.push(Opaque()), .push(Opaque())], allowNavigationUpdatesInOne: false)
    #expect(steps.map(\.count) == [0, 1, 2])
  }
}

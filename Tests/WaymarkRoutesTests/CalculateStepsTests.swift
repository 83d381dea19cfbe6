// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

/// The results of FlowStacks, with (`one`) and without navigation updates in one step.
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

  /// Without several dismissals in one step.
  @Test(arguments: [
    ("p1 s2 p3 s4 p5", "", ["p1 s2 p3 s4 p5", "p1 s2 p3", "p1", ""]),
    ("p1 S2 s3", "p1 s3", ["p1 S2 s3", "p1 S2", "p1", "p1 s3"]),
    ("s1 p2 p3", "s1 p4", ["s1 p4 p3", "s1 p4"]), ("p1 p2", "p3", ["p3 p2", "p3"]),
    ("s1", "S1 p2", ["s1", "", "S1 p2"]), ("s1 s2", "s1 s3", ["s1 s3"]),
  ])
  func `each sheet is dismissed in a step of its own, if several are not in one`(
    from: String, to: String, steps: [String]
  ) {
    let calculated = FlowPath.calculateSteps(
      from: routes(from), to: routes(to), allowMultipleDismissalsInOne: false,
      allowNavigationUpdatesInOne: true)
    #expect(calculated.map(text) == steps)
  }

  @Test func `screens need not be comparable`() {
    struct Opaque {}
    let steps = FlowPath.calculateSteps(
      from: [], to: [.push(Opaque()), .push(Opaque())], allowNavigationUpdatesInOne: false)
    #expect(steps.map(\.count) == [0, 1, 2])
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkRoutes

/// The platforms on which a change is one step: `s` is NavigationStack and `v` NavigationView with
/// one dismissal per step, `S` and `V` are the same with several.
private let steps: [(from: String, to: String, platforms: String)] = [
  ("p1 S2", "p1 S2", "sSvV"),
  ("s1 p2", "S1 p2", "sSvV"),

  ("p1", "p1 p2", "sSvV"),
  ("p1", "p1 p2 p3", "sS"),
  ("p1 p2 p3", "p1", "sSvV"),
  ("p1 p2", "p1 p3", "sSvV"),
  ("p1 p2", "p3", "sS"),
  ("p1 p2", "p3 p2", "sS"),
  ("p1 p2 p3", "p1 p3", "sS"),
  ("p1 S2 p3", "p4 p5 S2 p6 p7", "sS"),

  ("p1", "p1 s2", "sSvV"),
  ("p1", "p1 S2 p3", "sS"),
  ("p1", "p1 S2 s3", ""),
  ("p1", "p1 p2 s3", ""),
  ("p1 p2", "p1 s3", ""),
  ("p1 S2", "p3 S2 s4", "sS"),
  ("p1 S2", "p1 S2 p3 s4", ""),

  ("p1 s2", "p1", "sSvV"),
  ("p1 S2 p3 p4", "p1", "sSvV"),
  ("p1 S2 p3 p4", "", "sS"),
  ("p1 S2 p3", "p1 p4", "sS"),
  ("p1 s2 s3", "p1", "SV"),
  ("p1 s2 s3", "p4", "S"),
  ("s1 s2 s3", "s1 s3", ""),
  ("p1 s2", "p1 c2", ""),
  ("p1", "s1", ""),
  ("s1", "s2", ""),
  ("s1", "p2", "sS"),
]

@Suite struct NavigationPlatformTests {
  @Test(arguments: steps)
  func `a platform allows what the table says in one step`(
    line: (from: String, to: String, platforms: String)
  ) {
    let platforms: [(Character, NavigationPlatform)] = [
      ("s", .navigationStack(dismissesSeveral: false)), ("S", .navigationStack),
      ("v", .navigationView(dismissesSeveral: false)), ("V", .navigationView),
    ]
    let allowed = platforms.filter { $0.1.allows(routes(line.from), routes(line.to)) }
    #expect(String(allowed.map(\.0)) == line.platforms)
    #expect(NavigationPlatform.allAtOnce.allows(routes(line.from), routes(line.to)))
  }

  @Test func `a platform prints as it is written`() {
    #expect("\(NavigationPlatform.allAtOnce)" == "allAtOnce")
    #expect("\(NavigationPlatform.navigationStack)" == "navigationStack")
    let platform = NavigationPlatform.navigationView(dismissesSeveral: false)
    #expect("\(platform)" == "navigationView(dismissesSeveral: false)")
  }
}

// SPDX-License-Identifier: MIT

import ShowcaseApp
import WaymarkWeb

/// Measures the complete map of the showcase, with every route of its link table.
@MainActor
func appMap(_ reporter: Reporter) async {
  guard reporter.wants("showcase", 1) else { return }
  var samples: [Double] = []
  var counters = ["limit": 10.0]
  for _ in 0..<3 {
    let start = ContinuousClock.now
    let map = await LinkedGuide.map()
    samples.append((ContinuousClock.now - start) / .seconds(1))
    counters["screens"] = Double(map.screens.count)
    counters["edges"] = Double(map.edges.count)
    // What lies beyond the bounds of the map would make it incomplete.
    counters["bounds"] = Double(map.findings.count { $0.kind == .bound })
  }
  reporter.report("map", "showcase", 1, "s", samples, counters)
}

// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkSnapshots

@testable import ShowcaseApp

@MainActor
struct TrailSnapshotTests {
  @Test func `a row of a walk`() throws {
    let trail = try #require(Catalogue.shared.regions.first?.trails.first)
    assertSnapshot(of: TrailRow(trail: trail).environment(Preferences()), as: .html)
    let preferences = Preferences()
    preferences.showsDescriptions = true
    assertSnapshot(
      of: TrailRow(trail: trail, showsRegion: true).environment(preferences), as: .tree,
      named: "described")
  }
}

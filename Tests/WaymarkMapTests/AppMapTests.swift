// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import Testing
import Waymark
import WaymarkMap

/// The map of the showcase, as the guide shows it.
@MainActor
struct AppMapTests {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "../..")
  private static let baseline = package.appending(path: "Examples/Showcase/Navigation.map")

  private func map() async -> NavigationMap {
    let bounds = MapBounds(time: .seconds(600))
    return await TrailGuide.map(links: guideLinks, bounds: bounds) { GuideRoute($0) }
  }

  @Test func `no screen of the guide is lost`() async throws {
    let old = try NavigationMap(json: Data(contentsOf: Self.baseline))
    let difference = MapDifference(from: old, to: await map())
    #expect(difference.isComplete, "\(difference)")
  }

  @Test func `the picture of the guide shows the baseline`() throws {
    let map = try NavigationMap(json: Data(contentsOf: Self.baseline))
    let picture = Self.package.appending(path: "Documentation/Pictures/map.svg")
    #expect(try Data(map.svg.utf8) == Data(contentsOf: picture), "see Scripts/screenshots")
  }

  @Test func `every route of the table is on the map or reported`() async {
    let map = await map()
    let reported = Set(map.findings.compactMap(\.link))
    for entry in guideLinks.entries where entry.web != .webOnly {
      #expect(map.screen(entry.pattern) != nil || reported.contains(entry.pattern))
    }
    #expect(map.screens.count { $0.pattern != nil } == 26)
    #expect(map.findings(.lostLink).isEmpty)
    #expect(map.findings(.trap).isEmpty)
    #expect(map.findings(.unnamedControl).isEmpty)
  }

  @Test func `a lost screen is named with the way to it`() async throws {
    let old = try NavigationMap(json: Data(contentsOf: Self.baseline))
    var new = old
    new.screens.removeAll { $0.id == "/about" }
    new.edges.removeAll { $0.to == "/about" || $0.from == "/about" || $0.to == "/planner/packing" }
    let difference = MapDifference(from: old, to: new)
    #expect(!difference.isComplete)
    #expect(
      difference.description.split(separator: "\n").map(String.init).sorted() == [
        "- lost screen /about, which was reached by: open https://trailguide.example/about",
        "- lost way from /planner to /planner/packing: tap button “Packing list, 0 of 10”",
        "- lost way from outside to /planner/packing: "
          + "open https://trailguide.example/planner/packing",
      ])
    #expect(MapDifference(from: new, to: old).isComplete)
    #expect(MapDifference(from: old, to: old).isEmpty)
    #expect(MapDifference(from: old, to: old).description.isEmpty)
  }
}

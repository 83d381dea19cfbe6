// SPDX-License-Identifier: MIT

import SeededGenerators
import ShowcaseApp
import Testing
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

/// The addresses of the example app, of all kinds of screens.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct GuideAddressTests {
  /// Each with all of its browser's entries.
  private nonisolated static let trails: [[String]] = [
    ["/"], ["/", "/trails"], ["/", "/trails?q=catbells"], ["/", "/trails/saved"],
    ["/", "/regions/lakes"], ["/", "/trails/1"], ["/", "/trails/75", "/trails/75/stages/2"],
    ["/", "/trails/1", "/trails/1/map"], ["/planner"], ["/planner", "/planner/trails/1"],
    ["/planner", "/planner/add"], ["/planner", "/planner/add", "/planner/add/lakes"],
    ["/planner", "/planner/packing"], ["/planner", "/planner/tours/lakeland-classics"],
    [
      "/planner", "/planner/tours/lakeland-classics",
      "/planner/tours/lakeland-classics/stops/2",
    ],
    ["/journal"], ["/journal", "/journal/log"], ["/journal", "/journal/log?trail=1"],
    [
      "/journal", "/journal/log", "/journal/log/regions", "/journal/log/regions/lakes",
    ],
    ["/gallery"], ["/gallery", "/gallery/sources"], ["/settings"], ["/settings", "/about"],
  ]

  private let site = Site(guideLinks)

  private func begin(_ address: String, on other: Stage? = nil) throws -> ReadyLink {
    let stage = other ?? Stage(TrailGuide.self, site: site)
    let link = try ReadyLink(stage)
    let page = stage.page(opening: site.arrival(address))
    link.say(ClientMessage.hello(page.hash, address))
    return link
  }

  @Test(arguments: trails)
  func `a page has the screens below it in its history`(trail: [String]) throws {
    let address = try #require(trail.last)
    let page = try begin(address)
    #expect(page.trail == trail)
    // All the ways back, one after the other, and to the front again.
    for entry in trail.indices.dropLast().reversed() {
      _ = page.go(entry, trail[entry])
      #expect(page.trail == Array(trail.prefix(entry + 1)))
    }
    _ = page.go(trail.count - 1, address)
    #expect(page.trail == trail)
    _ = page.go(0, trail[0])
    #expect(page.trail == [trail[0]])
  }

  @Test(arguments: trails)
  func `a scene delegate begins at an address, too, and its first page shows it`(
    trail: [String]
  ) throws {
    let stage = Stage(sessionLimit: 1, site: site) { graph, effects in
      graph.mount(
        sceneDelegate: GuideSceneDelegate.self, applicationDelegate: GuideAppDelegate.self,
        effects: effects)
    }
    let address = try #require(trail.last)
    let first = stage.page(opening: site.arrival(address))
    let other = Stage(TrailGuide.self, site: site).page(opening: site.arrival(address))
    #expect(first.title == other.title)
    let page = try begin(address, on: stage)
    #expect(page.trail == trail)
    #expect(page.title == first.title)
  }

  @Test func `from anywhere an address leads to its screen, whatever the entry`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let page = try begin("/")
    for _ in 0..<300 {
      guard let trail = Self.trails.randomElement(using: &random), let address = trail.last else {
        return
      }
      let before = page.trail
      let entry = Int.random(in: 0...5, using: &random)
      let answer = page.go(entry, address)
      #expect(!answer.isEmpty && page.trail == trail, "\(before) to \(entry) \(address), \(seed)")
      guard page.trail == trail else { return }
    }
    #expect(page.closed == nil)
  }

  @Test func `all of the table is a page, or is said not to be one`() async throws {
    let stage = Stage(TrailGuide.self, site: site)
    for trail in Self.trails {
      let address = try #require(trail.last)
      guard case .screen(let screen) = site.place(address) else {
        Issue.record("\(address)")
        continue
      }
      #expect(screen.address == address)
      #expect(stage.page(opening: screen.link).title != "")
    }
    #expect(site.place("/press") == .unknown(link: nil))
    let unknown = try #require(site.arrival("/trails/9999"))
    #expect(stage.page(refusing: unknown)?.title == "Not in This Guide")
  }

  @Test func `a link to what is one's own keeps its address while someone signs in`() throws {
    let page = try begin("/account")
    #expect(page.title == "Sign In" && page.trail == ["/", "/account"])
    _ = try page.tap("Cancel")
    #expect(page.trail == ["/"])
  }
}

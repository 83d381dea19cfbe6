// SPDX-License-Identifier: MIT

import SeededGenerators
import ShowcaseApp
import Testing
import WaymarkLinks
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The URLs of the example app, for all kinds of screens.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct GuideAddressTests {
  /// Each URL with all its entries in the browser's history.
  private nonisolated static let histories: [[String]] = [
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

  private func begin(_ address: String, on other: SessionStore? = nil) throws -> ReadyTransport {
    let store = other ?? SessionStore(TrailGuide.self, site: site)
    let link = try ReadyTransport(store)
    let page = store.page(opening: site.initialLink(address))
    link.say(ClientMessage.hello(page.identity.markup, address))
    return link
  }

  @Test(arguments: histories)
  func `a page has the screens below it in its history`(history: [String]) throws {
    let address = try #require(history.last)
    let page = try begin(address)
    #expect(page.history == history)
    // Back through all entries one by one, and forward again.
    for entry in history.indices.dropLast().reversed() {
      _ = page.go(entry, history[entry])
      #expect(page.history == Array(history.prefix(entry + 1)))
    }
    _ = page.go(history.count - 1, address)
    #expect(page.history == history)
    _ = page.go(0, history[0])
    #expect(page.history == [history[0]])
  }

  @Test(arguments: histories)
  func `a scene delegate begins at an address, too, and its first page shows it`(
    history: [String]
  ) throws {
    let store = SessionStore(sessionLimit: 1, site: site) { graph, effects in
      graph.mount(
        sceneDelegate: GuideSceneDelegate.self, applicationDelegate: GuideAppDelegate.self,
        effects: effects)
    }
    let address = try #require(history.last)
    let first = store.page(opening: site.initialLink(address))
    let other = SessionStore(TrailGuide.self, site: site).page(opening: site.initialLink(address))
    #expect(first.title == other.title)
    let page = try begin(address, on: store)
    #expect(page.history == history)
    #expect(page.title == first.title)
  }

  @Test func `from anywhere an address leads to its screen, whatever the entry`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    print("seed \(seed)")
    var random = SplitMix(seed: seed)
    let page = try begin("/")
    for _ in 0..<300 {
      guard let history = Self.histories.randomElement(using: &random), let address = history.last
      else {
        return
      }
      let before = page.history
      let entry = Int.random(in: 0...5, using: &random)
      let answer = page.go(entry, address)
      #expect(
        !answer.isEmpty && page.history == history, "\(before) to \(entry) \(address), \(seed)")
      guard page.history == history else { return }
    }
    #expect(page.closed == nil)
  }

  @Test func `all of the table is a page, or is said not to be one`() async throws {
    let store = SessionStore(TrailGuide.self, site: site)
    for history in Self.histories {
      let address = try #require(history.last)
      guard case .screen(let screen) = site.resolve(address) else {
        Issue.record("\(address)")
        continue
      }
      #expect(screen.address == address)
      #expect(store.page(opening: screen.link).title != "")
    }
    #expect(site.resolve("/press") == .unknown(link: nil))
    let unknown = try #require(site.initialLink("/trails/9999"))
    #expect(store.page(refusing: unknown)?.title == "Not in This Guide")
  }

  @Test func `a link to what is one's own keeps its address while someone signs in`() throws {
    let page = try begin("/account")
    #expect(page.title == "Sign In" && page.history == ["/", "/account"])
    _ = try page.tap("Cancel")
    #expect(page.history == ["/"])
  }
}

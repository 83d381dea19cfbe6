// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
import WaymarkLinks
import WaymarkRecording
import WaymarkTesting
@_spi(Host) import WaymarkViews

@testable import WaymarkMap

/// The coverage of a shop's map by recordings.
@MainActor
struct CoverageTests {
  private let links = MapLinks(SoundShop.links) { $0.base as? ShopRoute }

  private func map(coveredBy recordings: [NavigationMap.NamedRecording]) async -> NavigationMap {
    var map = await SoundShop.map(links: links, bounds: .untimed())
    await map.cover(with: recordings, links, Runtime.mounting { $0.mount(SoundShop()) })
    return map
  }

  /// Records what a closure does in the shop.
  private func recording(_ work: (XCUIApplication) async -> Void) async throws -> Recording {
    let app = XCUIApplication(SoundShop.self)
    app.recordsSession = true
    await work(app)
    await app.settle()
    return try #require(app.recording)
  }

  /// Opens the seventh item and the page about the shop, and goes back.
  private func visit() async throws -> Recording {
    try await recording { app in
      app.launch()
      app.buttons["Item 7"].tap()
      app.navigationBars.buttons["Shop"].tap()
      app.buttons["About"].tap()
    }
  }

  private func edge(
    _ map: NavigationMap, _ from: String, _ to: String, _ action: NavigationMap.Step.Action
  ) -> Int? {
    map.edges.first { $0.from == from && $0.to == to && $0.step.action == action }?.visits
  }

  @Test func `screens and ways count the recordings that visited them, by whichever row`()
    async throws
  {
    let visit = try await visit()
    let map = await map(coveredBy: [("a", .success(visit)), ("b", .success(visit))])
    #expect(map.coverage == .init(recordings: ["a", "b"]))
    #expect(map.screen("/")?.visits == 2 && map.screen("/about")?.visits == 2)
    #expect(map.screen("/account")?.visits == 0)
    // The map has the edge by the first item, and the recording the seventh one.
    #expect(edge(map, "/", "/items/:item", .tap) == 2)
    #expect(edge(map, "/items/:item", "/", .back) == 2)
    #expect(edge(map, "/about", "/", .back) == 0)
    #expect(edge(map, NavigationMap.outside, "/", .launch) == 2)
    #expect(edge(map, NavigationMap.outside, "/about", .open) == 0)
  }

  @Test func `a link that launches the app is a way from outside`() async throws {
    let url = try #require(URL(string: "https://shop.example/about"))
    let map = await map(coveredBy: [("a", .success(try await recording { $0.open(url) }))])
    #expect(edge(map, NavigationMap.outside, "/about", .open) == 1)
    #expect(edge(map, NavigationMap.outside, "/", .launch) == 0)
  }

  @Test func `the report has the counts and the unvisited screens`() async throws {
    let map = await map(coveredBy: [("a", .success(try await visit()))])
    let text = map.description
    #expect(text.contains("\nCoverage: 3 of 5 screens and "))
    #expect(text.contains("\n  not visited: Account — /account\n"))
    #expect(text.contains("not visited: outside → /about: open https://shop.example/about\n"))
    #expect(!text.contains("not visited: / → /about"))
    #expect(map.html.contains("3 of 5 screens and "))
    for picture in [map.svg, map.html] {
      #expect(picture.contains("class=\"seen\"") && picture.contains("class=\"unseen\""))
      #expect(picture.contains("class=\"way visited\""))
    }
  }

  @Test func `a recording that diverges or cannot be read is reported, and its beginning counts`()
    async throws
  {
    var recording = try await visit()
    recording.steps[2].before.content = "other"
    let map = await map(coveredBy: [
      ("a", .success(recording)), ("b", .failure(.init("Line 1 is not one."))),
    ])
    let problems = try #require(map.coverage?.problems)
    #expect(problems.map(\.recording) == ["a", "b"])
    #expect(problems[0].reason.hasPrefix("Step 3 ") && problems[1].reason == "Line 1 is not one.")
    #expect(map.screen("/items/:item")?.visits == 1 && map.screen("/about")?.visits == 0)
    #expect(map.description.contains("\n  stopped early: a: Step 3 "))
    #expect(map.html.contains("Stopped early<td>b: Line 1 is not one."))
  }

  @Test func `screens that are not on the map are named`() async throws {
    var map = await SoundShop.map(links: links, bounds: .untimed(depth: 1))
    map.screens.removeAll { $0.id == "/about" }
    await map.cover(
      with: [("a", .success(try await visit()))], links, Runtime.mounting { $0.mount(SoundShop()) })
    #expect(map.coverage?.otherScreens == ["/about"])
    #expect(map.description.contains("\n  not on the map: /about\n"))
  }

  @Test func `a map without coverage has none of its fields, and one with it is read again`()
    async throws
  {
    let plain = await SoundShop.map(links: links, bounds: .untimed())
    #expect(!String(decoding: plain.json(), as: UTF8.self).contains("visits"))
    #expect(!plain.html.contains("seen\"") && !plain.description.contains("Coverage"))
    let map = await map(coveredBy: [("a", .success(try await visit()))])
    #expect(try NavigationMap(json: map.json()) == map)
  }
}

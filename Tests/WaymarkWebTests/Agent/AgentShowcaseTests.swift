// SPDX-License-Identifier: MIT

import ShowcaseApp
import Testing
import WaymarkLinks
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The showcase with its links; the program of the showcase has a conformance of its own.
private struct LinkedGuide: LinkedApp {
  private let guide = TrailGuide()

  static var links: RouteTable<GuideRoute> { guideLinks }

  static func linkedRoute(for value: AnyHashable) -> GuideRoute? { GuideRoute(value) }

  var body: some Scene { guide.body }
}

@MainActor
struct AgentShowcaseTests {
  private func walk(_ client: AgentClient) async throws -> String {
    let packing = try await client.text("launch", #"{"link":"/planner/packing"}"#)
    #expect(packing.hasPrefix(#"open: tab "Planner" › sheet "Packing List""#))
    #expect(packing.contains("\nlink: /planner/packing\n"))
    let whistle = try packing.reference(of: #"switch "Whistle""#)
    #expect(
      try await client.text("set", #"{"ref":"\#(whistle)","value":true}"#)
        .contains(##"switch "Whistle" #pack-Whistle = on"##))
    let planner = try await client.text("tap", #"{"name":"packing-done"}"#)
    #expect(planner.contains("Packing list, 1 of 10"))
    let trails = try await client.text("open", #"{"link":"https://trailguide.example/trails"}"#)
    #expect(trails.contains("link: /trails"))
    let found = try await client.text("type", #"{"name":"search","text":"catb"}"#)
    #expect(found.contains("Catbells"))
    #expect(!found.contains("Helvellyn"))
    return try await client.text("test_code")
  }

  @Test func `a walk through links, switches and fields becomes a test`() async throws {
    let code = try await walk(AgentClient(LinkedGuide.self))
    for line in [
      #"app.open(try #require(URL(string: "https://trailguide.example/planner/packing")))"#,
      #"app.switches["pack-Whistle"].tap()"#, #"app.buttons["packing-done"].tap()"#,
      #"app.textFields["search"].typeText("catb")"#,
    ] {
      #expect(code.contains(line), "\(line) in:\n\(code)")
    }
  }

  @Test func `the same calls have the same answers`() async throws {
    let (one, other) = (AgentClient(LinkedGuide.self), AgentClient(LinkedGuide.self))
    _ = try await walk(one)
    _ = try await walk(other)
    #expect(one.lines == other.lines)
  }

  @Test(arguments: ["/nowhere", "/trails/999999", "//", "/%zz"])
  func `a path without a screen is an error`(path: String) async throws {
    let (text, isError) = try await AgentClient(LinkedGuide.self)
      .call("open", #"{"link":"\#(path)"}"#)
    #expect(isError, "\(text)")
    #expect(text.contains(path.debugDescription), "\(text)")
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct ScrollObserverApp: App {
  var body: some Scene { WindowGroup { Feed() } }
}

private struct Feed: View {
  @State private var place = -1
  @State private var end = -1
  @State private var reports = 0
  @State private var phases = ""
  @State private var count = 20
  @State private var playing: Set<Int> = []
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack(spacing: 0) {
      Text(verbatim: "At \(place) of \(end), \(count) films").accessibilityIdentifier("place")
      Text("Phases: \(phases)").accessibilityIdentifier("phases")
      Text("Plays \(playing.sorted().map { "\($0)" }.joined(separator: " "))")
        .accessibilityIdentifier("playing")
      Text("Reports: \(reports)").accessibilityIdentifier("reports")
      Button("Top") { position.scrollTo(y: 0) }.accessibilityIdentifier("top")
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Text("Film \(number)").frame(height: 100)
              .onScrollVisibilityChange(threshold: 0.6) { isVisible in
                if isVisible { playing.insert(number) } else { playing.remove(number) }
              }
          }
        }
      }
      .accessibilityIdentifier("feed")
      .frame(height: 300)
      .scrollPosition($position)
      .onScrollGeometryChange(for: Int.self) {
        Int($0.visibleRect.minY)
      } action: {
        place = $1
        reports += 1
      }
      .onScrollGeometryChange(for: Int.self) {
        Int($0.contentSize.height)
      } action: {
        end = $1
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY > $0.contentSize.height - 150
      } action: { _, isAtEnd in
        if isAtEnd, count < 30 { count += 10 }
      }
      .onScrollPhaseChange { phases += "\($1) " }
    }
  }
}

/// D37: reports of scrolling from a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct ScrollObserverBrowserTests {
  private static let feed = "document.querySelector('[data-testid=feed]')"

  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(ScrollObserverApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 390, height: 844)
        try await page.enter(server.address)
        try await wait(until: "place", says: "At 0 of 2000, 20 films", page)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func wait(until name: String, says text: String, _ page: ChromiumPage) async throws {
    try await page.wait(
      until: """
        document.querySelector('[data-testid=\(name)]').innerText.trim() === \(ChromiumPage.quoted(text))
        """)
  }

  @Test func `D37: the app hears where it is scrolled to, and what is visible`() async throws {
    try await run { page in
      try await wait(until: "playing", says: "Plays 0 1 2", page)
      try await page.evaluate("\(Self.feed).scrollTop = 450")
      try await wait(until: "place", says: "At 450 of 2000, 20 films", page)
      // Half of the films at the ends is less than the threshold.
      try await wait(until: "playing", says: "Plays 5 6", page)
      // A jump of the content is no phase.
      try await wait(until: "phases", says: "Phases:", page)
      try await page.evaluate("\(Self.feed).scrollTop = 1e6")
      try await wait(until: "place", says: "At 1700 of 3000, 30 films", page)
      try await wait(until: "playing", says: "Plays 17 18 19", page)
    }
  }

  @Test func `D37: the app animates, and a wheel interacts`() async throws {
    try await run { page in
      try await page.evaluate("\(Self.feed).scrollTop = 900")
      try await wait(until: "place", says: "At 900 of 2000, 20 films", page)
      try await page.click("[data-testid=top]")
      try await wait(until: "place", says: "At 0 of 2000, 20 films", page)
      try await wait(until: "phases", says: "Phases: animating idle", page)
      let (x, y) = try await page.middle("[data-testid=feed]")
      try await page.turnWheel(x: x, y: y, byX: 0, y: 240)
      try await wait(until: "place", says: "At 240 of 2000, 20 films", page)
      try await wait(until: "phases", says: "Phases: animating idle interacting idle", page)
    }
  }

  @Test func `D37: a finger tracks, interacts and decelerates`() async throws {
    try await run { page in
      let (x, y) = try await page.middle("[data-testid=feed]")
      try await page.swipe(x: x, y: y + 100, by: -200)
      try await page.wait(
        until: """
          /^Phases: tracking interacting decelerating idle$/.test(
            document.querySelector('[data-testid=phases]').innerText.trim())
          """)
      let place = try await page.evaluate("Math.floor(\(Self.feed).scrollTop)").number ?? 0
      #expect(place > 100)
      try await wait(until: "place", says: "At \(Int(place)) of 2000, 20 films", page)
    }
  }

  @Test func `D37: on a slow connection one report is on its way, and the last one arrives`()
    async throws
  {
    try await run { page in
      try await wait(until: "reports", says: "Reports: 1", page)
      try await page.holdMessages()
      try await page.evaluate(
        """
        (async () => {
          const frame = () => new Promise(requestAnimationFrame);
          for (let step = 1; step <= 20; step++) {
            \(Self.feed).scrollTop = step * 30; await frame(); await frame();
          }
        })()
        """)
      let held = "heldMessages.filter(([, m]) => JSON.parse(m)[2] === 'scrolling')"
      #expect(try await page.evaluate("\(held).length") == 1)
      try await page.evaluate("releaseMessages()")
      try await wait(until: "place", says: "At 600 of 2000, 20 films", page)
      // The first one, the one that was on its way, and the last one.
      try await wait(until: "reports", says: "Reports: 3", page)
    }
  }
}

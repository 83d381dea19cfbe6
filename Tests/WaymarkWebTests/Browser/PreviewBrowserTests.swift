// SPDX-License-Identifier: MIT

import ChromiumDriver
import Observation
import Testing
import WaymarkRender
import WaymarkViews

@testable import WaymarkWeb

/// A path that refuses a screen, and opens another one in its place.
@MainActor
@Observable
private final class Place {
  static var last: Place?

  var isLocked = false
  var path: [Int] = [] {
    didSet {
      if path.contains(2) { path = oldValue }
      if path.contains(3) { path = [4] }
    }
  }
}

private struct PressedApp: App {
  @State private var place: Place

  init() {
    let place = Place()
    Place.last = place
    _place = State(initialValue: place)
  }

  var body: some Scene { WindowGroup { PressedView(place: place) } }
}

private struct PressedView: View {
  @Bindable var place: Place

  var body: some View {
    NavigationStack(path: $place.path) {
      List {
        ForEach(1..<4) { number in
          NavigationLink("Lake \(number)", value: number)
            .accessibilityIdentifier("lake-\(number)")
            .disabled(place.isLocked)
        }
        ForEach(0..<40) { Text("Row \($0)") }
      }
      .navigationTitle("Lakes")
      .navigationDestination(for: Int.self) { LakeView(number: $0) }
    }
  }
}

private struct LakeView: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Screen \(number), \(count)").accessibilityIdentifier("screen")
      Button("Count") { count += 1 }
    }
    .navigationTitle("Lake \(number)")
  }
}

/// U21: screens that the page shows before the app has answered.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct PreviewBrowserTests {
  private func open(
    rejected: Int = 0, _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(PressedApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.countMessages()
        try await page.enter(server.address)
        // The first use of a page loads the script for it.
        try await page.press("Shift")
        try await page.wait(until: "window.waymark.prepare")
        try await body(page, server)
        #expect(server.store.metrics.invalidInput == rejected)
      }
    }
  }

  /// Presses a link, and waits for the app's answer.
  private func press(_ lake: Int, _ page: ChromiumPage) async throws -> (x: Double, y: Double) {
    let place = try await page.middle("[data-testid=lake-\(lake)]")
    try await page.answered { try await page.mouseDown(x: place.x, y: place.y) }
    return place
  }

  /// What the visible screens show.
  private func shown(_ page: ChromiumPage) async throws -> [String] {
    try await page.evaluate(
      """
      [...document.querySelectorAll('.stack>.screen:not([hidden],.ghost)')]
      .map(n => n.querySelector('h1').innerText
      + (n.querySelector('[data-testid=screen]')?.innerText ?? '')).join('|')
      """
    ).string?.split(separator: "|").map(String.init) ?? []
  }

  private func count(_ server: TestServer) throws -> Int {
    try #require(server.store.sessions.values.first).encoder.tree.count
  }

  @Test func `a tapped link shows its screen before the app has answered (U21)`() async throws {
    try await open { page, _ in
      let place = try await press(1, page)
      #expect(try await shown(page) == ["Lakes"])
      try await page.holdMessages()
      try await page.mouseUp(x: place.x, y: place.y)
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      // Until then, it is not part of the history.
      #expect(try await page.evaluate("document.title") == "Lakes")
      // What the person does in it waits as well.
      try await page.tap("Count")
      try await page.evaluate("document.querySelector('.stack>.screen:last-child').mark = 1")
      try await page.evaluate("releaseMessages()")
      try await page.wait(until: "document.body.innerText.includes('Screen 1, 1')")
      #expect(try await shown(page) == ["Lake 1Screen 1, 1"])
      #expect(try await page.evaluate("document.title") == "Lake 1")
      #expect(
        try await page.evaluate("document.querySelector('.stack>.screen:last-child').mark") == 1)
      try await page.click(".screen:not([hidden]) .back")
      try await page.wait(until: "document.title === 'Lakes'")
      #expect(try await shown(page) == ["Lakes"])
    }
  }

  @Test func `a link that is tapped quickly shows its screen when it arrives (U21)`() async throws {
    try await open { page, _ in
      let place = try await page.middle("[data-testid=lake-1]")
      try await page.holdMessages()
      try await page.mouseDown(x: place.x, y: place.y)
      try await page.mouseUp(x: place.x, y: place.y)
      #expect(try await shown(page) == ["Lakes"])
      #expect(try await page.evaluate("heldMessages.length") == 2)
      try await page.evaluate(
        """
        releaseMessages.call(heldMessages.splice(1).forEach(one => (window.tap ||= []).push(one)))
        """)
      try await page.wait(until: "document.body.innerText.includes('Screen 1, 0')")
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      #expect(try await page.evaluate("document.title") == "Lakes")
      try await page.evaluate("tap.forEach(([socket, message]) => socket.send(message))")
      try await page.wait(until: "document.title === 'Lake 1'")
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
    }
  }

  @Test func `a refused screen goes, and another one replaces it (U21)`() async throws {
    try await open { page, server in
      for (lake, screen) in [(2, "Lakes"), (3, "Lake 4Screen 4, 0")] {
        let place = try await press(lake, page)
        try await page.holdMessages()
        try await page.mouseUp(x: place.x, y: place.y)
        #expect(try await shown(page) == ["Lake \(lake)Screen \(lake), 0"])
        try await page.answered { _ = try await page.evaluate("releaseMessages()") }
        try await page.waitForRest()
        #expect(try await shown(page) == [screen])
        #expect(
          try await page.evaluate("document.querySelectorAll('.stack>.screen').length")
            == (lake == 2 ? 1 : 2))
      }
    }
  }

  @Test func `a screen goes if the app rejects the tap (U21)`() async throws {
    try await open(rejected: 1) { page, _ in
      let place = try await press(1, page)
      try await page.holdMessages()
      try await page.mouseUp(x: place.x, y: place.y)
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      Place.last?.isLocked = true
      let isLocked = "matches(':disabled,[aria-disabled=true]')"
      try await page.wait(until: "document.querySelector('[data-testid=lake-1]').\(isLocked)")
      // The app has not handled the tap.
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      try await page.answered { _ = try await page.evaluate("releaseMessages()") }
      #expect(try await shown(page) == ["Lakes"])
    }
  }

  @Test func `a screen can be left before the app has shown it (U21)`() async throws {
    try await open { page, _ in
      // The script for going back is loaded with the first screen that can be left.
      try await page.tap("Lake 1")
      try await page.wait(until: "document.querySelector('script[src*=edges][data-on]')")
      try await page.click(".screen:not([hidden]) .back")
      try await page.wait(until: "document.title === 'Lakes'")
      try await page.waitForRest()
      let place = try await press(1, page)
      try await page.holdMessages()
      try await page.mouseUp(x: place.x, y: place.y)
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      try await page.click(".screen:not([hidden]) .back")
      // Both are guesses, and the page makes only one at a time.
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
      try await page.answered { _ = try await page.evaluate("releaseMessages()") }
      try await page.wait(until: "!document.querySelector('[data-busy]')")
      try await page.waitForRest()
      #expect(try await shown(page) == ["Lakes"])
      #expect(try await page.evaluate("document.querySelectorAll('.screen').length") == 1)
    }
  }

  @Test func `a press that is no tap leaves nothing (U21)`() async throws {
    try await open { page, server in
      let before = try count(server)
      let place = try await press(1, page)
      #expect(try count(server) > before)
      try await page.answered {
        try await page.mouseMove(x: place.x, y: place.y + 200)
        try await page.mouseUp(x: place.x, y: place.y + 200)
      }
      #expect(try count(server) == before)
      // The next tap shows it all the same.
      try await page.tap("Lake 1")
      try await page.wait(until: "document.title === 'Lake 1'")
      #expect(try await shown(page) == ["Lake 1Screen 1, 0"])
    }
  }

  @Test func `what a finger touches to scroll is forgotten (U21)`() async throws {
    try await open { page, server in
      let before = try count(server)
      let link = "document.querySelector('[data-testid=lake-3]')"
      // A finger that begins to scroll immediately presses nothing.
      try await page.evaluate(
        """
        for (const type of ['pointerdown', 'pointercancel']) {
          \(link).dispatchEvent(new PointerEvent(type, {bubbles: true, pointerType: 'touch'}));
        }
        setTimeout(() => window.isLater = true, 50);
        """)
      try await page.wait(until: "window.isLater")
      #expect(server.store.metrics.events(.prepare) == 0)
      let place = try await page.middle("[data-testid=lake-3]")
      try await page.swipe(x: place.x, y: place.y, by: -200)
      try await page.waitForRest()
      #expect(try count(server) == before)
    }
  }
}

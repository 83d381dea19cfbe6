// SPDX-License-Identifier: MIT

import ChromiumDriver
import Observation
import Testing
import WaymarkViews

@testable import WaymarkWeb

/// A path that can refuse to leave a screen, or leave it for another one.
@MainActor
@Observable
private final class Place {
  static var last: Place?

  var refuses = false
  var hasChanges = false
  var next: [Int]?
  var path: [Int] = [] {
    didSet {
      guard path.count < oldValue.count else { return }
      if refuses { path = oldValue } else if let next { path = next }
    }
  }
}

private struct LeftApp: App {
  @State private var place: Place

  init() {
    let place = Place()
    Place.last = place
    _place = State(initialValue: place)
  }

  var body: some Scene { WindowGroup { LeftView(place: place) } }
}

private struct LeftView: View {
  @Bindable var place: Place
  @State private var count = 0

  var body: some View {
    NavigationStack(path: $place.path) {
      VStack {
        NavigationLink("Lake", value: 1)
        Button("Count") { count += 1 }
        Text("Counted \(count)")
      }
      .navigationTitle("Lakes")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Screen \(number)")
          NavigationLink("Next", value: number + 1)
        }
        .dismissalConfirmationDialog("Discard?", shouldPresent: place.hasChanges) {}
        .navigationTitle("Lake \(number)")
      }
    }
  }
}

/// U22: the screen below is there before the app has answered.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct BackBrowserTests {
  /// Opens the app with a screen above the first one.
  private func open(
    isMoving: Bool = false, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(LeftApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 700)
        try await page.setMedia(["prefers-reduced-motion": isMoving ? "no-preference" : "reduce"])
        try await page.countMessages()
        try await page.addScript(
          """
          window.moves = () => document.getAnimations()
          .filter(one => !(one instanceof CSSAnimation) && one.playState === 'running');
          """)
        try await page.enter(server.address)
        try await page.tap("Lake")
        try await page.wait(until: "document.title === 'Lake 1'")
        try await page.wait(until: "document.querySelector('script[src*=edges][data-on]')")
        try await page.waitForRest()
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// The title of the screen that a tap at the lower end of the window would reach.
  private func seen(_ page: ChromiumPage) async throws -> String? {
    try await page.evaluate(
      """
      document.elementFromPoint(innerWidth / 2, innerHeight - 20).closest('.screen')
      .querySelector('h1').innerText
      """
    ).string
  }

  /// Expects that the stack has these screens, and that nothing else is left.
  private func expectScreens(_ titles: String, _ page: ChromiumPage) async throws {
    let screens =
      "[...document.querySelectorAll('.screen')].map(n => n.querySelector('h1').textContent).join()"
    do {
      try await page.wait(until: "\(screens) === '\(titles)'")
    } catch {
      #expect(try await page.evaluate(screens).string == titles)
    }
    #expect(try await page.evaluate("document.querySelectorAll('.ghost,.leaving').length") == 0)
  }

  /// Waits until nothing moves.
  private func stop(_ page: ChromiumPage) async throws {
    // The animations of styles follow the position of scroll views, or never end.
    try await page.wait(until: "!moves().length")
  }

  private func goBack(_ page: ChromiumPage) async throws {
    try await page.click(".screen:not([hidden],.ghost) .back")
  }

  /// Lets the app handle what waits, until the page has its answer.
  private func answer(_ page: ChromiumPage) async throws {
    try await page.answered { try await page.evaluate("releaseMessages()") }
    try await stop(page)
  }

  @Test(arguments: [false, true])
  func `the back button shows the screen below before the app has answered (U22)`(
    isMoving: Bool
  ) async throws {
    try await open(isMoving: isMoving) { page in
      try await page.holdMessages()
      try await goBack(page)
      try await stop(page)
      #expect(try await seen(page) == "Lakes")
      // Until then, the screen is part of the history.
      #expect(try await page.evaluate("document.title") == "Lake 1")
      #expect(Place.last?.path == [1])
      // What the person does meanwhile waits as well.
      try await page.tap("Count")
      try await answer(page)
      try await page.wait(until: "document.body.innerText.includes('Counted 1')")
      #expect(try await page.evaluate("document.title") == "Lakes")
      try await expectScreens("Lakes", page)
      #expect(Place.last?.path == [])
      try await page.tap("Lake")
      try await page.wait(until: "document.title === 'Lake 1'")
      try await stop(page)
      #expect(try await seen(page) == "Lake 1")
    }
  }

  @Test func `the answer does not disturb the movement (U22)`() async throws {
    try await open(isMoving: true) { page in
      try await page.evaluate(
        """
        window.begun = 0; const animate = Element.prototype.animate;
        Element.prototype.animate = function (...all) {
        if (this.matches('.screen')) begun++; return animate.apply(this, all) }
        """)
      try await page.holdMessages()
      try await goBack(page)
      #expect(try await page.evaluate("moves().length > 0") == true)
      try await page.evaluate("releaseMessages()")
      try await page.wait(until: "document.title === 'Lakes'")
      try await stop(page)
      #expect(try await page.evaluate("begun") == 2)
      try await expectScreens("Lakes", page)
    }
  }

  @Test(arguments: [false, true])
  func `a screen that the app does not leave returns (U22)`(isMoving: Bool) async throws {
    try await open(isMoving: isMoving) { page in
      Place.last?.refuses = true
      for isLate in [false, true] {
        try await page.holdMessages()
        try await goBack(page)
        if isLate { try await stop(page) }
        try await answer(page)
        #expect(try await seen(page) == "Lake 1")
        try await expectScreens("Lakes,Lake 1", page)
        #expect(
          try await page.evaluate("document.querySelector('.screen').matches('[hidden]')") == true)
      }
      // It is as usable as before.
      Place.last?.refuses = false
      try await page.tap("Next")
      try await page.wait(until: "document.title === 'Lake 2'")
      try await goBack(page)
      try await page.wait(until: "document.title === 'Lake 1'")
      try await stop(page)
      #expect(try await seen(page) == "Lake 1")
      try await expectScreens("Lakes,Lake 1", page)
    }
  }

  @Test(arguments: [false, true])
  func `what the app shows instead replaces the guess (U22)`(isMoving: Bool) async throws {
    try await open(isMoving: isMoving) { page in
      try await page.tap("Next")
      try await page.wait(until: "document.title === 'Lake 2'")
      try await page.waitForRest()
      for (next, titles) in [([1, 7], "Lakes,Lake 1,Lake 7"), ([], "Lakes")] {
        Place.last?.next = next
        try await page.holdMessages()
        try await goBack(page)
        try await stop(page)
        #expect(try await seen(page) == "Lake 1")
        try await answer(page)
        try await expectScreens(titles, page)
        #expect(try await seen(page) == titles.split(separator: ",").last.map(String.init))
      }
    }
  }

  @Test func `a screen that still moves away is not the one below (U22)`() async throws {
    try await open(isMoving: true) { page in
      func click(_ selector: String) async throws {
        // What moves lies over it.
        try await page.evaluate(
          "document.querySelector('.screen:not([hidden],.ghost) \(selector)').click()")
      }
      try await click(".back")
      try await page.evaluate("moves().forEach(one => one.pause())")
      try await page.wait(until: "document.title === 'Lakes'")
      try await click(".to")
      try await page.wait(until: "document.title === 'Lake 1'")
      try await page.wait(until: "!document.querySelector('[data-busy]')")
      #expect(try await page.evaluate("document.querySelectorAll('.ghost').length") == 1)
      try await page.holdMessages()
      try await click(".back")
      #expect(
        try await page.evaluate(
          "document.querySelector('.screen:not([hidden],.ghost) h1').textContent") == "Lakes")
      try await answer(page)
      #expect(
        try await page.evaluate("document.querySelectorAll('.screen:not(.ghost)').length") == 1)
    }
  }

  @Test(arguments: [false, true])
  func `the app can open a screen meanwhile (U22)`(isMoving: Bool) async throws {
    try await open(isMoving: isMoving) { page in
      try await page.holdMessages()
      try await goBack(page)
      try await stop(page)
      Place.last?.path.append(9)
      try await page.wait(until: "document.title === 'Lake 9'")
      try await stop(page)
      #expect(try await seen(page) == "Lake 9")
      // It is the front screen when the app handles the step back.
      try await answer(page)
      try await expectScreens("Lakes,Lake 1", page)
      #expect(try await seen(page) == "Lake 1")
      try await goBack(page)
      try await page.wait(until: "document.title === 'Lakes'")
      try await expectScreens("Lakes", page)
    }
  }

  @Test func `the browser's Back shows the screen below before the app has answered (U22)`()
    async throws
  {
    try await open(isMoving: true) { page in
      for refuses in [true, false] {
        Place.last?.refuses = refuses
        try await page.holdMessages()
        try await page.evaluate("history.back()")
        try await page.wait(until: "document.querySelector('.screen.ghost')")
        try await stop(page)
        #expect(try await seen(page) == "Lakes")
        #expect(Place.last?.path == [1])
        try await answer(page)
        try await expectScreens(refuses ? "Lakes,Lake 1" : "Lakes", page)
        #expect(try await seen(page) == (refuses ? "Lake 1" : "Lakes"))
        try await page.waitForRest()
      }
    }
  }

  @Test func `of several steps back, the app decides (U22)`() async throws {
    try await open { page in
      try await page.tap("Next")
      try await page.wait(until: "document.title === 'Lake 2'")
      try await page.waitForRest()
      try await page.holdMessages()
      try await page.evaluate("history.go(-2)")
      try await page.wait(until: "heldMessages.some(([, m]) => m.includes('go'))")
      #expect(try await seen(page) == "Lake 2")
      try await answer(page)
      try await expectScreens("Lakes", page)
    }
  }

  @Test func `a screen with changes to lose stays until the app has answered (U22)`()
    async throws
  {
    try await open(isMoving: true) { page in
      Place.last?.hasChanges = true
      let ways: [() async throws -> Void] = [
        { try await goBack(page) }, { try await page.evaluate("history.back()") },
        { try await page.move([((5, 400), (300, 400))], steps: 30) },
      ]
      for (index, way) in ways.enumerated() {
        if index > 0 { try await page.tap("Lake") }
        try await page.wait(until: "document.querySelector('[data-keep]')")
        try await page.waitForRest()
        try await page.holdMessages()
        try await way()
        try await page.wait(until: "heldMessages.some(([, m]) => /back|go/.test(m))")
        try await stop(page)
        #expect(try await seen(page) == "Lake 1")
        try await answer(page)
        try await expectScreens("Lakes", page)
      }
    }
  }

  @Test func `a finger from the edge leaves a screen, or not (U22)`() async throws {
    try await open(isMoving: true) { page in
      try await page.holdMessages()
      try await page.move([((5, 400), (60, 400))], steps: 30)
      try await stop(page)
      #expect(try await seen(page) == "Lake 1")
      #expect(try await page.evaluate("heldMessages.some(([, m]) => m.includes('back'))") == false)
      try await page.move([((5, 400), (300, 400))], steps: 30)
      try await stop(page)
      #expect(try await seen(page) == "Lakes")
      Place.last?.refuses = true
      try await answer(page)
      #expect(try await seen(page) == "Lake 1")
      Place.last?.refuses = false
      try await page.move([((5, 400), (300, 400))], steps: 30)
      try await page.wait(until: "document.title === 'Lakes'")
      try await stop(page)
      #expect(try await seen(page) == "Lakes")
      try await expectScreens("Lakes", page)
      #expect(
        try await page.evaluate("document.querySelector('.screen').getAttribute('style')") == "")
    }
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct WalkApp: App {
  var body: some Scene { WindowGroup { WalkView() } }
}

private struct WalkView: View {
  @State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      List { Button("Go") { path = ["Lake"] }.accessibilityIdentifier("go") }
        .navigationTitle("Walk")
        .navigationDestination(for: String.self) { name in
          Text(name).navigationTitle(name).navigationBarTitleDisplayMode(.inline)
        }
    }
  }
}

/// How a screen and its bar move on a phone.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct PushMotionBrowserTests {
  /// Where a screen and its bar are, in pixels, how visible the bar is, and how dimmed the screen.
  private struct Look: Equatable {
    var screen: Double
    var bar: Double
    var opacity: Double
    var brightness: Double
  }

  private func open(
    isRightToLeft: Bool = false, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(WalkApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 390, height: 844)
        try await page.enter(server.address)
        if isRightToLeft { try await page.evaluate("document.documentElement.dir = 'rtl'") }
        try await page.evaluate("document.documentElement.style.overscrollBehavior = 'none'")
        try await body(page)
      }
    }
  }

  private func looks(_ page: ChromiumPage) async throws -> [Look] {
    let numbers = try await page.evaluate(
      """
      [...document.querySelectorAll('.stack>.screen')].flatMap(screen => {
        const bar = screen.querySelector('.bar');
        return [screen.getBoundingClientRect().x, bar.getBoundingClientRect().x,
          +getComputedStyle(bar).opacity,
          +(getComputedStyle(screen).filter.match(/[\\d.]+/) || [1])[0]];
      }).join(' ')
      """
    ).string?.split(separator: " ").compactMap { Double($0) }
    let values = try #require(numbers)
    return stride(from: 0, to: values.count, by: 4).map {
      Look(
        screen: values[$0], bar: values[$0 + 1], opacity: values[$0 + 2],
        brightness: values[$0 + 3])
    }
  }

  private static let resting = Look(screen: 0, bar: 0, opacity: 1, brightness: 1)

  @Test(arguments: [false, true])
  func `bars fade in place while their screens slide`(isRightToLeft: Bool) async throws {
    try await open(isRightToLeft: isRightToLeft) { page in
      let sign: Double = isRightToLeft ? -1 : 1
      try await page.stopAnimations()
      for step in ["[data-testid=go]", ".screen:not([hidden])>.bar .back"] {
        try await page.evaluate("moves.length = 0")
        try await page.click(step)
        try await page.wait(until: "moves.length >= 4")
        try await page.setAnimationTime(100)
        let looks = try await looks(page)
        try #require(looks.count == 2)
        let (below, above) = (looks[0], looks[1])
        #expect(sign * above.screen > 20 && sign * above.screen < 370)
        #expect(sign * below.screen < -5 && sign * below.screen > -110)
        for look in looks { #expect(abs(look.bar) < 0.5) }
        #expect(abs(above.opacity - (1 - sign * above.screen / 390)) < 0.01)
        #expect(abs(below.opacity - (1 + sign * below.screen / 109.2)) < 0.01)
        #expect(below.brightness < 0.99 && below.brightness > 0.86)
        #expect(above.brightness == 1)
        try await page.evaluate("moves.forEach(move => move.finish())")
        try await page.wait(until: "!document.querySelector('.leaving,.ghost')")
        #expect(try await self.looks(page).last == Self.resting)
      }
    }
  }

  @Test func `going back in the middle of a push continues from there`() async throws {
    try await open { page in
      try await page.stopAnimations()
      try await page.click("[data-testid=go]")
      for _ in 0..<3 {
        try await page.wait(until: "moves.length >= 4")
        try await page.setAnimationTime(100)
        let before = try await looks(page)
        try #require(before.count == 2)
        #expect(before[1].screen > 20 && before[1].screen < 370)
        try await page.evaluate("moves.length = 0")
        try await page.evaluate(
          "document.querySelector('.screen:not([hidden])>.bar .back').click()")
        try await page.wait(until: "moves.length >= 4")
        try await page.setAnimationTime(0)
        let after = try await looks(page)
        try #require(after.count == 2)
        for (old, new) in zip(before, after) {
          #expect(abs(old.screen - new.screen) < 0.5 && abs(old.opacity - new.opacity) < 0.01)
          #expect(abs(old.brightness - new.brightness) < 0.01)
        }
        try await page.evaluate("moves.forEach(move => move.finish())")
        try await page.wait(until: "!document.querySelector('.leaving,.ghost')")
        #expect(try await looks(page) == [Self.resting])
        try await page.evaluate("moves.length = 0")
        try await page.click("[data-testid=go]")
      }
    }
  }

  @Test func `a screen that slides away takes no taps`() async throws {
    try await open { page in
      try await page.stopAnimations()
      try await page.click("[data-testid=go]")
      try await page.wait(until: "moves.length >= 4")
      try await page.setAnimationTime(20)
      // The screen below is still where the row can be seen.
      let hit = """
        (() => {
          const row = document.querySelector('[data-testid=go]');
          const {left, top, height} = row.getBoundingClientRect();
          const target = document.elementFromPoint(Math.max(left, 0) + 4, top + height / 2);
          // What children inherit would give all of them new styles before the first frame.
          return [row.checkVisibility({visibilityProperty: true}), row.contains(target),
            getComputedStyle(row).pointerEvents, row.closest('[inert]')].join(' ');
        })()
        """
      #expect(try await page.evaluate(hit).string == "true false auto ")
    }
  }

  @Test func `bars fade as a finger moves the screens`() async throws {
    try await open { page in
      try await page.click("[data-testid=go]")
      try await page.wait(until: "document.querySelectorAll('.screen').length === 2")
      try await page.waitForRest()
      try await page.evaluate(
        """
        window.halfway = '';
        addEventListener('touchmove', event => {
          const [below, above] = document.querySelectorAll('.stack>.screen');
          const style = getComputedStyle(below);
          const bar = above.querySelector('.bar');
          if (event.touches[0].clientX > 180) halfway ||= [
            Math.round(bar.getBoundingClientRect().x), getComputedStyle(bar).opacity < .7,
            style.filter !== 'none', style.visibility].join(' ');
        }, {passive: true})
        """)
      try await page.move([((2, 400), (300, 405))], steps: 12, isCancelled: true)
      try await page.waitForRest()
      #expect(try await page.evaluate("halfway").string == "0 true true visible")
      #expect(try await looks(page).last == Self.resting)
      #expect(
        try await page.evaluate("document.querySelectorAll('.screen:not([hidden])').length").number
          == 1)
      try await page.move([((2, 400), (300, 405))], steps: 12)
      try await page.wait(until: "document.querySelectorAll('.screen').length === 1")
      try await page.waitForRest()
      #expect(try await looks(page) == [Self.resting])
    }
  }
}

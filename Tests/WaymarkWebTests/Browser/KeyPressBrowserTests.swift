// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct PressApp: App {
  var body: some Scene { WindowGroup { PressView() } }
}

private struct PressView: View {
  @State private var log = ""
  @State private var text = ""
  @FocusState private var isOnBoard: Bool

  var body: some View {
    VStack {
      Text("Log: \(log)\(isOnBoard ? "on" : "off") \(text)")
      Text("Board").focusable().focused($isOnBoard).accessibilityIdentifier("board")
        .onKeyPress(.downArrow) {
          log += "down "
          return .handled
        }
        .onKeyPress("r", phases: [.down, .up]) { note($0) }
        .onKeyPress(characters: .uppercaseLetters) { note($0) }
      TextField("Words", text: $text)
      Button("Play") { log += "play " }.accessibilityIdentifier("play")
    }
    .onKeyPress(keys: ["a", .space, .tab]) { press in
      log += "key "
      return note(press)
    }
  }

  private func note(_ press: KeyPress) -> KeyPress.Result {
    let name = press.key == .tab ? "tab" : press.characters
    let phase = press.phase == .up ? "^" : press.phase == .repeat ? "+" : ""
    log += "\(name)\(press.modifiers == .shift ? "!" : "")\(phase) "
    return .handled
  }
}

/// Key presses in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct KeyPressBrowserTests {
  private static let shift = 8

  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(PressApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func focus(_ selector: String, _ page: ChromiumPage) async throws {
    try await page.evaluate("document.querySelector(\(ChromiumPage.quoted(selector))).focus()")
  }

  /// Sends a key to the focused element; returns whether the browser ignores it.
  private func isPrevented(
    _ key: String, _ page: ChromiumPage, with more: String = ""
  ) async throws -> Bool {
    try await page.evaluate(
      """
      !document.activeElement.dispatchEvent(new KeyboardEvent(
        'keydown', {key: '\(key)', bubbles: true, cancelable: true, \(more)}))
      """) == true
  }

  @Test func `keys reach the views around the focus`() async throws {
    try await run { page in
      try await page.press("ArrowDown")
      try await focus("[data-testid=board]", page)
      try await page.wait(forText: "Log: on")
      try await page.press("ArrowDown")
      try await page.press("r")
      try await page.press("Q", holding: Self.shift)
      try await page.press("a")
      try await page.press("Shift")
      try await page.wait(forText: "Log: down r r^ Q! key a on")
    }
  }

  @Test func `the browser ignores keys that are listed, but not in a field (H9)`() async throws {
    try await run { page in
      try await focus("[data-testid=board]", page)
      #expect(try await isPrevented("ArrowDown", page))
      #expect(try await isPrevented("Tab", page))
      #expect(try await !isPrevented("End", page))
      #expect(try await !isPrevented("Q", page))
      #expect(try await !isPrevented("r", page, with: "ctrlKey: true"))
      try await page.wait(forText: "Log: down key tab Q r on")
      try await focus(".field", page)
      #expect(try await !isPrevented("a", page))
      try await page.wait(forText: "Log: down key tab Q r key a off")
      try await page.press("a")
      try await page.wait(forText: "Log: down key tab Q r key a key a off a")
    }
  }

  @Test func `a control keeps its keys (H9)`() async throws {
    try await run { page in
      try await focus("[data-testid=play]", page)
      try await page.press(" ")
      try await page.press("a")
      try await page.wait(forText: "Log: play key a off")
    }
  }

  @Test func `a key that is held is sent again, but not ahead of the app`() async throws {
    try await run { page in
      try await focus("[data-testid=board]", page)
      // The app cannot have handled a press before the next one of the same task.
      try await page.evaluate(
        """
        for (const repeat of [false, true, true, true]) {
          document.activeElement.dispatchEvent(
            new KeyboardEvent('keydown', {key: 'Q', repeat, bubbles: true}));
        }
        """)
      try await page.wait(forText: "Log: Q on")
      #expect(try await !isPrevented("Q", page, with: "repeat: true"))
      try await page.wait(forText: "Log: Q Q+ on")
    }
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FocusApp: App {
  var body: some Scene {
    WindowGroup {
      List {
        TextField("Loud", text: .constant("")).accessibilityIdentifier("loud")
        TextField("Quiet", text: .constant("")).accessibilityIdentifier("quiet")
          .focusEffectDisabled()
        VStack {
          Lamp().focusable().accessibilityIdentifier("lamp")
          Button("Bell") {}.buttonStyle(.bordered).accessibilityIdentifier("bell")
        }
        .focusEffectDisabled()
        Button("Whistle") {}.buttonStyle(.bordered).accessibilityIdentifier("whistle")
      }
    }
  }
}

private struct Lamp: View {
  @Environment(\.isFocused) private var isFocused

  var body: some View { Text(isFocused ? "Lamp on" : "Lamp off") }
}

/// How a page shows what has the focus.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct FocusBrowserTests {
  private func run(
    _ media: [String: String] = [:], _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(FocusApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(media)
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Returns whether the focused element, or the row around it, has a ring that can be seen.
  private func hasRing(_ identifier: String, _ page: ChromiumPage) async throws -> Bool {
    try await page.evaluate(
      """
      (node => {
        node.focus({focusVisible: true});
        return [node, node.closest('.row')].some(part => {
          const look = getComputedStyle(part);
          return look.outlineStyle !== 'none' && look.outlineColor !== 'rgba(0, 0, 0, 0)';
        });
      })(document.querySelector('[data-testid=\(identifier)]'))
      """) == true
  }

  @Test func `a focusable view shows the focus itself`() async throws {
    try await run { page in
      #expect(try await !hasRing("lamp", page))
      try await page.wait(until: "document.body.innerText.includes('Lamp on')")
      #expect(try await hasRing("whistle", page))
      try await page.wait(until: "document.body.innerText.includes('Lamp off')")
    }
  }

  @Test func `no ring is drawn in a view without a focus effect`() async throws {
    try await run { page in
      for name in ["loud", "whistle"] {
        let ring = try await hasRing(name, page)
        #expect(ring)
      }
      for name in ["quiet", "bell", "lamp"] {
        let ring = try await hasRing(name, page)
        #expect(!ring)
      }
    }
  }

  @Test func `the focus remains marked where the system sets the colours`() async throws {
    try await run(["forced-colors": "active"]) { page in
      for name in ["quiet", "bell", "lamp"] {
        let ring = try await hasRing(name, page)
        #expect(ring)
      }
    }
  }
}

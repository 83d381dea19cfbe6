// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct VisualEffectApp: App {
  var body: some Scene { WindowGroup { VisualEffectView() } }
}

private struct VisualEffectView: View {
  @State private var isTurned = false

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        Button("Turn") { withAnimation(.linear(duration: 0.2)) { isTurned = true } }
          .frame(height: 40)
        Color.gray.frame(width: 100, height: 50)
          .accessibilityIdentifier("still")
          .padding(.leading, 30)
        Color.red.frame(width: 100, height: 50)
          .accessibilityIdentifier("moved")
          .visualEffect { effect, proxy in effect.offset(x: proxy.frame(in: .global).minX) }
          .padding(.leading, 30)
        // Around the top leading and then the bottom trailing corner.
        Color.blue.frame(width: 100, height: 50)
          .accessibilityIdentifier("grown")
          .visualEffect { [isTurned] effect, proxy in
            effect.scaleEffect(2, anchor: .topLeading)
              .scaleEffect(isTurned ? proxy.size.height / 100 : 1, anchor: .bottomTrailing)
          }
        Color.clear.frame(height: 40)
        Text("below").accessibilityIdentifier("below")
        Color.green.frame(width: 100, height: 50)
          .accessibilityIdentifier("scrolled")
          .visualEffect { effect, proxy in
            effect.opacity(proxy.frame(in: .named("page")).minY < 0 ? 0.25 : 1)
          }
        Color.clear.frame(height: 1000)
      }
    }
    .coordinateSpace(.named("page"))
  }
}

/// Effects that depend on what a browser measures.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct VisualEffectBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(VisualEffectApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 500)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.find = id => document.querySelector(`[data-testid='${id}']`);
          // The frame of an element relative to the one that stays.
          window.box = id => {
            const still = find('still').getBoundingClientRect();
            const {x, y, width, height} = find(id).getBoundingClientRect();
            return [x - still.x, y - still.y, width, height].map(Math.round).join(' ');
          };
          """)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  private func expect(_ box: String, of name: String, _ page: ChromiumPage) async throws {
    do {
      try await page.wait(until: "box('\(name)') === '\(box)'")
    } catch {
      let shown = try await page.evaluate("box('\(name)')")
      #expect(shown == .string(box))
    }
  }

  @Test func `D39: a view moves by its place without effects, and nothing else moves`()
    async throws
  {
    try await run { page in
      // A measurement of what is drawn would move it again.
      let place = "Math.round(find('still').getBoundingClientRect().x)"
      for _ in 0..<2 {
        try await page.wait(until: "box('moved') === `${\(place)} 50 100 50`")
        try await page.waitForRest()
      }
      #expect(try await page.evaluate("box('below').startsWith('-30 190 ')") == true)
    }
  }

  @Test func `steps have their anchors, and a change of the app has its effect`() async throws {
    try await run { page in
      try await expect("-30 100 200 100", of: "grown", page)
      try await page.tap("Turn")
      // Half as large, around the bottom trailing corner of the layout, at 70, 150.
      try await expect("20 125 100 50", of: "grown", page)
    }
  }

  @Test func `an effect follows when scrolling comes to rest`() async throws {
    try await run { page in
      let opacity = "getComputedStyle(find('scrolled').parentElement).opacity"
      try await expect("-30 100 200 100", of: "grown", page)
      #expect(try await page.evaluate("\(opacity) === '1'") == true)
      try await page.evaluate(
        """
        (() => { let node = find('scrolled');
        while (node.scrollHeight <= node.clientHeight + 1 || getComputedStyle(node).overflowY
          === 'visible') node = node.parentElement;
        node.scrollTop = 400; })()
        """)
      try await page.wait(until: "\(opacity) === '0.25'")
    }
  }
}

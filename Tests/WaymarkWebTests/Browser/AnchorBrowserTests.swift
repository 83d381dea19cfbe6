// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct AnchorApp: App {
  var body: some Scene { WindowGroup { AnchorView() } }
}

private enum TabFrames: PreferenceKey {
  static var defaultValue: [String: Anchor<CGRect>] { [:] }
  static func reduce(
    value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]
  ) {
    value.merge(nextValue()) { $1 }
  }
}

private struct AnchorView: View {
  @State private var selected = "One"

  var body: some View {
    VStack {
      HStack(spacing: 0) {
        ForEach(["One", "Number two", "Three"], id: \.self) { name in
          Button(name) { selected = name }
            .padding(8)
            .frame(maxWidth: .infinity)
            .accessibilityIdentifier(name)
            .anchorPreference(key: TabFrames.self, value: .bounds) { [name: $0] }
        }
      }
      .padding(10)
      .overlayPreferenceValue(TabFrames.self) { indicator("indicator", in: $0) }
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 200, height: 20)
          Color.green.frame(width: 60, height: 20).accessibilityIdentifier("cell")
            .anchorPreference(key: TabFrames.self, value: .bounds) { ["One": $0] }
          Color.clear.frame(width: 900, height: 20)
        }
      }
      .accessibilityIdentifier("strip")
      .overlayPreferenceValue(TabFrames.self) { indicator("over the cell", in: $0) }
    }
  }

  private func indicator(
    _ identifier: String, in frames: [String: Anchor<CGRect>]
  ) -> some View {
    GeometryReader { proxy in
      if let anchor = frames[selected] {
        let frame = proxy[anchor]
        RoundedRectangle(cornerRadius: 6)
          .stroke(.red)
          .frame(width: frame.width, height: frame.height)
          .accessibilityIdentifier(identifier)
          .offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

/// Views at the anchors of others, which a browser measures.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct AnchorBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(AnchorApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 600, height: 400)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.frameOf = name => (b => b && [b.x, b.y, b.width, b.height])(
            document.querySelector(`[data-testid='${name}']`)?.getBoundingClientRect());
          window.isAt = (name, other) => {
            const [a, b] = [frameOf(name), frameOf(other)];
            return !!a && !!b && a.every((side, n) => Math.abs(side - b[n]) < 1);
          };
          """)
        try await body(page)
      }
    }
  }

  @Test func `an indicator follows the selected tab, in windows of different widths`()
    async throws
  {
    try await run { page in
      try await page.wait(until: "isAt('indicator', 'One')")
      let wide = try await page.box("indicator")
      #expect(wide.left == 10 && wide.width > 180)
      try await page.setViewport(width: 360, height: 400)
      try await page.wait(until: "innerWidth === 360 && isAt('indicator', 'One')")
      #expect(try await page.box("indicator").width < 130)
      try await page.tap("Number two")
      try await page.wait(until: "isAt('indicator', 'Number two')")
      try await page.setViewport(width: 600, height: 400)
      try await page.wait(until: "innerWidth === 600 && isAt('indicator', 'Number two')")
      #expect(try await page.box("indicator").left > wide.right - 1)
    }
  }

  @Test func `what a reader shows over its content is seen, and the rest is tapped through it`()
    async throws
  {
    try await run { page in
      try await page.wait(until: "isAt('indicator', 'One')")
      let opacity = "getComputedStyle([...document.querySelectorAll('.geometry')][0]).opacity"
      #expect(try await page.evaluate(opacity).string == "1")
      let hit = { (name: String) in
        """
        (([x, y, width, height]) => document.elementFromPoint(x + width / 2, y + height / 2))(
          frameOf('\(name)'))
        """
      }
      #expect(try await page.evaluate("\(hit("Three")).innerText").string == "Three")
      let isCovered = "!!\(hit("One")).closest(`[data-testid='indicator']`)"
      #expect(try await page.evaluate(isCovered) == true)
    }
  }

  @Test func `a view outside of a scroll view follows when scrolling has come to rest`()
    async throws
  {
    try await run { page in
      try await page.wait(until: "isAt('over the cell', 'cell')")
      #expect(try await page.box("over the cell").left == 200)
      try await page.evaluate(
        """
        document.querySelector(`[data-testid='cell']`).closest('.scroll')
          .scrollTo({left: 120, behavior: 'instant'})
        """)
      try await page.wait(until: "frameOf('cell')[0] === 80 && isAt('over the cell', 'cell')")
    }
  }
}

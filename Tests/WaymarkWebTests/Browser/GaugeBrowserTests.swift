// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct GaugeApp: App {
  var body: some Scene { WindowGroup { Gauges() } }
}

private struct Gauges: View {
  var body: some View {
    HStack(spacing: 20) {
      ForEach([0, 0.5, 1], id: \.self) { value in
        Gauge(value: value) { Text("open") }
          .gaugeStyle(.accessoryCircular).accessibilityIdentifier("gauge\(Int(value * 10))")
      }
      Gauge(value: 0.25) { Text("closed") }
        .gaugeStyle(.accessoryCircularCapacity).accessibilityIdentifier("closed")
    }
  }
}

/// The geometry of rings.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct GaugeBrowserTests {
  @Test(arguments: [(0, -0.707, 0.707), (5, 0, -1), (10, 0.707, 0.707)])
  func `a point marks the value on an open ring (C9)`(value: Int, x: Double, y: Double)
    async throws
  {
    try await TestServer.run(GaugeApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        // The ring is 56 points wide, and the point 10, or 14 if it is turned by 45 degrees.
        func offset(_ axis: String, _ length: String) async throws -> Double {
          let number = try await page.evaluate(
            """
            (()=>{const ring=document.querySelector(`[data-testid='gauge\(value)']`);
            const box=node=>node.getBoundingClientRect();
            const point=[...ring.querySelectorAll('.shape')].find(
              node=>[10,14.1].some(width=>Math.abs(box(node).width-width)<.2));
            const [a,b]=[box(ring),box(point)];
            return b.\(axis)+b.\(length)/2-a.\(axis)-a.\(length)/2})()
            """)
          return number.number ?? 0
        }
        let (left, top) = try await (offset("left", "width"), offset("top", "height"))
        #expect(abs(left - 28 * x) < 1 && abs(top - 28 * y) < 1, "\(left), \(top)")
      }
    }
  }

  @Test func `rings have the size that Apple's have, and a name (C9)`() async throws {
    try await TestServer.run(GaugeApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        let box = try await page.box("closed")
        #expect(abs(box.width - 62) < 0.5 && abs(box.height - 62) < 0.5)
        let name = try await page.evaluate(
          "document.querySelector(`progress[aria-label='closed']`)?.value")
        #expect(name.number == 0.25)
      }
    }
  }
}

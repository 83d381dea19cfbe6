// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct Measured: App {
  var body: some Scene { WindowGroup { MeasuredPage() } }
}

private struct MeasuredPage: View {
  @Environment(\.colorScheme) private var scheme
  @Environment(\.dynamicTypeSize) private var words
  @Environment(\.accessibilityReduceTransparency) private var isOpaque
  @Environment(\.accessibilityDifferentiateWithoutColor) private var hasFewColors
  @State private var isDark = false

  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text(verbatim: "\(Int(proxy.size.width))x\(Int(proxy.size.height)) \(scheme)")
      }
      .frame(width: 120, height: 40)
      GeometryReader { proxy in Text(verbatim: "\(Int(proxy.size.width)) wide") }.frame(height: 20)
      Wedge().fill(.red).frame(width: 60, height: 30).accessibilityIdentifier("wedge")
      Button("Night") { isDark.toggle() }
      Text("Material").background(.ultraThinMaterial).accessibilityIdentifier("material")
      Text("opaque: \(isOpaque), few colours: \(hasFewColors)")
      Text(verbatim: "\(words)").accessibilityIdentifier("free")
      Text(verbatim: "x    x").accessibilityIdentifier("spaced")
      Text(verbatim: "x x").accessibilityIdentifier("close")
      Text("bounded").dynamicTypeSize(...DynamicTypeSize.large).accessibilityIdentifier("bounded")
    }
    .preferredColorScheme(isDark ? .dark : nil)
  }
}

private struct Wedge: Shape {
  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([.zero, CGPoint(x: rect.maxX, y: 0), CGPoint(x: 0, y: rect.maxY)]) }
  }
}

/// The sizes and appearance that a browser reports, and their effects.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct DrawingBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(Measured.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 600, scale: 1)
        try await page.setMedia(["prefers-color-scheme": "light"])
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `a reader has its own size, and follows the window's`() async throws {
    try await run { page in
      try await page.wait(until: "document.body.innerText.includes('120x40 light')")
      try await page.wait(until: "document.body.innerText.includes('500 wide')")
      try await page.setViewport(width: 420, height: 600, scale: 1)
      try await page.wait(until: "document.body.innerText.includes('420 wide')")
    }
  }

  @Test func `an outline is drawn for the size it has in the page`() async throws {
    try await run { page in
      try await page.wait(
        until: "document.querySelector('[data-testid=wedge] path,path[d]')?.getAttribute('d')"
          + "==='M0 0 L60 0 L0 30'")
    }
  }

  @Test func `several spaces of a text are shown`() async throws {
    try await run { page in
      try await page.wait(
        until: """
          ['spaced', 'close']
            .map(id => document.querySelector(`[data-testid=${id}]`).getBoundingClientRect().width)
            .reduce((spaced, close) => spaced > close + 9)
          """)
    }
  }

  /// D6.
  @Test func `words follow the browser's size, and the next page knows it`() async throws {
    try await run { page in
      try await page.wait(until: "document.body.innerText.includes('large')")
      try await page.setFontSize(32)
      try await page.setViewport(width: 501, height: 600, scale: 1)
      try await page.wait(until: "document.body.innerText.includes('accessibility2')")
      func size(_ name: String) async throws -> String? {
        try await page.evaluate(
          "getComputedStyle(document.querySelector('[data-testid=\(name)]')).fontSize"
        ).string
      }
      #expect(try await size("free") == "34px")
      #expect(try await size("bounded") == "17px")
      try await page.setScriptEnabled(false)
      try await page.reload()
      try await page.setScriptEnabled(true)
      #expect(try await page.evaluate("document.body.innerText.includes('accessibility2')") == true)
      #expect(try await size("bounded") == "17px")
    }
  }

  @Test func `the app knows that transparency is reduced, and materials have none`() async throws {
    try await run { page in
      let isClear = """
        [...document.querySelectorAll('*')].some(node =>
          getComputedStyle(node).backdropFilter.includes('blur'))
        """
      try await page.wait(until: "document.body.innerText.includes('opaque: false, few')")
      #expect(try await page.evaluate(isClear) == true)
      try await page.setMedia(["prefers-reduced-transparency": "reduce"])
      try await page.wait(until: "document.body.innerText.includes('opaque: true, few')")
      #expect(try await page.evaluate(isClear) == false)
      try await page.setMedia(["forced-colors": "active"])
      try await page.wait(until: "document.body.innerText.includes('few colours: true')")
    }
  }

  @Test func `the look follows the browser's, unless the app prefers another`() async throws {
    try await run { page in
      try await page.wait(until: "document.body.innerText.includes('120x40 light')")
      try await page.setMedia(["prefers-color-scheme": "dark"])
      try await page.wait(until: "document.body.innerText.includes('120x40 dark')")
      try await page.setMedia(["prefers-color-scheme": "light"])
      try await page.wait(until: "document.body.innerText.includes('120x40 light')")
      try await page.tap("Night")
      try await page.wait(until: "document.body.innerText.includes('120x40 dark')")
      let ground = "getComputedStyle(document.querySelector('.window')).backgroundColor"
      #expect(try await page.evaluate(ground).string == "rgb(0, 0, 0)")
    }
  }
}

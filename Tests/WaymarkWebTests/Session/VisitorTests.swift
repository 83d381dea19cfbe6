// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The window size that a request reports, so that the first page has the right layout.
@MainActor
@Suite struct VisitorTests {
  nonisolated private static let phone =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148"
  nonisolated private static let desk =
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0"

  @Test(
    arguments: [
      (["waymark-window=1024x768x100"], Self.phone, 1024, 768),
      (["a=b; waymark-window=500x600x200; c=d"], nil, 500, 600),
      ([], Self.phone, 390, 844), ([], Self.desk, 1280, 800), ([], nil, 390, 844),
      ([], "curl/8.0", 390, 844),
      (["waymark-window=x"], nil, 390, 844), (["waymark-window=1x2x3"], nil, 390, 844),
      (["waymark-window=500x600"], nil, 390, 844),
      (["waymark-window=-5x100x100"], nil, 390, 844),
      (["waymark-window=99999999999999999x1x100"], Self.desk, 1280, 800),
    ] as [([String], String?, Double, Double)])
  func `the window is as it was noted, or as is likely`(
    cookies: [String], agent: String?, width: Double, height: Double
  ) {
    let visitor = Visitor(cookies: cookies, agent: agent)
    #expect(visitor.window == ElementFrame(width: width, height: height))
  }

  private struct SizeApp: App {
    var body: some Scene { WindowGroup { SizeView() } }
  }

  private struct SizeView: View {
    @Environment(\.horizontalSizeClass) private var size
    @Environment(\.dynamicTypeSize) private var words

    var body: some View { Text("\(size == .regular ? "wide" : "narrow"), \(words)") }
  }

  @Test func `a page is made for the window, and its session begins with it`() throws {
    let store = SessionStore(SizeApp.self)
    let wide = ElementFrame(width: 1000, height: 700)
    let visitor = Visitor(window: wide, wordScale: 2)
    let page = store.page(for: visitor)
    #expect(page.html.contains("wide, accessibility2"))
    #expect(store.page().html.contains("narrow, large"))
    let link = try ReadyTransport(store, visitor: visitor)
    #expect(!link.say(ClientMessage.hello(page.identity.markup)).contains("[10,"))
    #expect(link.session?.graph?.windowFrame == wide)
  }
}

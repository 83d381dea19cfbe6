// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct InspectorWebApp: App {
  var body: some Scene { WindowGroup { InspectorWebView() } }
}

private struct InspectorWebView: View {
  @State private var isOpen = true
  @State private var isMirrored = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Button("Inspect") { isOpen.toggle() }
        Button("Mirror") { isMirrored.toggle() }
        ForEach(0..<60, id: \.self) { Text("Line \($0)") }
      }
      .inspector(isPresented: $isOpen) {
        List {
          TextField("Name", text: $name).accessibilityIdentifier("name")
          ForEach(0..<60, id: \.self) { Text("Note \($0)") }
        }
        .inspectorColumnWidth(300)
      }
      .navigationTitle("Page")
    }
    .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
  }
}

/// D34: where an inspector is in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(2)))
@MainActor
struct InspectorBrowserTests {
  private func run(
    width: Int, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(InspectorWebApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.setViewport(width: width, height: 800)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.box = selector => document.querySelector(selector).getBoundingClientRect();
          window.list = '.page > .body > .box > .list'; 0
          """)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  @Test func `in a wide window it takes its width from the content, at the trailing edge (D34)`()
    async throws
  {
    try await run(width: 1280) { page in
      try await page.wait(
        until: "document.querySelector('aside') && !document.querySelector('.layer')")
      #expect(try await page.evaluate("box('aside').width") == 300)
      #expect(try await page.evaluate("box('aside').right") == 1280)
      #expect(try await page.evaluate("box('aside').bottom") == 800)
      #expect(try await page.evaluate("box(list).left") == 0)
      #expect(try await page.evaluate("box(list).right") == 980)
      try await page.tap("Mirror")
      try await page.wait(until: "box('aside').left === 0 && box(list).right === 1280")
      #expect(try await page.evaluate("box(list).left") == 300)
      try await page.tap("Inspect")
      try await page.wait(until: "!document.querySelector('aside')")
    }
  }

  @Test func `both scroll on their own, and the bar stays (D34)`() async throws {
    try await run(width: 1280) { page in
      try await page.wait(until: "document.querySelector('aside')")
      let scroll = """
        const [a, b] = ['aside > .list', list].map(s => document.querySelector(s));
        a.scrollTop = 100;
        """
      try await page.evaluate("{\(scroll)}; 0")
      let places = """
        [document.querySelector('aside > .list').scrollTop, document.querySelector(list).scrollTop,
        document.querySelector('.page').scrollTop].join()
        """
      #expect(try await page.evaluate(places) == "100,0,0")
    }
  }

  @Test func `it is a landmark with a name (D34)`() async throws {
    try await run(width: 1280) { page in
      try await page.wait(until: "document.querySelector('aside')")
      let nodes = try await page.accessibilityTree()
      #expect(nodes.contains { $0.role == "complementary" && $0.name == "Inspector" })
    }
  }

  @Test func `in a narrow window it is a sheet, which Escape closes (D34)`() async throws {
    try await run(width: 390) { page in
      try await page.wait(until: "document.querySelector('.layer.sheet')")
      #expect(try await page.evaluate("!!document.querySelector('aside')") == false)
      #expect(try await page.evaluate("box('.card').width") == 390)
      #expect(try await page.evaluate("document.querySelector('main').inert") == true)
      try await page.press("Escape")
      try await page.wait(until: "!document.querySelector('.layer')")
      try await page.tap("Inspect")
      try await page.wait(until: "document.querySelector('.layer.sheet')")
      try await page.wait(until: "history.state?.at === 1")
      try await page.traverse(-1)
      try await page.wait(until: "!document.querySelector('.layer')")
    }
  }

  @Test func `a window that changes its width loses nothing (D34)`() async throws {
    try await run(width: 1280) { page in
      try await page.wait(until: "document.querySelector('aside')")
      try await page.click("[data-testid=name]")
      try await page.type("deep")
      try await page.setViewport(width: 390, height: 800)
      let value = "document.querySelector('.card [data-testid=name]')?.value === 'deep'"
      try await page.wait(until: value)
      try await page.setViewport(width: 1280, height: 800)
      try await page.wait(
        until: """
          document.querySelector('aside [data-testid=name]')?.value === 'deep'
          && !document.querySelector('.layer')
          """)
    }
  }

  @Test func `with a text size of 200 %, the content wraps (D34)`() async throws {
    try await run(width: 1280) { page in
      try await page.setFontSize(32)
      try await page.wait(until: "document.querySelector('aside')")
      #expect(try await page.evaluate("box('aside').right <= innerWidth") == true)
      let isWhole = "(n => n.scrollWidth <= n.clientWidth)(document.querySelector('aside > .list'))"
      #expect(try await page.evaluate(isWhole) == true)
    }
  }
}

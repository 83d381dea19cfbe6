// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct FitApp: App {
  var body: some Scene { WindowGroup { FitView() } }
}

private struct FitView: View {
  @State private var width = 300.0
  @State private var page = "b"

  var body: some View {
    VStack {
      Button("Narrow") { width = 120 }
      HStack {
        ViewThatFits(in: .horizontal) {
          Text("a rather long text").fixedSize().accessibilityIdentifier("long")
          Text("short").accessibilityIdentifier("short")
        }
      }
      .frame(width: width)
      ViewThatFits(in: .vertical) {
        Color.red.frame(width: 40, height: 90).accessibilityIdentifier("high")
        Color.red.frame(width: 40, height: 30).accessibilityIdentifier("low")
      }
      .frame(height: 50)
      Text("one line of text").lineLimit(1).minimumScaleFactor(0.3)
        .accessibilityIdentifier("shrinking").frame(width: width * 0.6)
      Text("one line of text").lineLimit(1).minimumScaleFactor(0.9)
        .accessibilityIdentifier("limited").frame(width: 60)
      HStack(spacing: 0) {
        Text("an important title").lineLimit(1).layoutPriority(1)
          .accessibilityIdentifier("important")
        Text("an unimportant remark beside it").lineLimit(1).accessibilityIdentifier("remark")
        Text("the least one").lineLimit(1).layoutPriority(-1).accessibilityIdentifier("least")
      }
      .frame(width: 240)
      HStack(spacing: 0) {
        Color.red.layoutPriority(4).accessibilityIdentifier("greedy")
        Color.blue.layoutPriority(3).accessibilityIdentifier("poor")
      }
      .frame(width: 200, height: 20)
      Text("page \(page)")
      TabView(selection: $page) {
        ForEach(["a", "b", "c"], id: \.self) { Text("content \($0)") }
      }
      .tabViewStyle(.page)
      .frame(width: 200, height: 100)
      .accessibilityIdentifier("pages")
    }
  }
}

/// What a browser shows where space is limited.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct FitBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(FitApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 900)
        try await page.enter(server.address)
        try await page.evaluate(
          "window.named = name => document.querySelector(`[data-testid='${name}']`)")
        try await body(page)
      }
    }
  }

  @Test func `nothing is placed before the style sheet is there`() async throws {
    try await TestServer.run(FitApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 500, height: 900)
        try await page.hold("*/look-*.css", opening: server.address) {
          try await page.wait(until: "self.waymark?.early.length && document.getElementById('app')")
          // The script has run as far as it can.
          try await page.wait(until: "performance.getEntriesByName(document.scripts[1].src).length")
          try await page.evaluate("new Promise(done => setTimeout(done))")
          #expect(try await page.evaluate("'live' in document.body.dataset") == false)
        }
        try await page.waitForScripts()
        let panels = "document.querySelector('.pages > .panels')"
        #expect(try await number("\(panels).scrollLeft", page) == 200)
      }
    }
  }

  private func number(_ script: String, _ page: ChromiumPage) async throws -> Double {
    try await page.evaluate(script).number ?? -1
  }

  private func width(_ name: String, _ page: ChromiumPage) async throws -> Double {
    try await number("named('\(name)').getBoundingClientRect().width", page)
  }

  @Test func `the first view that fits is shown, also after its space has changed`() async throws {
    try await run { page in
      #expect(try await width("long", page) > 0)
      #expect(try await width("short", page) == 0)
      #expect(try await width("high", page) == 0)
      #expect(try await width("low", page) == 40)
      try await page.tap("Narrow")
      try await page.wait(until: "named('short').getBoundingClientRect().width > 0")
      #expect(try await width("long", page) == 0)
      // The app knows of it: a screen reader's tree has the shown view only.
      try await page.wait(until: "!named('short').closest('.spare')")
    }
  }

  @Test func `text shrinks until it fits, down to its minimum`() async throws {
    try await run { page in
      let size = "parseFloat(getComputedStyle(named('%').closest('.text')).fontSize)"
      let shrinking = size.replacing("%", with: "shrinking")
      let full = try await number(shrinking, page)
      #expect(full == 17)
      let limited = try await number(size.replacing("%", with: "limited"), page)
      #expect(abs(limited - 17 * 0.9) < 0.4)
      try await page.tap("Narrow")
      try await page.wait(until: "\(shrinking) < 12")
      let isCut = try await page.evaluate(
        "(t => t.scrollWidth > t.clientWidth + 1)(named('shrinking').closest('.text'))")
      #expect(isCut == false)
    }
  }

  @Test func `space goes to the views with the greatest priority first`() async throws {
    try await run { page in
      let wanted = try await number(
        "(t => t.scrollWidth)(named('important').closest('.text'))", page)
      #expect(abs(try await width("important", page) - wanted) < 1.5)
      #expect(try await width("least", page) < 30)
      #expect(try await width("remark", page) > 50)
      #expect(try await width("greedy", page) > 199)
      #expect(try await width("poor", page) < 1)
    }
  }

  @Test func `a page that is swiped to is selected, and a selected page is scrolled to`()
    async throws
  {
    try await run { page in
      let panels = "document.querySelector('.pages > .panels')"
      #expect(try await number("\(panels).scrollLeft", page) == 200)
      try await page.evaluate("\(panels).scrollTo({left: 400, behavior: 'instant'})")
      try await page.wait(until: "document.body.innerText.includes('page c')")
      try await page.evaluate(
        "document.querySelector('.pages [role=tab]').click()")
      try await page.wait(until: "document.body.innerText.includes('page a')")
      try await page.wait(until: "\(panels).scrollLeft === 0")
      let names = try await page.evaluate(
        "[...document.querySelectorAll('.pages [role=tab]')].map(t => t.ariaLabel).join()"
      ).string
      #expect(names == "Page 1 of 3,Page 2 of 3,Page 3 of 3")
    }
  }
}

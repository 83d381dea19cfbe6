// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct Rows: View {
  var body: some View {
    ForEach(0..<60) { row in
      Text("Row \(row)").frame(maxWidth: .infinity).padding(8).accessibilityIdentifier("row-\(row)")
    }
  }
}

/// Screens that are pushed from a list, by name.
private struct GroundApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(
          ["style", "stack", "backdrop", "own", "float", "empty", "layers", "chat", "links"],
          id: \.self
        ) {
          NavigationLink($0, value: $0).accessibilityIdentifier($0)
        }
        .navigationDestination(for: String.self) {
          Shown(name: $0).navigationTitle("Title").navigationBarTitleDisplayMode(.large)
        }
      }
    }
  }
}

private struct Shown: View {
  let name: String

  var body: some View {
    switch name {
    case "style": ScrollView { Rows() }.background(.yellow)
    case "own": ScrollView { Rows() }.background(.yellow, ignoresSafeAreaEdges: [])
    case "stack":
      ZStack {
        Color.yellow.ignoresSafeArea().accessibilityIdentifier("ground")
        Text("Middle")
      }
    case "backdrop":
      ScrollView { Rows() }
        .background { Color.yellow.ignoresSafeArea().accessibilityIdentifier("ground") }
    case "float":
      ScrollView { Rows() }
        .overlay(alignment: .bottomTrailing) { Button("New") {}.accessibilityIdentifier("new") }
    case "empty":
      List {}.overlay { Text("Nothing") }
    case "layers":
      ZStack {
        List { Rows() }
        VStack {
          Spacer()
          Button("New") {}.accessibilityIdentifier("new")
        }
      }
    case "chat": Chat()
    default:
      VStack {
        Button("Button") {}.accessibilityIdentifier("button")
        NavigationLink("Link", value: "own").accessibilityIdentifier("link")
        List {
          NavigationLink("Link", value: "own").accessibilityIdentifier("row link")
          Label {
            Text("Tinted")
          } icon: {
            Image(systemName: "star").accessibilityIdentifier("tinted")
          }
          Label {
            Text("Red")
          } icon: {
            Image(systemName: "star").accessibilityIdentifier("red")
          }
          .foregroundStyle(.red)
        }
      }
    }
  }
}

private struct Chat: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      ScrollView { Rows() }.accessibilityIdentifier("messages")
      TextField("Message", text: $text).accessibilityIdentifier("field")
    }
  }
}

private struct TabApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        Chat().background(.yellow).tabItem { Text("Chat") }
        ScrollView { Rows() }.background(.yellow).accessibilityIdentifier("boxed")
          .tabItem { Text("Rows") }
        List { Text("Row") }.accessibilityIdentifier("list").tabItem { Text("List") }
      }
    }
  }
}

/// What lies below the bars of a screen, and what stays in place when its content scrolls.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct GroundBrowserTests {
  private func run(
    _ app: (some App).Type, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(app) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 700)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  private func show(
    _ name: String, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await run(GroundApp.self) { page in
      try await page.click("[data-testid='\(name)']")
      try await page.wait(until: "document.querySelectorAll('.screen').length === 2")
      try await page.waitForRest()
      try await body(page)
    }
  }

  /// What a point in the middle of the large title belongs to.
  private let title = """
    (b => document.elementFromPoint(b.x + b.width / 2, b.y + b.height / 2).tagName)(
      [...document.querySelectorAll('h1')].at(-1).getBoundingClientRect())
    """

  @Test func `the background style of a screen extends below its bars (D27)`() async throws {
    try await show("style") { page in
      let ground = try await page.evaluate(
        """
        (s => [s.position, s.top, s.height, s.backgroundColor === getComputedStyle(
          document.querySelector('.paper')).backgroundColor])(
          getComputedStyle(document.querySelector('.paper'), '::before')).join()
        """
      ).string
      #expect(ground == "fixed,0px,700px,false")
      let front = try await page.evaluate(title).string
      #expect(front == "H1")
    }
  }

  @Test func `a background that respects the safe area does not (D27)`() async throws {
    try await show("own") { page in
      let count = try await page.evaluate("document.querySelectorAll('.paper').length").number
      #expect(count == 0)
    }
  }

  @Test(arguments: ["stack", "backdrop"])
  func `a colour behind a screen extends below its bars (D27)`(_ name: String) async throws {
    try await show(name) { page in
      let ground = try await page.box("ground")
      #expect((ground.left, ground.top) == (0, 0))
      #expect((ground.width, ground.height) == (400, 700))
      let front = try await page.evaluate(title).string
      #expect(front == "H1")
    }
  }

  @Test(arguments: ["float", "layers"])
  func `what floats over a scroll view stays in place (D28)`(_ name: String) async throws {
    try await show(name) { page in
      let new = try await page.box("new")
      #expect(new.bottom <= 700 && new.bottom > 640)
      let hit = try await page.evaluate(
        """
        document.elementFromPoint(\(new.middle), \(new.top + 5))\
        .closest('[data-testid]').dataset.testid
        """
      ).string
      #expect(hit == "new")
    }
  }

  @Test func `a list below an overlay has its background (D28)`() async throws {
    try await show("empty") { page in
      let colors = try await page.evaluate(
        """
        [...document.querySelectorAll('.screen')].map(s => getComputedStyle(s).backgroundColor)
          .join('|')
        """
      ).string?.split(separator: "|")
      // The list from which the screen is pushed has no overlay.
      #expect(colors?.count == 2 && colors?.first == colors?.last)
      #expect(colors?.last != "rgb(255, 255, 255)")
    }
  }

  @Test func `a scroll view leaves the other views of a stack their space (D28)`() async throws {
    try await show("chat") { page in
      try await expectChat(on: page, above: 700)
    }
  }

  @Test func `so it does in a tab, above the tab bar (D28)`() async throws {
    try await run(TabApp.self) { page in
      let bar = try await page.evaluate(
        "document.querySelector('.tabbar').getBoundingClientRect().top"
      ).number
      try await expectChat(on: page, above: try #require(bar))
    }
  }

  private func expectChat(on page: ChromiumPage, above limit: Double) async throws {
    let (field, messages) = try await (page.box("field"), page.box("messages"))
    #expect(field.bottom <= limit && field.bottom > limit - 40)
    #expect(abs(messages.bottom - field.top) < 1)
    let scrolls = try await page.evaluate(
      """
      (s => s.scrollHeight > s.clientHeight && getComputedStyle(s).overflowY)(
        document.querySelector(`[data-testid=messages]`))
      """
    ).string
    #expect(scrolls == "auto")
  }

  @Test func `a list in a tab without a stack has its background`() async throws {
    try await run(TabApp.self) { page in
      try await page.click("[role=tab]:nth-child(3)")
      try await page.wait(until: "document.querySelector(`[data-testid='list'] .row`)")
      let color = try await page.style("background-color", of: "list")
      #expect(color == "rgb(242, 242, 247)")
    }
  }

  @Test func `a scroll view with a background begins with its first row`() async throws {
    try await run(TabApp.self) { page in
      try await page.click("[role=tab]:nth-child(2)")
      let row = "document.querySelector(`[data-testid='boxed'] [data-testid='row-0']`)"
      try await page.wait(until: row)
      let first = try await page.evaluate("\(row).getBoundingClientRect().top").number
      let boxed = try await page.box("boxed")
      #expect(first == boxed.top && boxed.top == 0 && boxed.bottom <= 700)
    }
  }

  @Test func `links outside of lists and icons have the tint (D26)`() async throws {
    try await show("links") { page in
      let (button, link) = try await (
        page.style("color", of: "button"), page.style("color", of: "link")
      )
      let row = try await page.style("color", of: "row link")
      #expect(link == button && row != button)
      let tinted = try await page.style("color", of: "tinted")
      let red = try await page.style("color", of: "red")
      #expect(tinted == "rgb(0, 122, 255)" && red != tinted && red != row)
    }
  }
}

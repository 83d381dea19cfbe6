// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct BarApp: App {
  var body: some Scene { WindowGroup { NavigationStack { Start() } } }
}

private struct Start: View {
  var body: some View {
    List(
      ["icons", "long", "principal", "bottom", "status", "wide", "keys", "subtitle"], id: \.self
    ) { name in
      NavigationLink(name) { Shown(name: name).navigationBarTitleDisplayMode(.inline) }
        .accessibilityIdentifier(name)
    }
    .navigationTitle("Start").navigationSubtitle("All bars")
  }
}

private struct Icon: View {
  let name: String

  var body: some View {
    Button("Icon", systemImage: "star") {}.labelStyle(.iconOnly).accessibilityIdentifier(name)
  }
}

private struct Shown: View {
  let name: String
  @State private var text = ""
  @State private var count = 0

  var body: some View {
    TextField("Field", text: $text).accessibilityIdentifier("field")
      .navigationTitle(name == "long" ? "A title that is too long for the bar of a phone" : name)
      .navigationSubtitle(
        name == "subtitle" ? "A line that is too long for the bar of a phone as well" : ""
      )
      .toolbar {
        switch name {
        case "icons", "long":
          ToolbarItemGroup(placement: .topBarTrailing) {
            Icon(name: "first")
            Icon(name: "second")
            Icon(name: "third")
          }
        case "principal":
          ToolbarItem(placement: .principal) { Text("Middle").accessibilityIdentifier("middle") }
          ToolbarItem { Icon(name: "first") }
        case "bottom":
          ToolbarItem(placement: .bottomBar) { Icon(name: "first") }
          ToolbarItem(placement: .bottomBar) { Icon(name: "second") }
        case "status":
          ToolbarItem(placement: .status) { Text("Saved").accessibilityIdentifier("saved") }
          ToolbarItem(placement: .bottomBar) { Icon(name: "first") }
        case "wide":
          ToolbarItem(placement: .bottomBar) { Icon(name: "first") }
          ToolbarItem(placement: .status) {
            Text("12 of 34 photographs were saved a minute ago, and 3 of them are too large")
              .accessibilityIdentifier("saved")
          }
          ToolbarItem(placement: .bottomBar) { Icon(name: "second") }
        default:
          ToolbarItemGroup(placement: .keyboard) {
            Spacer()
            Button("Done \(count)") { count += 1 }.accessibilityIdentifier("done")
          }
        }
      }
  }
}

/// The bars of a screen, and where their items are.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct BarBrowserTests {
  private func show(
    _ name: String, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(BarApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 700)
        try await page.enter(server.address)
        try await page.click("[data-testid='\(name)']")
        try await page.wait(until: "document.querySelectorAll('.screen').length === 2")
        try await page.waitForRest()
        try await body(page)
      }
    }
  }

  private func title(on page: ChromiumPage) async throws -> (left: Double, right: Double) {
    let edges = try await page.evaluate(
      """
      (b => [b.left, b.right].join())(
        [...document.querySelectorAll('.name')].at(-1).getBoundingClientRect())
      """
    ).string?.split(separator: ",").compactMap { Double($0) }
    let found = try #require(edges)
    return (found[0], found[1])
  }

  @Test func `all items are in the bar, and the title is in its middle (F3)`() async throws {
    try await show("icons") { page in
      let (first, third) = try await (page.box("first"), page.box("third"))
      #expect(first.width >= 44 && third.right <= 400 && first.right <= third.left)
      let title = try await title(on: page)
      #expect(abs((title.left + title.right) / 2 - 200) < 1)
    }
  }

  @Test func `a long title has the space that items leave (F3)`() async throws {
    try await show("long") { page in
      let first = try await page.box("first")
      let back = try await page.evaluate(
        "[...document.querySelectorAll('.back')].at(-1).getBoundingClientRect().right"
      ).number
      let title = try await title(on: page)
      #expect(title.right <= first.left && title.left >= back ?? 400)
      #expect(title.right - title.left > 120)
    }
  }

  /// Returns the edges of the title and of the subtitle: left, top, right and bottom of each.
  private func lines(in selector: String, on page: ChromiumPage) async throws -> [Double] {
    let edges = try await page.evaluate(
      """
      [...[...document.querySelectorAll('\(selector)')].at(-1).children].flatMap(n => {
        const {left, top, right, bottom} = n.getBoundingClientRect();
        return [left, top, right, bottom];
      }).join()
      """
    ).string?.split(separator: ",").compactMap { Double($0) }
    let found = try #require(edges)
    try #require(found.count == 8)
    return found
  }

  @Test func `a subtitle is below the title, in the bar or in the page (F1)`() async throws {
    try await show("subtitle") { page in
      let lines = try await lines(in: ".name", on: page)
      #expect(lines[1] >= 0 && lines[3] <= lines[5] && lines[7] <= 44)
      #expect(lines[0] > 8 && lines[2] < 392 && lines[4] > 8 && lines[6] < 392)
      try await page.click(".screen:last-child .back")
      try await page.wait(until: "document.querySelectorAll('.screen').length === 1")
      try await page.waitForRest()
      let large = try await self.lines(in: "h1", on: page)
      #expect(large[3] <= large[5] && abs(large[0] - large[4]) < 1)
      let name = try await page.evaluate("document.querySelector('h1').innerText").string
      #expect(name == "Start\nAll bars")
    }
  }

  @Test func `an item in place of the title is in the middle, too (F3)`() async throws {
    try await show("principal") { page in
      let middle = try await page.box("middle").middle
      #expect(abs(middle - 200) < 1)
    }
  }

  @Test func `the items of the bar at the bottom are beside each other (F3)`() async throws {
    try await show("bottom") { page in
      let (first, second) = try await (page.box("first"), page.box("second"))
      #expect(first.left < 40 && second.right > 360 && first.top > 640)
    }
    try await show("status") { page in
      let (status, first) = try await (page.box("saved"), page.box("first"))
      #expect(abs(status.middle - 200) < 40 && first.right > 360)
    }
    try await show("wide") { page in
      let (first, status) = try await (page.box("first"), page.box("saved"))
      let second = try await page.box("second")
      #expect(first.width >= 44 && second.width >= 44 && second.right <= 400)
      #expect(first.right <= status.left && status.right <= second.left)
      #expect(status.bottom - status.top < 30)
    }
  }

  @Test func `a bar is above the keyboard while a field has the focus (F3)`() async throws {
    try await show("keys") { page in
      let height = "document.querySelector('.keys > .item').parentNode.offsetHeight"
      try await page.wait(until: "document.querySelector('.keys > .item')")
      let before = try await page.evaluate(height).number
      #expect(before == 0)
      try await page.click("[data-testid='field']")
      try await page.wait(until: "\(height) > 40")
      try await page.click("[data-testid='done']")
      try await page.wait(
        until: "document.querySelector(`[data-testid='done']`).textContent === 'Done 1'")
      let focused = try await page.evaluate("document.activeElement.tagName").string
      #expect(focused == "INPUT")
      _ = try await page.evaluate("document.activeElement.blur()")
      try await page.wait(until: "\(height) === 0")
    }
  }
}

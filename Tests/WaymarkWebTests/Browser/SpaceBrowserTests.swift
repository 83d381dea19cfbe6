// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct SpaceApp: App {
  var body: some Scene { WindowGroup { SpaceView() } }
}

private let note = "A note that is far too long for one line beside anything else, so it is broken"

private struct SpaceView: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Due").accessibilityIdentifier("title")
        Spacer()
        Text(note).accessibilityIdentifier("value")
      }
      .accessibilityIdentifier("row")
      HStack(spacing: 0) {
        Text(note).accessibilityIdentifier("first")
        Text("\(note) twice as long, and \(note)").accessibilityIdentifier("second")
      }
      HStack {
        Text(note)
        Text("12:30").padding(4).background(.yellow).accessibilityIdentifier("padded")
        Label("Title of it", systemImage: "star").accessibilityIdentifier("label")
        Button("Buy now") {}.buttonStyle(.bordered).accessibilityIdentifier("button")
      }
      HStack(spacing: 0) {
        Color.red.accessibilityIdentifier("colour")
        Spacer(minLength: 30)
      }
      .frame(height: 10)
      HStack(spacing: 0) {
        Text("Long enough").accessibilityIdentifier("ideal")
        Color.blue.accessibilityIdentifier("rest")
      }
      .frame(height: 30)
      VStack(spacing: 0) {
        Color.green.accessibilityIdentifier("above")
        Spacer()
      }
      .frame(width: 10, height: 60)
      Text("at most").frame(maxWidth: 150).background(.yellow).accessibilityIdentifier("limited")
      HStack(spacing: 0) {
        Text("a").frame(minWidth: 80).accessibilityIdentifier("least")
        Text("b").frame(minWidth: 20, maxWidth: 60).accessibilityIdentifier("between")
      }
      Text("at most").frame(maxWidth: 3000).accessibilityIdentifier("beyond")
      Text("one").lineLimit(3, reservesSpace: true).accessibilityIdentifier("reserving")
      Text("one").accessibilityIdentifier("line")
      Text("wider than its frame").fixedSize().accessibilityIdentifier("wide")
        .frame(width: 40).accessibilityIdentifier("narrow").padding(.leading, 100)
      DisclosureGroup("More") { Text("inside") }.accessibilityIdentifier("disclosure").border(.red)
      LazyVGrid(
        columns: [GridItem(.fixed(40), spacing: 6, alignment: .topTrailing), GridItem(.fixed(40))],
        alignment: .trailing, spacing: 20
      ) {
        Color.red.frame(width: 10, height: 30)
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("cell")
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("below")
      }
      .accessibilityIdentifier("grid")
      LazyVGrid(columns: [GridItem(.fixed(40))]) {
        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("middle")
      }
    }
  }
}

/// The space that views get in rows, frames and grids.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct SpaceBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(SpaceApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 1000)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `views in a row get the same width, but no more than they need (D24)`() async throws {
    try await run { page in
      let (row, line) = try await (page.box("row"), page.box("line"))
      let (title, value) = try await (page.box("title"), page.box("value"))
      #expect(title.height < line.height * 1.5, "The short text is one line.")
      #expect(value.right > row.right - 1)
      #expect(value.left - title.right < 30, "A spacer gets what is left, which is its minimum.")
      let (first, second) = try await (page.box("first"), page.box("second"))
      #expect(abs(first.width - second.width) < 1)
      for name in ["padded", "label", "button"] {
        let box = try await page.box(name)
        #expect(box.height < line.height * 2.5, "\(name)")
      }
      let colour = try await page.box("colour")
      #expect(abs(colour.width - (row.width - 30)) < 1)
      let above = try await page.box("above")
      #expect(abs(above.height - 52) < 1)
      let (ideal, rest) = try await (page.box("ideal"), page.box("rest"))
      #expect(ideal.width < 120 && abs(ideal.width + rest.width - row.width) < 1)
    }
  }

  @Test func `a frame is as wide as it may be, what is around it no wider (D24)`() async throws {
    try await run { page in
      let (limited, beyond) = try await (page.box("limited"), page.box("beyond"))
      let (least, between) = try await (page.box("least"), page.box("between"))
      let row = try await page.box("row")
      #expect(limited.width == 150)
      #expect(beyond.width == row.width)
      #expect(least.width == 80)
      #expect(between.width == 60)
      let disclosure = try await page.box("disclosure")
      #expect(abs(disclosure.width - row.width) < 3, "Its chevron is at the trailing edge.")
    }
  }

  @Test func `text reserves its lines, and lies in the middle of a narrow frame`() async throws {
    try await run { page in
      let (reserving, line) = try await (page.box("reserving"), page.box("line"))
      #expect(abs(reserving.height - line.height * 3) < 1)
      let (wide, narrow) = try await (page.box("wide"), page.box("narrow"))
      #expect(wide.width > narrow.width + 20)
      #expect(abs(wide.middle - narrow.middle) < 1)
    }
  }

  @Test func `the first item of a grid says where views are in their cells (D24)`() async throws {
    try await run { page in
      let (grid, cell) = try await (page.box("grid"), page.box("cell"))
      #expect(abs(cell.right - grid.right) < 1 && abs(cell.top - grid.top) < 1)
      let below = try await page.box("below")
      #expect(abs(below.right - (grid.right - 46)) < 1)
      #expect(abs(below.top - (grid.top + 50)) < 1)
      let middle = try await page.box("middle")
      #expect(abs(middle.middle - grid.middle) < 1)
    }
  }
}

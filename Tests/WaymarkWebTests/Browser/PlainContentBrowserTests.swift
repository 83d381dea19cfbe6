// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct PlainApp: App {
  var body: some Scene { WindowGroup { Plain() } }
}

private struct Plain: View {
  @State private var isCovered = false
  @State private var isSheetUp = false
  @State private var choice = 1

  var body: some View {
    ScrollView {
      Button("Cover") { isCovered = true }.accessibilityIdentifier("cover")
      Button("Sheet") { isSheetUp = true }.accessibilityIdentifier("sheet")
      keys
      Picker("Wheel", selection: $choice) { ForEach(0..<30) { Text("\($0)") } }
        .pickerStyle(.wheel).accessibilityIdentifier("wheel").frame(height: 90)
    }
    .fullScreenCover(isPresented: $isCovered) {
      ZStack {
        Color.yellow.ignoresSafeArea().accessibilityIdentifier("ground")
        Text("Covered").padding()
      }
    }
    .sheet(isPresented: $isSheetUp) {
      VStack { Text("Words").frame(maxWidth: .infinity).accessibilityIdentifier("words") }
    }
  }

  private var keys: some View {
    Grid(horizontalSpacing: 10, verticalSpacing: 10) {
      GridRow {
        key("one")
        key("two")
        key("three")
      }
      GridRow {
        key("wide").gridCellColumns(2)
        key("last")
      }
      GridRow {
        Text("A").gridColumnAlignment(.trailing).accessibilityIdentifier("aligned")
        Text("B").accessibilityIdentifier("centred")
      }
    }
    .padding(10)
  }

  private func key(_ name: String) -> some View {
    Button(name) {}.buttonStyle(Key()).accessibilityIdentifier(name).frame(height: 60)
  }
}

private struct Key: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(maxWidth: .infinity, maxHeight: .infinity).background(.gray)
  }
}

/// Content that has no space around it but what the app gives it.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct PlainContentBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(PlainApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 700)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `content fills a cover (D6)`() async throws {
    try await run { page in
      try await page.click("[data-testid='cover']")
      try await page.wait(until: "document.querySelector(`[data-testid='ground']`)")
      try await page.waitForRest()
      let ground = try await page.box("ground")
      #expect((ground.left, ground.top) == (0, 0))
      #expect((ground.width, ground.height) == (400, 700))
    }
  }

  @Test func `content is as wide as a sheet (D6)`() async throws {
    try await run { page in
      try await page.click("[data-testid='sheet']")
      try await page.wait(until: "document.querySelector(`[data-testid='words']`)")
      try await page.waitForRest()
      let words = try await page.box("words")
      #expect((words.left, words.width) == (0, 400))
    }
  }

  @Test func `the views in a scroll view are apart, as in a stack (D25)`() async throws {
    try await run { page in
      let (cover, sheet) = try await (page.box("cover"), page.box("sheet"))
      #expect(sheet.top - cover.bottom == 8)
    }
  }

  @Test func `a wheel is as high as its frame`() async throws {
    try await run { page in
      let wheel = try await page.box("wheel")
      let options = try await page.evaluate(
        "document.querySelector(`[data-testid='wheel'] select`).getBoundingClientRect().bottom"
      ).number
      #expect(wheel.height <= 90 && options ?? 1000 <= wheel.bottom)
    }
  }

  @Test func `cells that grow share the width of a grid and fill their cells (D30)`() async throws {
    try await run { page in
      let (one, two, last) = try await (page.box("one"), page.box("two"), page.box("last"))
      #expect(abs(one.width - 120) < 0.5 && abs(two.width - 120) < 0.5 && one.height == 60)
      #expect(abs(last.right - 390) < 0.5 && abs(last.width - 120) < 0.5)
      let wide = try await page.box("wide").width
      #expect(abs(wide - 250) < 0.5)
      let (aligned, centred) = try await (page.box("aligned"), page.box("centred"))
      #expect(abs(aligned.right - one.right) < 0.5 && abs(centred.middle - two.middle) < 0.5)
    }
  }
}

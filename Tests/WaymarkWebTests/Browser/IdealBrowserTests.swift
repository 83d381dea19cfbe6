// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct IdealApp: App {
  var body: some Scene { WindowGroup { IdealView() } }
}

private let note = "A note that is far too long for one line beside anything else, so it is broken"

private struct IdealView: View {
  var body: some View {
    ScrollView {
      VStack {
        Color.red.accessibilityIdentifier("colour")
        Text("One").accessibilityIdentifier("line")
        Text("One").frame(maxHeight: .infinity).accessibilityIdentifier("tall")
        GeometryReader { _ in Text("Reader") }.accessibilityIdentifier("reader")
        HStack {
          Circle().fill(.red).frame(width: 8)
          Text("Beside a dot")
        }
        .accessibilityIdentifier("dotted")
        HStack {
          Divider().frame(height: 10).accessibilityIdentifier("short")
          Divider().padding(.horizontal, 5).accessibilityIdentifier("upright")
          Text("Two\nlines")
        }
        .accessibilityIdentifier("divided")
        Divider().padding(.horizontal, 20).accessibilityIdentifier("lying")
        Divider().frame(width: 60, height: 20).accessibilityIdentifier("framed")
        ZStack { Divider() }.frame(height: 20).accessibilityIdentifier("layered")
        HStack(spacing: 0) {
          Text("A")
          Spacer().frame(width: 50).accessibilityIdentifier("gap")
          Text("B")
        }
        .accessibilityIdentifier("spaced")
        HStack(spacing: 0) {
          Text("A").fixedSize()
          Spacer().padding(.horizontal, 5).accessibilityIdentifier("padded")
        }
        .accessibilityIdentifier("stretched")
        VStack(spacing: 0) {
          Text("A")
          Spacer(minLength: 30)
          Text("B")
        }
        .accessibilityIdentifier("column")
        HStack(spacing: 0) { Spacer(minLength: 30) }.accessibilityIdentifier("row")
        Text(note).accessibilityIdentifier("cut").frame(width: 160, height: 48)
        Text(note).lineLimit(1).accessibilityIdentifier("limited").frame(width: 160, height: 48)
        Text(note).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("whole")
          .frame(width: 160, height: 48)
        Color.red.offset(y: 20).accessibilityIdentifier("lower")
        Color.red.offset(x: 20).accessibilityIdentifier("later")
      }
      .accessibilityIdentifier("content")
    }
  }
}

/// The sizes of views that are offered no length, or too little.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct IdealBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(IdealApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 400, height: 2000)
        try await page.enter(server.address)
        try await body(page)
      }
    }
  }

  @Test func `in a scroll view, content has its ideal height (D25)`() async throws {
    try await run { page in
      let line = try await page.box("line")
      for name in ["colour", "reader"] {
        let box = try await page.box(name)
        #expect(box.height == 10, "\(name)")
        #expect(box.width > 300, "\(name)")
      }
      for name in ["tall", "dotted"] {
        let box = try await page.box(name)
        #expect(abs(box.height - line.height) < 1, "\(name)")
      }
    }
  }

  @Test func `modifiers leave spacers and dividers their directions (D25)`() async throws {
    try await run { page in
      let (content, line) = try await (page.box("content"), page.box("line"))
      let (divided, short) = try await (page.box("divided"), page.box("short"))
      let upright = try await page.box("upright")
      #expect(divided.width < 100 && short.width < 2 && short.height == 10)
      #expect(upright.height == divided.height && abs(upright.width - 10) < 2)
      let (lying, framed) = try await (page.box("lying"), page.box("framed"))
      #expect(lying.width == content.width && lying.height < 2)
      #expect(framed.width == 60 && framed.height == 20)
      let layered = try await page.box("layered")
      #expect(layered.width == content.width)
      for name in ["framed", "layered"] {
        let box = try await page.box(name)
        let drawn = try await page.evaluate(
          """
          document.querySelector(`[data-testid='\(name)'] .divider`).getBoundingClientRect().y
          """
        ).number
        #expect(abs(try #require(drawn) - (box.top + 10)) < 1, "\(name)")
      }
      let (gap, spaced) = try await (page.box("gap"), page.box("spaced"))
      #expect(gap.width == 50 && spaced.width < 100)
      #expect(abs(spaced.height - line.height) < 1)
      let (padded, stretched) = try await (page.box("padded"), page.box("stretched"))
      #expect(stretched.width == content.width && abs(padded.right - content.right) < 1)
      let (column, row) = try await (page.box("column"), page.box("row"))
      #expect(abs(column.height - (2 * line.height + 30)) < 1)
      #expect(row.height < 1 && row.width == content.width)
    }
  }

  @Test func `text ends with the last line that fits into a fixed height (D25)`() async throws {
    try await run { page in
      let line = try await page.box("line")
      let (cut, whole) = try await (page.box("cut"), page.box("whole"))
      let limited = try await page.box("limited")
      #expect(abs(cut.height - 2 * line.height) < 1)
      #expect(abs(limited.height - line.height) < 1)
      #expect(whole.height > 3.5 * line.height)
    }
  }

  @Test func `a single line ends with the last letter that fits`() async throws {
    try await run { page in
      let breaks = try await (
        page.style("word-break", of: "limited"), page.style("word-break", of: "cut")
      )
      #expect(breaks == ("break-all", "normal"))
    }
  }

  @Test func `an offset along one axis moves a view`() async throws {
    try await run { page in
      let (lower, later) = try await (page.box("lower"), page.box("later"))
      let content = try await page.box("content")
      #expect(lower.left == content.left)
      #expect(later.left == content.left + 20)
      #expect(abs(later.top - lower.top + 2) < 1, "18 points below, without the offset of 20")
    }
  }
}

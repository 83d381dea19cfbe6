// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct DirectionApp: App {
  var body: some Scene { WindowGroup { DirectionView() } }
}

private struct DirectionView: View {
  var body: some View {
    NavigationStack {
      List {
        Text(String(repeating: "Latin words ", count: 12)).accessibilityIdentifier("long")
        Text("A").padding(.leading, 40).accessibilityIdentifier("padded")
        Text("A row whose text is so long that it fills its first line")
          .accessibilityIdentifier("row")
          .swipeActions { Button("Archive") {} }
        Menu("Commands") { Button("A command whose name is rather long") {} }
      }
      .navigationTitle("Directions")
    }
    .environment(\.layoutDirection, .rightToLeft)
  }
}

/// Layout from right to left, and bars beside a sidebar.
@Suite(.enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct DirectionBrowserTests {
  private func run(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(DirectionApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 390, height: 844)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.find = id => document.querySelector(`[data-testid=${id}]`);
          window.box = node => node.getBoundingClientRect();
          """)
        try await body(page)
      }
    }
  }

  @Test func `padding is at the leading edge`() async throws {
    try await run { page in
      let paddingRight = try await page.evaluate("getComputedStyle(find('padded')).paddingRight")
      #expect(paddingRight == "40px")
      let paddingLeft = try await page.evaluate("getComputedStyle(find('padded')).paddingLeft")
      #expect(paddingLeft == "0px")
    }
  }

  @Test func `Latin text keeps its order, and begins at the right`() async throws {
    try await run { page in
      let lines = """
        (() => {
          const range = document.createRange();
          range.selectNodeContents(find('long'));
          const lines = [...range.getClientRects()];
          const last = lines.at(-1);
          return lines.length > 1 && Math.abs(last.right - box(find('long')).right) < 2;
        })()
        """
      let isRight = try await page.evaluate(lines)
      #expect(isRight == true)
      let unicodeBidi = try await page.evaluate("getComputedStyle(find('long')).unicodeBidi")
      #expect(unicodeBidi == "plaintext")
    }
  }

  @Test func `a row makes room for its actions`() async throws {
    try await run { page in
      try await page.evaluate("find('row').closest('.row').querySelector('.more').click()")
      try await page.wait(until: "document.querySelector('.rowacts')")
      try await page.waitForRest()
      let gap = """
        box(find('row').closest('.in')).left - box(document.querySelector('.rowacts')).right
        """
      let room = try await page.evaluate(gap).number
      #expect(room.map { $0 >= 0 } == true)
    }
  }

  @Test func `a menu is as wide as its content, and ends at its button`() async throws {
    try await run { page in
      try await page.tap("Commands")
      try await page.wait(until: "document.querySelector('.layer.menu')")
      try await page.waitForRest()
      let card = "document.querySelector('.layer.menu > .card')"
      let button = "document.querySelector('.button[aria-haspopup]')"
      let isWide = try await page.evaluate("box(\(card)).width > 260")
      let isInside = try await page.evaluate("box(\(card)).right <= box(\(button)).right + 1")
      #expect(isWide == true && isInside == true)
    }
  }

  @Test(arguments: [16, 24, 32])
  func `a title beside the sidebar does not lie over the back button`(size: Int) async throws {
    try await AuditWalk.run { page, server in
      try await page.setFontSize(size)
      try await page.setViewport(width: 820, height: 1180)
      try await page.enter(server.address + "trails/44")
      let label = "document.querySelector('.screen:last-child .back span')"
      let title = "document.querySelector('.screen:last-child .bar > .name')"
      let isFree = try await page.evaluate(
        """
        (() => {
          const label = \(label).getBoundingClientRect();
          const title = \(title).getBoundingClientRect();
          return !label.width || label.right <= title.left || title.right <= label.left;
        })()
        """)
      #expect(isFree == true)
    }
  }
}

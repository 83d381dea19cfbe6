// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

private struct Letters: App {
  var body: some Scene { WindowGroup { LettersView() } }
}

private struct LettersView: View {
  @State private var unread = 1

  var body: some View {
    TabView {
      Tab("Inbox", systemImage: "envelope") {
        Stepper("Unread: \(unread)", value: $unread, in: 0...2)
      }
      .badge(unread)
      Tab("Bin", systemImage: "trash") { Text("Empty") }
    }
  }
}

private struct Shelves: App {
  var body: some Scene { WindowGroup { ShelvesView() } }
}

private struct ShelvesView: View {
  @State private var place = "home"

  var body: some View {
    TabView(selection: $place) {
      Tab("Home", systemImage: "house", value: "home") { Text("At home") }
      TabSection("Library") {
        Tab("Secret", systemImage: "lock", value: "secret") { Text("Unlocked") }.hidden()
        Tab("Albums", systemImage: "square.stack", value: "albums") { Text("All albums") }
      }
    }
  }
}

private struct Records: App {
  var body: some Scene { WindowGroup { RecordsView() } }
}

private struct RecordsView: View {
  @State private var plays = true

  var body: some View {
    TabView {
      Tab("Rows", systemImage: "list.bullet") {
        List { ForEach(0..<40) { Text("Row \($0)") } }
      }
      Tab("Player", systemImage: "music.note") { Toggle("Plays", isOn: $plays).padding() }
    }
    .tabViewBottomAccessory(isEnabled: plays) { Text("Now playing") }
  }
}

@Suite(.serialized, .enabled(if: Browser.isHere))
@MainActor
struct TabBrowserTests {
  /// Whether the last row scrolls to above the accessory, which is above the bar or, in a wide
  /// window, beside the sidebar.
  private static let isAbove = """
    (() => {
      const frame = selector => document.querySelector(selector).getBoundingClientRect();
      const [dock, bar, panels] = ['.dock', '.tabbar', '.panels'].map(frame);
      const rows = [...document.querySelectorAll('.row')];
      rows.at(-1).scrollIntoView({block: 'end'});
      const last = rows.at(-1).getBoundingClientRect();
      const isBeside = bar.right <= dock.left && dock.bottom < panels.bottom;
      return dock.height >= 44 && last.bottom <= dock.top
        && (innerWidth < 820 ? dock.bottom <= bar.top && dock.width > 300 : isBeside);
    })()
    """

  @Test func `an accessory is above the bar, and content ends above it`() async throws {
    try await TestServer.run(Records.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.wait(until: Self.isAbove)
        try await page.setViewport(width: 1280, height: 800)
        try await page.wait(until: Self.isAbove)
        try await page.tap("Player")
        try await page.tap("Plays")
        try await page.wait(
          until: "document.querySelector('.dock').getBoundingClientRect().height == 0")
        try await page.tap("Plays")
        try await page.wait(until: "document.querySelector('.dock').innerText == 'Now playing'")
      }
    }
  }

  @Test func `a stepper stops at its ends, and the tab's badge follows it`() async throws {
    try await TestServer.run(Letters.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        func wait(badge: String, named name: String) async throws {
          try await page.wait(
            until: """
              document.querySelector('[role=tab] .badge:not([hidden])')?.innerText == '\(badge)'
              && document.querySelector('[role=tab]').ariaLabel == '\(name)'
              """)
        }
        try await wait(badge: "1", named: "Inbox, 1")
        try await page.tap("Increment")
        try await wait(badge: "2", named: "Inbox, 2")
        try await page.wait(until: "document.querySelector('[data-a=increment]').disabled")
        try await page.tap("Decrement")
        try await page.tap("Decrement")
        try await page.wait(until: "document.querySelector('[data-a=decrement]').disabled")
        try await page.wait(until: "!document.querySelector('[role=tab] .badge:not([hidden])')")
        try await page.wait(until: "!document.querySelector('[role=tab]').ariaLabel")
      }
    }
  }

  @Test func `a sidebar shows the titles of sections, which keys pass over`() async throws {
    try await TestServer.run(Shelves.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: 1280, height: 800)
        try await page.enter(server.address)
        let heading = "document.querySelector('.tabbar .heading')"
        try await page.wait(
          until: """
            \(heading).getBoundingClientRect().height > 10 && \(heading).innerText == 'Library'
            && \(heading).getBoundingClientRect().bottom
              <= document.querySelectorAll('[role=tab]')[1].getBoundingClientRect().top
            && document.querySelectorAll('[role=tab]').length == 2
            """)
        _ = try await page.evaluate("document.querySelector('[role=tab]').focus()")
        try await page.press("ArrowDown")
        try await page.wait(
          until: """
            document.activeElement.innerText.trim() == 'Albums'
            && document.activeElement.ariaSelected == 'true'
            && document.body.innerText.includes('All albums')
            """)
        try await page.setViewport(width: 390, height: 844)
        try await page.wait(until: "\(heading).getBoundingClientRect().height == 0")
      }
    }
  }
}

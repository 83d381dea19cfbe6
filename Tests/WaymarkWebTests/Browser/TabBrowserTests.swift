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

@Suite(.serialized, .enabled(if: Browser.isHere))
@MainActor
struct TabBrowserTests {
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
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import Waymark
import WaymarkLinks

@testable import WaymarkWeb

private enum Shelf: Hashable, Sendable {
  case home, about
  case book(Int)
}

private struct Library: LinkedApp {
  static let links = RouteTable<Shelf>.reporting(hosts: ["library.example"]) {
    LinkRoute("/", route: Shelf.home)
    LinkRoute("/about", route: Shelf.about)
    LinkRoute(
      "/books/:number", .int, make: { Shelf.book($0) },
      match: { if case .book(let number) = $0 { number } else { nil } })
  }

  var body: some Scene { WindowGroup { LibraryView() } }
}

private struct LibraryView: View {
  @State private var inbox = LinkInbox()
  @State private var path: [Route<Shelf>] = []
  @State private var count = 0

  var body: some View {
    FlowStack($path, withNavigation: true) {
      List {
        FlowLink("Book 1", value: Shelf.book(1), style: .push)
        Button("About") { path.append(.push(.about)) }.linkDestination(Shelf.about)
        Button("Count \(count)") { count += 1 }
      }
      .navigationTitle("Library")
      .flowDestination(for: Shelf.self) { shelf in
        switch shelf {
        case .home: Text("Home")
        case .about: Text("About us").navigationTitle("About")
        case .book(let number):
          Text("The text of book \(number)").navigationTitle("Book \(number)")
        }
      }
    }
    .links(Library.links, inbox: $inbox, path: $path)
  }
}

/// Links of the app in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LinkBrowserTests {
  private func open(
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(Library.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await body(page, server)
      }
    }
  }

  /// U16.
  @Test func `a click on a link stays in the app`() async throws {
    try await open { page, server in
      try await page.enter(server.address)
      try await page.tap("Count 0")
      let document = try await page.evaluate("performance.timeOrigin")
      try await page.tap("Book 1")
      try await page.expect(title: "Book 1", address: "/books/1", entry: 1)
      try await page.traverse(-1)
      try await page.expect(title: "Library", address: "/", entry: 0)
      try await page.tap("About")
      try await page.expect(title: "About", address: "/about", entry: 1)
      try await page.traverse(-1)
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      #expect(try await page.evaluate("performance.timeOrigin") == document)
    }
  }

  @Test func `the keyboard follows a link within the app`() async throws {
    try await open { page, server in
      try await page.enter(server.address)
      let document = try await page.evaluate("performance.timeOrigin")
      try await page.evaluate("document.querySelector('a[href=\"/books/1\"]').focus()")
      try await page.press("Enter")
      try await page.expect(title: "Book 1", address: "/books/1", entry: 1)
      #expect(try await page.evaluate("performance.timeOrigin") == document)
      #expect(server.store.sessions.values.first?.history?.addresses == ["/", "/books/1"])
    }
  }

  /// U16.
  @Test(arguments: ["ctrlKey", "metaKey", "shiftKey"])
  func `with a modifier, the browser opens the link`(modifier: String) async throws {
    try await open { page, server in
      try await page.enter(server.address)
      let isPrevented = try await page.evaluate(
        """
        (() => { let isPrevented;
        addEventListener('click', e => { isPrevented = e.defaultPrevented; e.preventDefault() });
        document.querySelector('a[href="/about"]').dispatchEvent(new MouseEvent('click',
        {bubbles: true, cancelable: true, \(modifier): true})); return isPrevented })()
        """)
      #expect(isPrevented == false)
      try await page.tap("Count 0")
      try await page.wait(until: "document.body.innerText.includes('Count 1')")
      #expect(try await page.address == "/")
    }
  }

  @Test func `without script, links lead to pages`() async throws {
    try await open { page, server in
      try await page.setScriptEnabled(false)
      try await page.open(server.address)
      try await page.click("a[href=\"/books/1\"]")
      try await page.wait(until: "document.title === 'Book 1'")
      #expect(try await page.address == "/books/1")
      #expect(server.store.sessions.isEmpty)
    }
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct DragApp: App {
  var body: some Scene { WindowGroup { DragView() } }
}

private struct DragView: View {
  @State private var log: [String] = []
  @State private var taps = 0
  @State private var isTargeted = false
  @State private var isMoved = false

  var body: some View {
    ScrollView {
      VStack(spacing: 20) {
        Text("Log:\(log.map { " \($0)." }.joined())").accessibilityIdentifier("log").frame(
          height: 24)
        Text("Taps: \(taps)")
        HStack(spacing: 40) {
          VStack {
            if !isMoved { card }
            if let url = URL(string: "https://a.b/c") {
              Link("Link", destination: url).draggable("link's value")
                .accessibilityIdentifier("link")
            }
            Text("Shown otherwise").draggable("x") { Text("Preview").padding() }
              .accessibilityIdentifier("previewed")
          }
          .frame(width: 120, height: 200, alignment: .top).background(.yellow)
          Text(isTargeted ? "over" : "here").accessibilityIdentifier("target")
            .frame(width: 140, height: 200).background(.orange)
            .dropDestination(for: String.self) { items, point in
              if items[0] == "card" { isMoved = true }
              log.append("\(items[0]) \(Int(point.x.rounded())) \(Int(point.y.rounded()))")
              return true
            } isTargeted: {
              isTargeted = $0
            }
        }
        Text("refuses").accessibilityIdentifier("refusing")
          .frame(width: 200, height: 60).background(.red)
          .dropDestination(for: String.self) { items, _ in
            log.append("no \(items[0])")
            return false
          }
        Color.gray.frame(width: 50, height: 2000)
      }
    }
  }

  private var card: some View {
    Text("card").frame(width: 100, height: 50).background(.green)
      .accessibilityIdentifier("card")
      .draggable("card")
      .onTapGesture { taps += 1 }
  }
}

/// Drags in a real browser (D36).
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct DragBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(DragApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.wait(until: Self.isLoaded)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// Whether the script for drags is loaded.
  private static let isLoaded = "document.adoptedStyleSheets.length > 0"

  private func log(_ text: String, _ page: ChromiumPage) async throws {
    let log = ChromiumPage.quoted(text.isEmpty ? "Log:" : "Log: \(text)")
    try await page.wait(until: "document.querySelector('[data-testid=log]').innerText === \(log)")
  }

  private func place(_ name: String, _ page: ChromiumPage) async throws -> (x: Double, y: Double) {
    try await page.middle("[data-testid=\(name)]")
  }

  /// Moves the mouse, whose button is held down, in steps.
  private func move(
    _ page: ChromiumPage, from: (x: Double, y: Double), to: (x: Double, y: Double)
  ) async throws {
    for step in 1...8 {
      let part = Double(step) / 8
      try await page.mouseMove(
        x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
    }
  }

  @Test func `a mouse drags, and a destination is told and receives the position`() async throws {
    try await open { page in
      let (start, end) = (try await place("card", page), try await place("target", page))
      try await page.mouseDown(x: start.x, y: start.y)
      try await move(page, from: start, to: end)
      try await page.wait(until: "document.body.innerText.includes('over')")
      let shown = try await page.evaluate(
        "document.querySelector('[popover]:popover-open').innerText")
      #expect(shown.string == "card")
      try await page.mouseUp(x: end.x, y: end.y)
      try await log("card 70 100.", page)
      try await page.wait(
        until: "!document.querySelector('[popover]:popover-open,[data-testid=card]')")
      #expect(try await page.evaluate("document.body.innerText.includes('Taps: 0')") == true)
    }
  }

  @Test func `a refused or cancelled drag returns, and a click is still a tap`() async throws {
    try await open { page in
      let (start, end) = (try await place("card", page), try await place("refusing", page))
      try await page.mouseDown(x: start.x, y: start.y)
      try await move(page, from: start, to: end)
      try await page.mouseUp(x: end.x, y: end.y)
      try await log("no card.", page)
      try await page.wait(until: "!document.querySelector('[popover]:popover-open')")
      try await page.mouseDown(x: start.x, y: start.y)
      try await move(page, from: start, to: place("target", page))
      try await page.wait(until: "document.body.innerText.includes('over')")
      try await page.press("Escape")
      try await page.wait(until: "!document.body.innerText.includes('over')")
      try await page.mouseUp(x: start.x, y: start.y)
      try await page.wait(until: "!document.querySelector('[popover]:popover-open')")
      try await page.click(x: start.x, y: start.y)
      try await page.wait(until: "document.body.innerText.includes('Taps: 1')")
      try await log("no card.", page)
    }
  }

  @Test func `a link delivers the app's value, and is not opened`() async throws {
    try await open { page in
      let (start, end) = (try await place("link", page), try await place("target", page))
      try await page.mouseDown(x: start.x, y: start.y)
      try await move(page, from: start, to: end)
      try await page.mouseUp(x: end.x, y: end.y)
      try await log("link's value 70 100.", page)
    }
  }

  @Test func `the app's preview follows the pointer`() async throws {
    try await open { page in
      let (start, end) = (try await place("previewed", page), try await place("target", page))
      try await page.mouseDown(x: start.x, y: start.y)
      try await move(page, from: start, to: end)
      try await page.wait(
        until: "document.querySelector('[popover]:popover-open')?.innerText.includes('Preview')")
      try await page.mouseUp(x: end.x, y: end.y)
      try await log("x 70 100.", page)
      try await page.wait(until: "!document.querySelector('[data-lift],[popover]:popover-open')")
    }
  }

  @Test func `forced colours show by outlines what can be dragged, and where to`() async throws {
    try await open { page in
      let outlines = """
        [...new Set([...document.querySelectorAll('[data-drag],[data-drop]')]
          .map(node => getComputedStyle(node).outlineStyle))].join()
        """
      #expect(try await page.evaluate(outlines).string == "none")
      try await page.setMedia(["forced-colors": "active"])
      #expect(try await page.evaluate(outlines).string == "solid")
    }
  }

  @Test func `a finger drags after a long press, and scrolls without one`() async throws {
    try await open { page in
      let (from, to) = (try await place("card", page), try await place("target", page))
      try await page.move([(from, to)], holding: .milliseconds(700))
      try await log("card 70 100.", page)
      let start = try await place("previewed", page)
      try await page.swipe(x: start.x, y: start.y, by: -60)
      let top = "document.querySelector('[data-testid=previewed]').getBoundingClientRect().top"
      try await page.wait(until: "\(top) < \(start.y - 40)")
      try await log("card 70 100.", page)
    }
  }

  @Test func `text and links from another window are delivered`() async throws {
    try await open { page in
      let end = try await place("target", page)
      try await page.drop("text", x: end.x, y: end.y)
      try await log("text 70 100.", page)
      try await page.drop("A page", link: "https://d.e/f", x: end.x, y: end.y)
      try await log("text 70 100. A page 70 100.", page)
      try await page.drop(String(repeating: "ä", count: 40_000), x: end.x, y: end.y)
      try await page.drop("more", x: end.x, y: end.y)
      try await log("text 70 100. A page 70 100. more 70 100.", page)
      #expect(try await page.evaluate("document.body.innerText.includes('over')") == false)
    }
  }

  @Test func `keys drag by actions (D36)`() async throws {
    try await open { page in
      func act(_ title: String, on selector: String) async throws {
        try await page.wait(
          until: """
            document.querySelector(`\(selector)`)?.closest('[data-x]')?.dataset.x.includes('\(title)')
            """)
        try await page.evaluate(
          """
          (() => { const node = document.querySelector(`\(selector)`).closest('[data-x]'); node.focus();
          node.dispatchEvent(new KeyboardEvent('keydown', {key: 'F10', shiftKey: true, bubbles: true}));
          })()
          """)
        try await page.wait(until: "document.activeElement.textContent === '\(title)'")
        try await page.press("Enter")
      }
      try await act("Drag", on: "[data-testid=card]")
      try await act("Drop", on: "[data-testid=target]")
      try await log("card 0 0.", page)
      try await page.wait(
        until: "!document.querySelector('[data-testid=target]').closest('[data-x]')")
    }
  }
}

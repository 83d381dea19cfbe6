// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct SheetApp: App {
  var body: some Scene { WindowGroup { SheetView() } }
}

private struct SheetView: View {
  @State private var shown: String?
  @State private var detent = PresentationDetent.height(200)

  var body: some View {
    VStack {
      ForEach(["sheet", "scrolling", "plain", "alert", "long", "dialog"], id: \.self) { name in
        Button("Open \(name)") { shown = name }
      }
      Button("Open popover") { shown = "popover" }
        .accessibilityIdentifier("source")
        .popover(isPresented: shows("popover")) { Text("A note").padding(20) }
    }
    .sheet(isPresented: shows("sheet")) {
      Lines().presentationDetents([.height(200), .medium, .large], selection: $detent)
    }
    .sheet(isPresented: shows("scrolling")) {
      Lines().presentationDetents([.height(200), .large]).presentationContentInteraction(.scrolls)
    }
    .sheet(isPresented: shows("plain")) { Text("Plain").frame(maxHeight: .infinity) }
    .alert("Two", isPresented: shows("alert")) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    }
    .alert("Two", isPresented: shows("long")) {
      Button("Delete everything that is on this page") {}
      Button("Cancel", role: .cancel) {}
    }
    .confirmationDialog("Ways", isPresented: shows("dialog"), titleVisibility: .visible) {
      Button("One") {}
      Button("Other") {}
    }
  }

  private func shows(_ name: String) -> Binding<Bool> {
    Binding {
      shown == name
    } set: {
      shown = $0 ? name : nil
    }
  }
}

private struct Lines: View {
  var body: some View {
    ScrollView {
      ForEach(0..<60, id: \.self) { Text("Line \($0)") }
    }
  }
}

/// Where sheets, popovers, alerts and dialogs are, and how a person moves them.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct SheetBrowserTests {
  private func run(
    _ name: String, width: Int = 390, _ body: @MainActor (ChromiumPage) async throws -> Void
  ) async throws {
    try await TestServer.run(SheetApp.self) { server in
      try await Browser.run { page in
        try await page.setViewport(width: width, height: 844)
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.card = () => document.querySelector('.layer > .card').getBoundingClientRect();
          window.named = name => [...document.querySelectorAll('.layer .button')]
            .find(b => b.textContent === name).getBoundingClientRect();
          """)
        try await page.tap("Open \(name)")
        try await page.wait(until: "document.querySelector('.layer')")
        try await page.waitForRest()
        try await page.waitForScripts()
        try await body(page)
      }
    }
  }

  /// An expression for the element that scrolls in a sheet.
  private static let scroller = """
    [...document.querySelectorAll('.layer .inner, .layer .inner *')]
      .find(n => n.scrollHeight > n.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(n).overflowY))
    """

  private func height(_ page: ChromiumPage) async throws -> Double {
    try await page.waitForRest()
    return (try await page.evaluate("innerHeight - card().top").number ?? -1).rounded()
  }

  private func waitForHeight(_ height: Int, _ page: ChromiumPage) async throws {
    try await page.wait(
      until: """
        Math.abs(innerHeight - card().top - \(height)) < 1 && !document.getAnimations().length
        """)
  }

  @Test func `a dragged sheet rests at the nearest of its heights`() async throws {
    try await run("sheet") { page in
      try await page.waitForRest()
      #expect(try await height(page) == 200)
      try await page.drag(".sheet .grab", y: -240, steps: 20)
      try await waitForHeight(456, page)
      try await page.drag(".sheet .grab", y: -330, steps: 20)
      try await waitForHeight(798, page)
      // A drag beyond the greatest height, and one that is too short, change nothing.
      try await page.drag(".sheet .grab", y: -30, steps: 20)
      try await waitForHeight(798, page)
      try await page.drag(".sheet .grab", y: 560, steps: 20)
      try await waitForHeight(200, page)
      try await page.drag(".sheet .grab", y: 170, steps: 20)
      try await page.wait(until: "!document.querySelector('.layer')")
    }
  }

  @Test func `the keyboard changes the height of a sheet`() async throws {
    try await run("sheet") { page in
      try await page.evaluate("document.querySelector('.sheet .grab').focus()")
      let handle = "document.querySelector('.sheet [role=slider]')"
      #expect(try await page.evaluate("\(handle).ariaValueText") == "200 points")
      try await page.press("ArrowUp")
      try await waitForHeight(456, page)
      #expect(try await page.evaluate("\(handle).ariaValueText") == "Half screen")
      try await page.press("End")
      try await waitForHeight(798, page)
      try await page.press("Enter")
      try await waitForHeight(200, page)
      #expect(try await page.evaluate("document.activeElement === \(handle)") == true)
    }
  }

  @Test func `a finger drags a sheet by its content where that does not scroll`() async throws {
    try await run("sheet") { page in
      let scroller = Self.scroller
      // Up: the sheet grows before its content scrolls.
      try await page.swipe(x: 195, y: 760, by: -260)
      try await waitForHeight(456, page)
      try await page.swipe(x: 195, y: 700, by: -340)
      try await waitForHeight(798, page)
      #expect(try await page.evaluate("(\(scroller)).scrollTop") == 0)
      // At its greatest height the content scrolls, and back to its beginning.
      try await page.evaluate(
        "window.isAtRest = false; (\(scroller)).addEventListener('scrollend', () => isAtRest = true)"
      )
      try await page.swipe(x: 195, y: 700, by: -200)
      try await page.wait(until: "isAtRest && (\(scroller)).scrollTop > 100")
      #expect(try await height(page) == 798)
      try await page.evaluate("(\(scroller)).scrollTop = 0")
      try await page.swipe(x: 195, y: 200, by: 330)
      try await waitForHeight(456, page)
    }
  }

  /// M18.
  @Test func `a finger scrolls the content of a sheet first if the content asks for it`()
    async throws
  {
    try await run("scrolling") { page in
      let scroller = Self.scroller
      try await page.evaluate(
        "window.isAtRest = false; (\(scroller)).addEventListener('scrollend', () => isAtRest = true)"
      )
      try await page.swipe(x: 195, y: 820, by: -150)
      try await page.wait(until: "isAtRest && (\(scroller)).scrollTop > 100")
      #expect(try await height(page) == 200)
      // Where the content ends, the sheet grows.
      try await page.evaluate("(\(scroller)).scrollTop = 1e6")
      try await page.swipe(x: 195, y: 820, by: -500)
      try await waitForHeight(798, page)
    }
  }

  @Test func `a finger drags a sheet of one height away`() async throws {
    try await run("plain") { page in
      try await page.swipe(x: 195, y: 300, by: 60)
      try await waitForHeight(798, page)
      try await page.swipe(x: 195, y: 300, by: 300)
      try await page.wait(until: "!document.querySelector('.layer')")
    }
  }

  @Test(arguments: [1280, 700])
  func `a popover points at its view in a wide window`(width: Int) async throws {
    try await run("popover", width: width) { page in
      let distance =
        try await page.evaluate(
          """
          (() => {
            const source = document.querySelector('[data-testid=source]').getBoundingClientRect();
            const {left, right, top, width, height} = card();
            const middle = source.left + source.width / 2;
            return [top - source.bottom, Math.abs((left + right) / 2 - middle), width, height].join();
          })()
          """
        ).string ?? ""
      let parts = distance.split(separator: ",").compactMap { Double($0) }
      try #require(parts.count == 4)
      #expect(parts[0] == 12 && parts[1] < 1)
      #expect(parts[2] < 300 && parts[3] < 120)
      #expect(
        try await page.evaluate("getComputedStyle(document.querySelector('.dim')).backgroundColor")
          == "rgba(0, 0, 0, 0)")
    }
  }

  @Test func `a popover is a sheet on a phone`() async throws {
    try await run("popover") { page in
      try await page.waitForRest()
      #expect(try await page.evaluate("[card().left, card().width].join()") == "0,390")
    }
  }

  @Test func `two buttons of an alert are beside each other if they fit`() async throws {
    try await run("alert") { page in
      try await page.waitForRest()
      #expect(
        try await page.evaluate("named('Cancel').top === named('Delete').top") == true)
      #expect(
        try await page.evaluate("named('Cancel').right <= named('Delete').left + 1") == true)
    }
    try await run("long") { page in
      try await page.waitForRest()
      #expect(
        try await page.evaluate(
          "named('Cancel').top !== named('Delete everything that is on this page').top") == true)
      #expect(try await page.evaluate("named('Cancel').width > 270") == true)
    }
  }

  @Test func `a dialog is at the bottom of a phone, and in the middle of a wide window`()
    async throws
  {
    try await run("dialog") { page in
      try await page.waitForRest()
      #expect(try await page.evaluate("[card().left, card().right].join()") == "8,382")
      #expect(try await page.evaluate("innerHeight - card().bottom") == 8)
      #expect(try await page.evaluate("named('Cancel').top >= named('Other').bottom") == true)
    }
    try await run("dialog", width: 1000) { page in
      let middle = try await page.evaluate("(card().top + card().bottom) / 2").number ?? 0
      #expect(abs(middle - 422) < 1)
    }
  }
}

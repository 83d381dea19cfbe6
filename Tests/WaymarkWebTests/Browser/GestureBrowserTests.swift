// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkViews

@testable import WaymarkWeb

private struct GestureApp: App {
  var body: some Scene { WindowGroup { GestureView() } }
}

private struct GestureView: View {
  @State private var log: [String] = []
  @GestureState private var drag = CGSize.zero
  @State private var place = CGSize.zero

  private func note(_ text: String) { log.append(text) }

  var body: some View {
    VStack(spacing: 10) {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log").frame(height: 24)
      Text("card").frame(width: 80, height: 60).background(.yellow)
        .accessibilityIdentifier("card")
        .offset(x: place.width + drag.width, y: place.height + drag.height)
        .gesture(
          DragGesture().updating($drag) { value, state, _ in state = value.translation }
            .onEnded {
              place.width += $0.translation.width
              place.height += $0.translation.height
              note("dropped")
            })
      Text("picture").frame(width: 120, height: 100).background(.orange)
        .accessibilityIdentifier("picture")
        .gesture(
          MagnifyGesture().onEnded { note($0.magnification > 1.5 ? "larger" : "smaller") }
            .simultaneously(
              with: RotateGesture(minimumAngleDelta: .degrees(20)).onEnded {
                note("turned \(Int(($0.rotation.degrees / 10).rounded() * 10))")
              }))
      Text("press").frame(width: 100, height: 40).background(.green)
        .accessibilityIdentifier("press")
        .onLongPressGesture(minimumDuration: 0.2) {
          note("pressed")
        } onPressingChanged: {
          note($0 ? "down" : "up")
        }
      VStack {
        Button("Button") { note("button") }.accessibilityIdentifier("inner")
        Text("around").accessibilityIdentifier("around")
      }
      .padding().background(.blue.opacity(0.2))
      .gesture(
        SpatialTapGesture(count: 2).onEnded { _ in note("twice") }
          .exclusively(before: SpatialTapGesture().onEnded { _ in note("once") }))
      Button("Slides") { note("button") }.accessibilityIdentifier("slides")
        .simultaneousGesture(DragGesture().onEnded { _ in note("slid") })
    }
  }
}

@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct GestureBrowserTests {
  private func open(_ body: @MainActor (ChromiumPage) async throws -> Void) async throws {
    try await TestServer.run(GestureApp.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.addScript(Self.delay)
        try await page.enter(server.address)
        try await body(page)
        #expect(server.store.metrics.invalidInput == 0)
      }
    }
  }

  /// What the page sends arrives later by `lateness` milliseconds, in its order.
  private static let delay = """
    (() => { const send = WebSocket.prototype.send; window.lateness = 0;
    WebSocket.prototype.send = function (message) {
    lateness ? setTimeout(() => send.call(this, message), lateness) : send.call(this, message) } })()
    """

  private func log(_ text: String, _ page: ChromiumPage) async throws {
    do {
      try await page.wait(
        until: "document.querySelector('[data-testid=log]').innerText === '\(text)'")
    } catch {
      let shown = try await page.text("[data-testid=log]")
      #expect(shown == text)
    }
  }

  private func place(_ name: String, _ page: ChromiumPage) async throws -> (x: Double, y: Double) {
    try await page.middle("[data-testid=\(name)]")
  }

  /// Where the middle of the card is painted.
  private func seen(_ page: ChromiumPage) async throws -> (x: Double, y: Double) {
    let place = try await page.evaluate(
      """
      new Promise(done => requestAnimationFrame(() => { const r = document.querySelector(
      '[data-testid=card]').getBoundingClientRect(); done([r.x + r.width / 2, r.y + r.height / 2])}))
      """
    ).array?.compactMap(\.number)
    return (place?.first ?? 0, place?.last ?? 0)
  }

  @Test func `a mouse drags an element, which stays where it was dropped`() async throws {
    try await open { page in
      let start = try await place("card", page)
      try await page.drag("[data-testid=card]", x: 60, y: 40)
      try await log("dropped", page)
      let end = try await place("card", page)
      #expect(abs(end.x - start.x - 60) < 1 && abs(end.y - start.y - 40) < 1)
    }
  }

  @Test func `a finger drags an element, and a cancelled touch lets it go back`() async throws {
    try await open { page in
      let start = try await place("card", page)
      let end = (x: start.x - 50, y: start.y + 70)
      try await page.move([(start, end)], isCancelled: true)
      try await page.move([(start, end)])
      try await log("dropped", page)
      let place = try await place("card", page)
      #expect(abs(place.x - end.x) < 1 && abs(place.y - end.y) < 1)
    }
  }

  @Test func `an element follows the pointer although the app is far away`() async throws {
    try await open { page in
      let start = try await place("card", page)
      try await page.evaluate("lateness = 300")
      try await page.mouseDown(x: start.x, y: start.y)
      var following = 0
      var worst = 0.0
      var way = 0.0
      for _ in 0..<4000 where following < 60 {
        way += following > 0 ? 1 : 0.05
        let pointer = (x: start.x + way, y: start.y + way * 2)
        try await page.mouseMove(x: pointer.x, y: pointer.y)
        let seen = try await seen(page)
        let distance = max(abs(seen.x - pointer.x), abs(seen.y - pointer.y))
        if following > 0 { worst = max(worst, distance) }
        if following > 0 || way > 12 && distance < 2 { following += 1 }
      }
      #expect(following == 60)
      #expect(worst < 2)
      let dropped = (x: start.x + way, y: start.y + way * 2)
      try await page.mouseUp(x: dropped.x, y: dropped.y)
      // It does not jump back until the app has heard of the end.
      for _ in 0..<10 {
        let seen = try await seen(page)
        #expect(abs(seen.x - dropped.x) < 2 && abs(seen.y - dropped.y) < 2)
      }
      try await log("dropped", page)
      let end = try await seen(page)
      #expect(abs(end.x - dropped.x) < 2 && abs(end.y - dropped.y) < 2)
    }
  }

  @Test(arguments: [0, 300])
  func `two fingers pinch and turn, and a trackpad pinches`(lateness: Int) async throws {
    try await open { page in
      try await page.evaluate("lateness = \(lateness)")
      let middle = try await place("picture", page)
      try await page.move([
        ((middle.x - 20, middle.y), (middle.x - 50, middle.y)),
        ((middle.x + 20, middle.y), (middle.x + 50, middle.y)),
      ])
      try await log("larger", page)
      try await page.move([
        ((middle.x - 50, middle.y), (middle.x, middle.y - 20)),
        ((middle.x + 50, middle.y), (middle.x, middle.y + 20)),
      ])
      try await log("larger smaller turned 90", page)
      // At once, because a pause of 200 ms ends the gesture.
      try await withThrowingTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { try await page.pinchWheel(x: middle.x, y: middle.y, by: -20) }
        }
        try await group.waitForAll()
      }
      try await log("larger smaller turned 90 larger", page)
    }
  }

  @Test func `a press is felt at once, and takes its time`() async throws {
    try await open { page in
      let place = try await place("press", page)
      try await page.mouseDown(x: place.x, y: place.y)
      try await log("down pressed up", page)
      try await page.mouseUp(x: place.x, y: place.y)
      try await page.click(x: place.x, y: place.y)
      try await log("down pressed up down up", page)
    }
  }

  @Test func `a click on a button is not one around it, and one click waits for another`()
    async throws
  {
    try await open { page in
      try await page.click("[data-testid=around]")
      try await log("once", page)
      let place = try await place("around", page)
      try await page.click(x: place.x, y: place.y)
      try await page.click(x: place.x, y: place.y)
      try await log("once twice", page)
      try await page.click("[data-testid=inner]")
      try await log("once twice button", page)
    }
  }

  @Test func `a button that is dragged is not clicked`() async throws {
    try await open { page in
      try await page.drag("[data-testid=slides]", x: 30, y: 0)
      try await log("slid", page)
      try await page.click("[data-testid=slides]")
      try await log("slid button", page)
    }
  }

  @Test func `a page without gestures does not load their script`() async throws {
    try await Browser.onGallery { page, _ in
      let script = try await page.evaluate("document.querySelector('script[src*=gestures]')")
      #expect(script == .null)
    }
  }
}

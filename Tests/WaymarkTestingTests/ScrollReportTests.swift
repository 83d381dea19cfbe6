// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkTesting
import WaymarkViews

private struct Feed: View {
  @State private var count = 30
  @State private var isFar = false
  @State private var phases = ""
  @State private var playing: Set<Int> = []
  @State private var position = ScrollPosition(idType: Int.self)

  var body: some View {
    VStack {
      if !isFar { Text("Banner") }
      Text("\(count) films").accessibilityIdentifier("count")
      Text(phases).accessibilityIdentifier("phases")
      Text(playing.sorted().map { "\($0)" }.joined(separator: " "))
        .accessibilityIdentifier("playing")
      Button("Top") { position.scrollTo(y: 0) }
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            Text("Film \(number)").frame(height: 100)
              .onScrollVisibilityChange { isVisible in
                if isVisible { playing.insert(number) } else { playing.remove(number) }
              }
          }
        }
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.minY > 100
      } action: {
        isFar = $1
      }
      .onScrollGeometryChange(for: Bool.self) {
        $0.visibleRect.maxY >= $0.contentSize.height - 50
      } action: { _, isAtEnd in
        if isAtEnd, count < 40 { count += 10 }
      }
      .onScrollPhaseChange { _, new, context in
        phases += "\(new)\((context.velocity?.dy ?? 0) > 0 ? "+" : "") "
      }
      .refreshable { count = 20 }
      .accessibilityIdentifier("feed")
    }
  }
}

/// D37 in a test: swipes scroll by the length of the window, in content of an estimated length.
@MainActor
struct ScrollReportTests {
  private let app = XCUIApplication { Feed() }

  init() { app.launch() }

  private func text(_ name: String) -> String { app.staticTexts[name].label }

  private func films(_ range: ClosedRange<Int>) -> String {
    range.map { "\($0)" }.joined(separator: " ")
  }

  @Test func `D37: views know at first what is visible`() {
    #expect(app.staticTexts["Banner"].exists && text("playing") == films(0...7))
    #expect(text("phases") == "" && text("count") == "30 films")
  }

  @Test func `D37: a swipe hides the banner, and moves on in phases`() async {
    app.scrollViews["feed"].swipeUp()
    #expect(!app.staticTexts["Banner"].exists)
    #expect(text("phases") == "tracking+ interacting+ decelerating idle ")
    #expect(text("playing") == films(8...16))
    app.scrollViews["feed"].swipeDown()
    #expect(app.staticTexts["Banner"].exists && text("playing") == films(0...7))
    #expect(text("count") == "30 films", "a swipe at a later place does not refresh")
    app.scrollViews["feed"].swipeDown()
    await app.settle()
    #expect(text("count") == "20 films")
  }

  @Test func `D37: the end of the content loads more, until there is no more`() {
    for _ in 0..<3 { app.scrollViews["feed"].swipeUp() }
    #expect(text("count") == "40 films")
    for _ in 0..<9 { app.scrollViews["feed"].swipeUp() }
    #expect(text("count") == "40 films" && text("playing") == films(32...39))
    app.scrollViews["feed"].swipeDown()
    #expect(text("playing") == films(23...31))
  }

  @Test func `D37: scrolling by the app is an animation`() {
    app.scrollViews["feed"].swipeUp()
    app.buttons["Top"].tap()
    #expect(app.staticTexts["Banner"].exists && text("playing") == films(0...7))
    #expect(text("phases").hasSuffix("idle animating idle "))
  }

  @Test func `D37: scrolling sideways concerns only what scrolls sideways`() {
    let app = XCUIApplication { Strip() }
    app.launch()
    #expect(app.staticTexts["at 0"].exists)
    app.scrollViews.firstMatch.swipeUp()
    #expect(app.staticTexts["at 0"].exists)
    app.scrollViews.firstMatch.swipeLeft()
    #expect(app.staticTexts["at 390"].exists)
    app.buttons["Last"].tap()
    #expect(app.staticTexts["at 610"].exists)
  }

  private struct Strip: View {
    @State private var place = 0
    @State private var last: Int?

    var body: some View {
      VStack {
        Text("at \(place)")
        Button("Last") { last = 9 }
        ScrollView(.horizontal) {
          HStack(spacing: 0) { ForEach(0..<10) { Text("\($0)").frame(width: 100) } }
        }
        .scrollPosition(id: $last)
        .onScrollGeometryChange(for: Int.self) {
          Int($0.visibleRect.minX)
        } action: {
          place = $1
        }
      }
    }
  }
}

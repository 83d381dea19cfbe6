// SPDX-License-Identifier: MIT

import Testing
import WaymarkTesting
import WaymarkViews

private struct Lists: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      List {
        Button("Show") { isShown = true }
        ForEach(0..<200) { Text("a \($0)") }
        ForEach(0..<300) { Row(name: "b \($0)") }
        ScrollView(.horizontal) { LazyHStack { ForEach(0..<200) { Text("c \($0)") } } }
      }
      .navigationTitle("Rows")
    }
    .sheet(isPresented: $isShown) { List(0..<500, id: \.self) { Text("s \($0)") } }
  }
}

private struct Row: View {
  let name: String
  @State private var count = 0

  init(name: String) { self.name = name }

  var body: some View { Button("\(name): \(count)") { count += 1 } }
}

/// S3 in a test: distant rows exist once they were reached by swiping.
@MainActor
struct ScrollTests {
  private let app = XCUIApplication { Lists() }

  init() { app.launch() }

  private func swipe(until element: XCUIElement, _ swipe: () -> Void) -> Int {
    for count in 0..<20 {
      if element.exists { return count }
      swipe()
    }
    return 20
  }

  @Test func `S3 swiping up goes on through the rows, swiping down goes back`() {
    let list = app.collectionViews.firstMatch
    #expect(app.staticTexts["a 39"].exists && !app.staticTexts["a 40"].exists)
    #expect(swipe(until: app.staticTexts["a 199"]) { list.swipeUp() } == 3)
    #expect(!app.staticTexts["a 0"].exists && app.buttons["Show"].exists)
    app.buttons["b 5: 0"].tap()
    #expect(swipe(until: app.buttons["b 299: 0"]) { app.swipeUp() } == 5)
    #expect(!app.buttons["b 5: 1"].exists)
    app.buttons["b 290: 0"].swipeUp()
    app.buttons["b 290: 0"].tap()
    #expect(swipe(until: app.buttons["b 5: 1"]) { app.buttons["Show"].swipeDown() } < 9)
    #expect(swipe(until: app.buttons["b 290: 1"]) { list.swipeUp() } < 9)
    #expect(swipe(until: app.staticTexts["a 0"]) { list.swipeDown() } < 12)
  }

  @Test func `what scrolls from side to side is swiped to the left`() {
    let strip = app.scrollViews.firstMatch
    #expect(!app.staticTexts["c 150"].exists)
    #expect(swipe(until: app.staticTexts["c 150"]) { strip.swipeLeft() } == 2)
    #expect(swipe(until: app.staticTexts["c 0"]) { strip.swipeRight() } == 1)
    strip.swipeUp()
    #expect(app.staticTexts["a 60"].exists, "upwards the list around it scrolls")
  }

  @Test func `a sheet's list scrolls back before the sheet closes`() {
    app.buttons["Show"].tap()
    let list = app.sheets.collectionViews.firstMatch
    list.swipeUp()
    app.staticTexts["s 80"].swipeUp()
    app.staticTexts["s 140"].swipeUp()
    #expect(!app.staticTexts["s 0"].exists)
    #expect(swipe(until: app.staticTexts["s 0"]) { app.swipeDown() } == 2)
    app.swipeDown()
    #expect(!app.sheets.firstMatch.exists && app.buttons["Show"].isHittable)
  }
}

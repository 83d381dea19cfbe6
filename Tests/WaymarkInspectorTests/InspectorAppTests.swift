// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRecording
import WaymarkTesting

@testable import WaymarkInspector
@testable @_spi(Host) import WaymarkViews

private struct Count: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("Count \(count)")
        Button("Add") { count += 1 }
        NavigationLink("More") { Text("Inner").navigationTitle("Inner") }
      }
      .navigationTitle("Counter")
    }
  }
}

/// The inspector as a person uses it.
@MainActor
struct InspectorAppTests {
  private let app = InspectedApp { $0.mount(Count()) }
  private let page: XCUIApplication

  init() {
    let inspector = app.inspector
    page = XCUIApplication { SessionList(inspector: inspector) }
    page.launch()
    page.buttons["Session 7"].firstMatch.tap()
  }

  /// Waits until an element exists.
  ///
  /// Other tests share the main actor, so a number of turns limits the wait, and not a time.
  private func appears(_ element: XCUIElement) async -> Bool {
    for _ in 0..<200_000 {
      if element.exists { return true }
      await Task.yield()
    }
    return false
  }

  @Test func `what the app has open is listed, and follows it`() async throws {
    #expect(page.staticTexts["Counter"].exists)
    try app.tap("More")
    #expect(await appears(page.staticTexts["Inner"]))
  }

  @Test func `an event shows the bodies that ran, their cause, and the state before`() async throws
  {
    try app.tap("Add")
    try app.tap("Add")
    page.buttons["Events"].tap()
    page.buttons.matching(
      #Predicate<XCUIElementAttributes> { $0.label.contains("tap on button \"Add\"") }
    ).firstMatch.tap()
    #expect(page.staticTexts["Count.count"].exists)
    #expect(await appears(page.staticTexts["window › Counter"]))
    page.buttons["UI test"].tap()
    let code = page.staticTexts.matching(
      #Predicate<XCUIElementAttributes> { $0.label.contains("app.buttons[\"Add\"].tap()") })
    #expect(await appears(code.firstMatch))
    page.buttons["Snapshot"].tap()
    let snapshot = page.staticTexts.matching(
      #Predicate<XCUIElementAttributes> {
        $0.label.contains("Count 1") && $0.label.contains("\"Add\"")
      })
    #expect(await appears(snapshot.firstMatch))
  }

  @Test func `views are shown with their current state`() async throws {
    page.buttons["Views"].tap()
    #expect(page.staticTexts["Count"].exists)
    try app.tap("Add")
    try app.tap("Add")
    #expect(await appears(page.staticTexts["3 bodies"]))
    #expect(page.staticTexts["@State count 2"].exists)
  }

  @Test func `a link is tried, and its problem is shown`() async {
    page.textFields["/path or URL"].tap()
    page.textFields["/path or URL"].typeText("?")
    page.buttons["Open"].tap()
    #expect(app.opened == ["?"])
    #expect(page.staticTexts["No link."].exists)
  }
}

// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's page about results and flows.
@MainActor
struct GalleryResultTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    app.buttons["page-results"].tap()
  }

  private func tap(_ buttons: String...) async {
    for button in buttons {
      app.buttons[button].firstMatch.tap()
      await app.settle()
    }
  }

  private func text(_ identifier: String) -> String {
    app.staticTexts[identifier].firstMatch.label
  }

  @Test func `a task has the hut that was chosen, or none`() async {
    await tap("Choose a hut", "Tarn Bothy")
    #expect(text("hut") == "Tarn Bothy")
    await tap("Choose a hut")
    app.sheets.firstMatch.swipeDown()
    await app.settle()
    #expect(text("hut") == "Closed without a choice")
  }

  @Test func `the page hears how many guests there are`() async {
    await tap("Choose the guests", "Increment", "That many")
    #expect(text("guests") == "3 guests")
  }

  @Test func `a night is booked step by step`() async {
    await tap("Book a night", "Yes, please", "Without it")
    #expect(text("progress") == "Step 3 of 4")
    await tap("Yes, please", "Book it")
    #expect(text("booking") == "Booked: a bed, dry boots")
    await tap("Book a night", "Without it", "Yes, please", "Restart", "Give up")
    #expect(text("booking") == "Nothing is booked")
  }

  @Test func `the first day is returned to with a note`() async {
    await tap("Set out", "Walk on", "Walk on", "Return to the first day")
    #expect(app.navigationBars["Day 1"].exists)
    #expect(app.staticTexts["Came back from day 3"].exists)
  }
}

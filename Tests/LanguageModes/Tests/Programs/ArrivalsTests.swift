// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor private final class Log {
  var entries: [String] = []

  func take() -> [String] {
    defer { entries = [] }
    return entries.sorted()
  }
}

@MainActor @Suite struct ArrivalsTests {
  private let app = XCUIApplication(Arrivals.Library.self)

  init() { app.launch() }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  /// U1, U2, U3.
  @Test func `links and activities open what they name`() throws {
    app.open(try url("example://library/books/Emma"))
    #expect(app.navigationBars["Emma"].exists)
    app.open(try url("https://example.com/books/Emma/Persuasion"))
    #expect(app.navigationBars["Persuasion"].exists)
    let activity = NSUserActivity(activityType: Arrivals.reading)
    activity.userInfo = ["book": "Dune"]
    app.resume(activity)
    #expect(app.navigationBars["Dune"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    let page = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    page.webpageURL = try url("https://example.com/books")
    app.resume(page)
    #expect(app.staticTexts["last"].label == "Last: https://example.com/books")
  }

  @Test func `links out are opened, or handled on the way`() {
    let outcome = app.staticTexts["outcome"]
    for button in ["Open", "Open and tell"] { app.buttons[button].tap() }
    #expect(outcome.label == "Outcome: accepted")
    for link in ["Literal link", "String link", "Labelled link"] { app.links[link].tap() }
    #expect(app.openedAddresses == Array(repeating: "https://example.com/out", count: 5))
    app.links["Kept inside"].tap()
    #expect(outcome.label == "Outcome: kept out")
    app.links["Refused"].tap()
    #expect(outcome.label == "Outcome: discarded" && app.openedAddresses.count == 5)
    app.links["Led on"].tap()
    app.links["Let through"].tap()
    #expect(
      app.openedAddresses.suffix(2) == ["https://example.com/out/more", "https://example.com/out"])
  }

  /// U4, U5.
  @Test func `what was open is kept when the scene goes to the background`() throws {
    app.open(try url("example://library/books/Emma"))
    app.enter(.background)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["resting"].exists)
    app.enter(.active)
    #expect(app.navigationBars["Emma"].exists)
    app.navigationBars.buttons.element(boundBy: 0).tap()
    #expect(app.staticTexts["up"].exists)
  }

  /// A1, A2, A4, A6, A7, S2.
  @Test func `each form of coming, going and changing runs`() async {
    let log = Log()
    let app = XCUIApplication { Arrivals.Life { log.entries.append($0) } }
    app.launch()
    await app.settle()
    #expect(
      log.take() == [
        "appear", "first 0 to 0", "held", "low task", "method", "task", "task of 0",
      ])
    app.buttons["Count 0"].tap()
    await app.settle()
    // The child is recreated with a new publisher.
    #expect(
      log.take() == [
        "0 to 1", "changed", "first 0 to 1", "held", "not first", "task of 1", "was 0, is 1",
      ])
    app.buttons["Toggle"].tap()
    await app.settle()
    #expect(log.take() == ["disappear"])
    app.terminate()
  }
}

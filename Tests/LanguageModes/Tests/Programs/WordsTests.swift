// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct WordsTests {
  @Test(arguments: [
    "Literal", "Ann", "An", "Verbatim 3", "3 of 3.000000 for Ann", "0.50 and 003", "0.2",
    "inner and Hello from 1", "50%", "75%", "12", "Hello from 1", "Key", "Attributed", "One sum!",
    "Localized", "Plain",
  ])
  func `each way to say words shows them`(words: String) {
    let app = XCUIApplication { Words.Texts() }
    app.launch()
    #expect(app.staticTexts[words].exists)
  }

  @Test func `each form of button acts`() {
    let app = XCUIApplication { Words.Controls() }
    app.launch()
    for (button, letter) in [
      ("Literal", "a"), ("String", "b"), ("Action", "!"), ("Delete", "d"), ("Cancel", "!"),
      ("String role", "e"), ("Labelled", "!"), ("With glyph", "h"), ("String glyph", "i"),
    ] {
      let log = app.staticTexts["log"]
      let before = log.label
      app.buttons[button].tap()
      #expect(log.label == before + letter, "\(button)")
    }
    for words in ["Literal section", "String section", "Header", "Old header", "Only header"] {
      #expect(app.staticTexts[words].exists, "\(words)")
    }
    #expect(app.staticTexts["Old footer"].exists)
  }
}

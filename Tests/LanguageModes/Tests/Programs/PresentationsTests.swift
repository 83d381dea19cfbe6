// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct PresentationsTests {
  @Test func `sheets, covers and popovers`() {
    let app = XCUIApplication { Presentations.Sheets() }
    app.launch()
    for (button, content) in [
      ("Sheet", "sheet"), ("Item sheet", "sheet 1"), ("Cover", "cover"), ("Item cover", "cover 2"),
      ("Popover", "popover"), ("Item popover", "popover 3"),
    ] {
      for way in ["Dismiss", "Dismiss by mode"] {
        app.buttons[button].tap()
        #expect(app.staticTexts["\(content), presented"].exists, "\(button)")
        app.buttons[way].tap()
        #expect(!app.staticTexts["\(content), presented"].exists, "\(button) \(way)")
      }
    }
    #expect(app.staticTexts["dismissed 4"].exists)
  }

  @Test func `alerts and choices`() {
    let app = XCUIApplication { Presentations.Alerts() }
    app.launch()
    for (button, choice, answer) in [
      ("plain", "OK", "none"), ("message", "Delete", "deleted"), ("message", "Keep", "kept"),
      ("presenting", "Take 4", "took 4"), ("error", "Retry", "retried"),
      ("choice", "Right", "right"), ("old", "Do it", "did it"), ("old item", "Fine", "fine"),
      ("sheet", "Go", "gone"), ("sheet", "Cancel", "gone"),
    ] {
      app.buttons[button].tap()
      app.buttons[choice].tap()
      #expect(app.staticTexts["answer \(answer)"].isHittable, "\(button) \(choice)")
    }
  }
}

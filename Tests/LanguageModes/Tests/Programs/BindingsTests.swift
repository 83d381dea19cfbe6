// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct BindingsTests {
  @Test func `each form of binding reads and writes`() {
    let app = XCUIApplication { Bindings.Root() }
    app.launch()
    for (button, after) in [
      ("Louder 1", "ANN!"), ("Index 1", "Bob1!"), ("Pet 1", "Rex"), ("Rename pet", "Max"),
      ("Any", "721"), ("Wrong", "721"), ("Optional", "821"), ("None", "821"),
      ("Silently", "921"), ("Third", "0ANN1Bob12Cid"), ("No first", "0Bob11Cid"),
    ] {
      #expect(button == "Wrong" || button == "None" || !app.staticTexts[after].exists, "\(button)")
      app.buttons[button].tap()
    }
    #expect(app.staticTexts["0Bob11Cid"].exists)
    app.switches["Chosen"].tap()
    #expect(app.staticTexts["Bob1"].exists)
    app.buttons["Slowly"].tap()
    #expect(app.staticTexts["nobody"].exists)
  }
}

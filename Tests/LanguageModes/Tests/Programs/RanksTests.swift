// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct RanksTests {
  private func start<Root: View>(_ root: @escaping @MainActor () -> Root) -> XCUIApplication {
    let app = XCUIApplication { root() }
    app.launch()
    return app
  }

  @Test(arguments: ["Maps", "Stars", "3 books", "Custom", "Picture", "Tinted", "Tertiary"])
  func `what is used most shows its words`(words: String) {
    let app = XCUIApplication { Rank150.Shelf() }
    // This bundle does not contain the image.
    app.failsOnDiagnostics = false
    app.launch()
    #expect(app.staticTexts[words].exists)
  }

  @Test func `animated changes are made at once`() {
    let app = start { Rank80.Counter() }
    for (button, count) in [("Add", 1), ("Spring", 11), ("Dim", 11), ("Double", 33)] {
      app.buttons[button].tap()
      #expect(app.staticTexts["Count \(count)"].exists, "\(button)")
    }
    app.buttons["Complete"].tap()
    #expect(app.staticTexts["Count 0"].exists && app.staticTexts["Ended 1"].exists)
  }

  @Test func `a form keeps its settings, shows progress, and has bars`() {
    let app = start { Rank50.Settings() }
    #expect(app.staticTexts["Ann 1 off"].exists)
    app.switches["Labelled"].tap()
    app.buttons["Count"].tap()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("a")
    #expect(app.staticTexts["Anna 2 on"].exists)
    app.buttons["Download"].tap()
    #expect(app.progressIndicators["Loading"].value as? String == "25%")
    app.navigationBars.buttons["Save"].tap()
    #expect(app.staticTexts["Saved 1"].exists)
    app.buttons["Taps 0"].tap()
    #expect(app.buttons["Taps 1"].exists)
    app.buttons["Renew"].tap()
    #expect(app.buttons["Taps 0"].exists)
  }

  @Test func `an order is picked, noted and loaded`() async {
    let app = start { Rank30.Order() }
    await app.settle()
    #expect(app.staticTexts["vanilla 1  loaded"].exists)
    app.segmentedControls.buttons["Large"].tap()
    app.textFields["Note"].tap()
    app.textFields["Note"].typeText("hi")
    #expect(app.staticTexts["vanilla 2 hi loaded"].exists)
    await app.settle()
    app.staticTexts["Row"].tap()
    #expect(app.staticTexts["Taps 1"].exists)
    app.buttons["Show"].tap()
    app.buttons["Close"].tap()
    #expect(!app.buttons["Close"].exists)
  }

  @Test func `people are greeted, removed, and written about`() {
    let app = start { Rank15.People() }
    app.cells["Bob"].press(forDuration: 1)
    app.buttons["Greet Bob"].tap()
    #expect(app.staticTexts["Hello Bob"].exists)
    app.buttons["More"].firstMatch.tap()
    app.buttons["Star"].tap()
    #expect(app.staticTexts["Starred"].exists)
    #expect(app.staticTexts["Reading"].exists)
    app.buttons["Write a note"].tap()
    #expect(app.staticTexts["Writing"].exists)
    app.textFields["Draft"].tap()
    app.textFields["Draft"].typeText("x")
    #expect(app.staticTexts["Draft is x"].exists)
    app.buttons["Toggle"].tap()
    #expect(app.staticTexts["Open"].exists)
    app.buttons["Ask"].tap()
    app.alerts.buttons["Yes"].tap()
    #expect(app.staticTexts["Yes"].exists)
  }

  @Test func `trails are searched, swiped and asked about`() {
    let app = start { Rank5.Trails() }
    app.cells["Bay"].swipeLeft()
    app.buttons["Pin"].tap()
    #expect(app.staticTexts["Pinned Bay, refreshed 0"].exists)
    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("co")
    #expect(!app.cells["Bay"].exists && app.cells["Coast"].exists)
    app.buttons["Ask"].tap()
    app.buttons["This"].tap()
    #expect(app.staticTexts["This, refreshed 0"].exists)
    app.buttons["Point"].tap()
    #expect(app.staticTexts["Pointed at"].exists)
  }

  @Test func `an account has fields, a slider, choices`() {
    let app = start { Rank5.Account() }
    app.textFields["Mail"].tap()
    app.textFields["Mail"].typeText("a@b\n")
    #expect(app.staticTexts["1"].exists)
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.75)
    #expect(app.staticTexts["Volume 0.75"].exists)
    app.buttons["Turn"].tap()
    #expect(app.staticTexts["In km, page 2"].exists)
    #expect(app.secureTextFields["Word"].exists && app.staticTexts["active"].exists)
  }

  @Test func `sizes, splits, tabs and modifiers`() {
    #expect(start { Rank5.Drawn() }.staticTexts["390 by 844"].exists)
    let split = start { Rank5.Split() }
    split.cells["Bay"].tap()
    #expect(split.staticTexts["About Bay"].exists)
    let tabs = start { Rank5.Tabs() }
    tabs.tabBars.buttons["Second"].tap()
    #expect(tabs.staticTexts["Two"].exists)
    let modified = start { Rank5.Modified() }
    #expect(modified.staticTexts["Enabled"].exists && modified.staticTexts["Disabled"].exists)
  }

  @Test func `entries have their defaults`() {
    #expect(Rank15.entries == ["Untitled", "3", "none", "2", "true"])
  }
}

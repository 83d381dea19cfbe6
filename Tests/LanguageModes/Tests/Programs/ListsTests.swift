// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite struct ListsTests {
  private func start<Root: View>(_ root: @escaping @MainActor () -> Root) -> XCUIApplication {
    let app = XCUIApplication { root() }
    app.launch()
    return app
  }

  @Test func `rows come from all kinds of data`() {
    let app = start { Lists.Root() }
    for words in [
      "Static row", "Titled", "One", "String title", "beta", "Range 1", "Header", "0 on",
      "Older header", "Older row", "Closures", "Only a footer", "Bound Two", "Few",
    ] {
      #expect(app.staticTexts[words].exists, "\(words)")
    }
    app.switches["Two is on"].tap()
    #expect(app.staticTexts["1 on"].exists)
    app.buttons["Add"].tap()
    #expect(app.staticTexts["New"].exists && app.staticTexts["More"].exists)
    app.buttons["Remove"].tap()
    #expect(!app.staticTexts["One"].exists && app.staticTexts["1 on"].exists)
  }

  @Test func `tables have columns, an order and sections`() {
    let app = start { Lists.InColumns() }
    for text in ["Id 2", "5 letters", "Note", "Known", "Third"] {
      #expect(app.staticTexts[text].exists, "\(text)")
    }
    // Fails if the label of a column with a comparator is no button.
    app.buttons["Length"].tap()
  }

  @Test func `lists of data and of bindings`() {
    let data = start { Lists.OfData() }
    for words in ["Item 2", "By name Item 2", "Number 1", "Form Item 0"] {
      #expect(data.staticTexts[words].exists, "\(words)")
    }
    let bound = start { Lists.OfBinding() }
    bound.textFields["Name"].tap()
    bound.textFields["Name"].typeText("!")
    #expect(bound.staticTexts["Now One!"].exists)
  }

  @Test func `rows are selected`() {
    let app = start { Lists.Selecting() }
    for (cell, words) in [
      ("Item 2", "One is 2"), ("Tagged", "One is 7"), ("Number 11", "One is 11"),
      ("Letter b", "Many are b"), ("Many tagged", "Many are b z"), ("Letter b", "Many are z"),
    ] {
      app.cells[cell].tap()
      #expect(app.staticTexts[words].exists, "\(cell)")
    }
    #expect(app.cells["Many tagged"].isSelected && !app.cells["Item 2"].isSelected)
  }

  @Test func `lazy stacks and grids hold what is in sight`() {
    let app = start { Lists.Lazy() }
    for words in ["Pinned", "Vertical 0", "Grid 0", "Side 0", "Cell", "Plain", "Plain grid"] {
      #expect(app.staticTexts[words].exists, "\(words)")
    }
    #expect(!app.staticTexts["Vertical 999"].exists && !app.staticTexts["Grid 999"].exists)
    app.swipeUp()
    #expect(app.staticTexts["Vertical 60"].exists)
  }

  @Test func `L5 a link in a row that nobody scrolled to is open`() {
    let app = start { Lists.Long() }
    #expect(app.staticTexts["Screen 75"].exists)
    app.navigationBars.buttons["Long"].tap()
    #expect(app.cells["Row 0"].exists && !app.cells["Row 75"].exists)
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkHeadless
@testable import WaymarkTesting

@MainActor
struct QueryTests {
  @Test func `elements are found by identifier, label, placeholder and a text inside`() {
    let app = SketchedApp(
      .window(
        .button("Start", [.identifier: .text("go")]),
        Sketch(.row) {
          Sketch.text("Höhenweg")
          Sketch.text("12 km")
        },
        Sketch(.textField, [.placeholder: .text("Name")]))
    ).launched()
    #expect(app.buttons["go"].label == "Start")
    #expect(app.buttons["Start"].identifier == "go")
    #expect(app.cells["Höhenweg, 12 km"].exists)
    #expect(app.cells["12 km"].exists)
    #expect(app.textFields["Name"].placeholderValue == "Name")
    #expect(!app.cells["12"].exists)
    #expect(!app.buttons["Höhenweg"].exists)
  }

  @Test func `who is called by the key comes before who holds it`() {
    let app = SketchedApp(
      .window(
        Sketch(.button, [.identifier: .text("long")]) {
          Sketch.text("Alps")
          Sketch.text("12 trails")
        },
        .button("Alps", [.identifier: .text("short")]))
    ).launched()
    #expect(app.buttons["Alps"].identifier == "short")
    #expect(app.buttons.matching(identifier: "Alps").count == 1)
    #expect(app.buttons["12 trails"].identifier == "long")
  }

  @Test func `the front layer comes first`() {
    let app = SketchedApp(
      .window(
        .button("Next", [.identifier: .text("below")]),
        overlays: [
          Sketch(.sheet) {
            Sketch(.button, [.identifier: .text("front")]) {
              Sketch.text("Next")
              Sketch.text("stage")
            }
          }
        ])
    ).launched()
    #expect(app.buttons.firstMatch.identifier == "front")
    #expect(app.buttons["Next"].identifier == "front")
    #expect(app.buttons["Next"].isHittable)
    #expect(app.buttons["below"].exists && !app.buttons["below"].isHittable)
    #expect(app.sheets.firstMatch.buttons["Next"].exists)
    #expect(app.sheets.buttons.count == 1)
  }

  @Test func `queries go on from what another found`() {
    let stack = Sketch(.navigationStack) {
      Sketch.screen("Regions")
      Sketch.screen("Alps", back: "Regions") { Sketch.button("Regions") }
    }
    let app = SketchedApp(
      .window(
        Sketch(.tabs) {
          Sketch(.tab, [.title: .text("Trails"), .selected: .bool(true)]) { stack }
          Sketch(.tab, [.title: .text("Plan")])
        })
    ).launched()
    #expect(app.navigationBars["Alps"].exists)
    #expect(!app.navigationBars["Regions"].exists)
    #expect(app.navigationBars.buttons.element(boundBy: 0).label == "Regions")
    #expect(app.navigationBars["Alps"].buttons.count == 1)
    #expect(app.tabBars.buttons["Trails"].isSelected)
    #expect(!app.tabBars.buttons["Plan"].isSelected)
    #expect(app.buttons.count == 4)
    #expect(app.windows.count == 1)
  }

  @Test func `indices, children and contents`() {
    let app = SketchedApp(
      .window(
        Sketch(.list) {
          for name in ["a", "b", "c"] { Sketch.row(name) }
        })
    ).launched()
    #expect(app.cells.allElementsBoundByIndex.map(\.label) == ["a", "b", "c"])
    #expect(app.cells.element(boundBy: 2).label == "c")
    #expect(!app.cells.element(boundBy: 3).exists)
    #expect(!app.cells.element(boundBy: -1).exists)
    #expect(app.cells.containing(.staticText, identifier: "b").element.label == "b")
    #expect(app.collectionViews.children(matching: .cell).count == 3)
    #expect(app.collectionViews.children(matching: .button).count == 0)
    #expect(app.collectionViews.firstMatch.children(matching: .any).count == 3)
    #expect(app.descendants(matching: .any).count == 11)
    #expect(app.descendants(matching: .any).descendants(matching: .any).count == 10)
    #expect(app.cells["b"].firstMatch.elementType == .cell)
  }

  @Test func `a query is answered anew at each use`() {
    let sketched = SketchedApp(.window(.text("one")))
    let app = sketched.launched()
    let (texts, two) = (app.staticTexts, app.staticTexts["two"])
    #expect(texts.count == 1 && !two.exists)
    sketched.show(.window(.text("one"), .text("two")))
    #expect(texts.count == 2 && two.exists)
  }

  @Test func `a query is printed as it is written`() {
    let app = SketchedApp(.window(.text("one"))).launched()
    let words = app.navigationBars["A"].buttons.matching(identifier: "B").element(boundBy: 0)
      .switches.containing(.any, identifier: "C").children(matching: .cell).firstMatch
      .otherElements.element.path.description
    #expect(
      words == #"app.navigationBars["A"].buttons.matching(identifier: "B").element(boundBy: 0)"#
        + #".switches.containing(.any, identifier: "C").children(matching: .cell).firstMatch"#
        + ".otherElements.element")
  }

  @Test func `without a running app nothing exists`() {
    let app = SketchedApp(.window(.text("one"))).application()
    #expect(!app.exists && !app.staticTexts["one"].exists)
    app.launch()
    #expect(app.exists && app.staticTexts["one"].exists)
    app.terminate()
    #expect(!app.exists && !app.staticTexts["one"].exists)
  }
}

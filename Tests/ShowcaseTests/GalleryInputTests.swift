// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The gallery's days, keys, subtitles and films.
@MainActor
struct GalleryInputTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
  }

  @Test func `nights are booked in a month`() {
    app.buttons["page-choices"].tap()
    let days = app.datePickers["Nights"].buttons.allElementsBoundByIndex
    #expect(days.filter(\.isSelected).count == 2)
    // The first two buttons show other months.
    days[2].tap()
    #expect(app.staticTexts["3 nights"].exists)
    days[2].tap()
    #expect(app.staticTexts["2 nights"].exists)
  }

  @Test func `a season without a free hut cannot be selected`() {
    app.buttons["page-choices"].tap()
    app.buttons["season"].tap()
    #expect(!app.menus.buttons["Autumn"].isEnabled && app.menus.buttons["Winter"].isEnabled)
  }

  @Test func `radio buttons and a checkbox set what other controls show`() {
    app.buttons["page-choices"].tap()
    app.buttons["Grade 3"].tap()
    #expect(app.buttons["Grade 3"].isSelected && app.buttons["Hard"].isSelected)
    let toggle = app.switches["Bring a dog"]
    #expect(toggle.value as? String == "1")
    toggle.tap()
    #expect(toggle.value as? String == "0")
    app.buttons["Read about dogs"].tap()
    #expect(app.staticTexts["Read"].exists)
  }

  @Test func `walks of a table are selected`() {
    app.buttons["page-tables"].tap()
    #expect(!app.buttons["Ascent"].exists, "a phone shows the first column")
    app.cells.element(boundBy: 0).tap()
    app.cells.element(boundBy: 2).tap()
    #expect(app.staticTexts["selected"].label == "2 selected")
  }

  @Test func `films play while they are visible, and more arrive at the end`() {
    app.buttons["page-scrolling"].tap()
    app.buttons["Films"].tap()
    #expect(app.staticTexts["film-1"].label == "Plays" && app.staticTexts["banner"].exists)
    #expect(app.staticTexts["film-12"].label == "Paused")
    app.scrollViews["films"].swipeUp()
    #expect(app.staticTexts["film-1"].label == "Paused" && !app.staticTexts["banner"].exists)
    #expect(app.staticTexts["film-12"].label == "Plays")
    #expect(app.staticTexts["count"].label == "24 films")
    app.buttons["Back to top"].tap()
    #expect(app.staticTexts["film-1"].label == "Plays" && app.staticTexts["banner"].exists)
  }

  @Test func `bags are counted in an open menu`() {
    app.buttons["page-choices"].tap()
    app.buttons["actions"].tap()
    app.buttons["One more bag, after 1"].tap()
    app.buttons["One more bag, after 2"].tap()
    #expect(app.menus.buttons["One more bag, after 3"].exists)
    app.buttons["Share"].tap()
    #expect(app.menus.count == 0)
  }

  @Test func `keys change the height while it has the focus`() {
    app.buttons["page-keys"].tap()
    app.typeKey(.upArrow, modifierFlags: [])
    #expect(app.staticTexts["height"].label == "Height, 800 m")
    app.buttons["Go to the height"].tap()
    app.typeKey(.upArrow, modifierFlags: [])
    app.typeKey(.upArrow, modifierFlags: [])
    app.typeKey(.downArrow, modifierFlags: [])
    app.typeKey("x", modifierFlags: [])
    app.typeKey("7", modifierFlags: [])
    app.typeKey("-", modifierFlags: [])
    #expect(app.staticTexts["x7"].exists)
    #expect(app.staticTexts["height"].label == "Height, 900 m")
  }

  @Test func `cards are dragged between columns, also by accessibility actions`() {
    app.buttons["page-gestures"].tap()
    app.staticTexts["Book the hut"].press(
      forDuration: 1, thenDragTo: app.otherElements["column-Done"])
    #expect(app.staticTexts["To do: 2"].exists && app.staticTexts["Done: 2"].exists)
    app.staticTexts["Pick a trail"].performAccessibilityAction("Drag")
    app.staticTexts["To do: 2"].performAccessibilityAction("Drop")
    #expect(app.staticTexts["To do: 3"].exists && app.staticTexts["Done: 1"].exists)
  }

  @Test func `waypoints make room for one that is dragged, also by accessibility actions`() {
    app.buttons["page-gestures"].tap()
    app.staticTexts["waypoint-Hut"].press(
      forDuration: 1, thenDragTo: app.staticTexts["waypoint-Ridge"])
    #expect(app.staticTexts["waypoints"].label == "Ford – Ridge – Hut – Tarn")
    app.staticTexts["waypoint-Tarn"].performAccessibilityAction("Drag")
    app.staticTexts["waypoint-Ford"].performAccessibilityAction("Drop")
    #expect(app.staticTexts["waypoints"].label == "Tarn – Ford – Ridge – Hut")
  }

  @Test func `the picture of an asset catalogue has a variant for dark mode`() {
    app.buttons["page-drawing"].tap()
    #expect(app.images["A ridge by day"].exists)
    app.switches["dark"].tap()
    #expect(app.images["A ridge at night"].exists)
  }

  @Test func `a spot follows the pointer over its field`() {
    app.buttons["page-gestures"].tap()
    #expect(app.staticTexts["Elsewhere"].exists)
    app.staticTexts["pad"].hover()
    #expect(app.staticTexts["At 195, 422"].exists)
    app.staticTexts["To do: 3"].hover()
    #expect(app.staticTexts["Elsewhere"].exists)
  }

  @Test func `a subtitle comes and goes`() {
    app.buttons["page-bars"].tap()
    #expect(app.navigationBars["Bars"].staticTexts["Updated live"].exists)
    app.switches["Subtitle"].tap()
    #expect(!app.staticTexts["Updated live"].exists)
  }
}

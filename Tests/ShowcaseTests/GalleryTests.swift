// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Waymark
import WaymarkTesting

@testable import ShowcaseApp

/// The pages of the gallery.
@MainActor
struct GalleryTests {
  private let app = XCUIApplication(TrailGuide.self)

  init() {
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
  }

  private func open(_ page: GalleryPage) {
    app.buttons["page-\(page.rawValue)"].tap()
  }

  @Test func `values are pushed one by one and at once`() {
    open(.values)
    app.buttons["Push 1"].tap()
    app.buttons["Tapped 0 times on this screen"].tap()
    app.buttons["Push 2"].tap()
    #expect(app.navigationBars["Number 2"].exists)
    app.buttons["Replace all except the first"].tap()
    #expect(app.navigationBars["Number 80"].exists)
    app.buttons["Remove two"].tap()
    #expect(app.buttons["Tapped 1 times on this screen"].exists)
    app.buttons["To the root"].tap()
    app.buttons["Open 1 to 5 in one assignment"].tap()
    #expect(app.navigationBars["Number 5"].exists)
  }

  @Test func `cards scroll, a sheet leaves its page interactive, an empty list explains itself`() {
    open(.scrolling)
    #expect(app.staticTexts["card"].label == "Card 1")
    app.buttons["Last"].tap()
    #expect(app.staticTexts["card"].label == "Card 6")
    app.buttons["Show the map"].tap()
    app.buttons["Tapped 0 times"].tap()
    #expect(app.buttons["Tapped 1 times"].exists)
    app.buttons["Close the map"].tap()
    app.buttons["Share the map"].tap()
    #expect(app.sharedContents.count == 1)
    app.buttons["Empty list"].tap()
    app.buttons["Search for Ridge"].tap()
    #expect(app.staticTexts["No Results for “Ridge”"].exists)
  }

  @Test func `a sent message appears`() {
    open(.scrolling)
    app.buttons["Messages"].tap()
    app.textFields["Message"].tap()
    app.textFields["Message"].typeText("Hello")
    app.buttons["Send"].tap()
    #expect(app.staticTexts["Hello"].exists)
  }

  @Test func `flags and items open screens`() {
    open(.flags)
    app.switches["Open with a flag"].tap()
    app.buttons["Write false"].tap()
    #expect(app.navigationBars["Flags and Items"].exists)
    app.buttons["Open red"].tap()
    app.buttons["Another item on the same screen"].tap()
    #expect(app.navigationBars["Amber"].exists)
    app.back()
    #expect(app.staticTexts["none"].exists)
  }

  @Test func `links in their first form`() {
    open(.firstLinks)
    app.buttons["A link with a flag"].tap()
    app.buttons["Write false"].tap()
    app.buttons["East"].tap()
    app.buttons["Select south"].tap()
    #expect(app.navigationBars["South"].exists)
    app.buttons["Select nothing"].tap()
    app.buttons["Select west from here"].tap()
    #expect(app.navigationBars["West"].exists)
  }

  @Test func `columns in their first form are one stack in a narrow window`() {
    open(.firstColumns)
    app.buttons["columns-catbells"].tap()
    #expect(app.navigationBars["Catbells"].exists)
    app.buttons["columns-stage-1"].tap()
    app.back()
    app.back()
    #expect(app.navigationBars["Walks"].exists)
  }

  @Test func `hidden links`() {
    open(.hiddenLinks)
    app.buttons["Open A"].tap()
    app.buttons["Replace it with D"].tap()
    #expect(app.navigationBars["Item D"].exists)
    app.buttons["Close"].tap()
    app.buttons["Open C with another item"].tap()
    #expect(app.navigationBars["Item C"].exists)
  }

  @Test func `a path is kept and opened again`() {
    open(.paths)
    app.buttons["A peak"].tap()
    app.buttons["Another number"].tap()
    app.buttons["Save this path"].tap()
    app.back()
    app.back()
    app.buttons["Restore the saved path"].tap()
    #expect(app.navigationBars["Number 7"].exists)
    app.back()
    #expect(app.navigationBars["Suilven, 731 m"].exists)
  }

  @Test func `a stack in a stack leads out again`() {
    open(.inner)
    app.buttons["Further in"].tap()
    app.back()
    #expect(app.navigationBars["Inner Root"].exists)
    app.back()
    #expect(app.navigationBars["Gallery"].exists)
  }

  @Test func `bars follow their screen`() {
    open(.bars)
    #expect(!app.buttons["Done"].exists)
    app.textFields["bar-title"].tap()
    app.textFields["bar-title"].typeText("!")
    #expect(app.navigationBars["Bars!"].exists)
    app.toolbars.buttons["Done"].tap()
    #expect(!app.buttons["Done"].exists)
    app.buttons["Count"].tap()
    #expect(app.staticTexts["1 taps"].exists)
    app.switches["Hide the bar"].tap()
    #expect(!app.navigationBars["Bars!"].exists)
  }

  @Test func `a row that nobody has seen is opened at once`() {
    open(.lists)
    #expect(app.buttons["row-1"].exists && !app.buttons["row-75000"].exists)
    app.buttons["Open row 75 000"].tap()
    #expect(app.navigationBars["Row 75,000"].exists)
    app.buttons["Next row"].tap()
    #expect(app.navigationBars["Row 75,001"].exists)
    app.back()
    app.buttons["Insert a row at the top"].tap()
    #expect(app.buttons["row--100000"].exists)
  }

  @Test func `objects are followed`() {
    open(.objects)
    app.buttons["Counted 0"].tap()
    app.switches["Loud"].tap()
    #expect(app.buttons["COUNTED 1"].exists)
    app.buttons["Wait a day"].tap()
    #expect(app.staticTexts["cloud"].exists)
    app.buttons["Send from the right"].tap()
    #expect(app.staticTexts["right"].exists)
  }

  @Test func `cases of an enumeration can be bound to`() {
    open(.cases)
    app.buttons["Add one to 1"].tap()
    #expect(app.buttons["Add one to 2"].exists)
    app.buttons["Words"].tap()
    app.textFields["words"].tap()
    app.textFields["words"].typeText("!")
    #expect(app.staticTexts["maybe!"].exists && !app.buttons["Add one to 2"].exists)
  }

  @Test func `sheets lie over sheets and go together`() {
    open(.sheets)
    app.buttons["A sheet with two detents"].tap()
    app.buttons["Close"].tap()
    app.buttons["Nested sheets"].tap()
    app.buttons["Present another sheet"].tap()
    app.buttons["Present another sheet"].tap()
    #expect(app.staticTexts["Sheet 3"].isHittable)
    app.buttons["Close all sheets"].tap()
    app.buttons["A cover"].tap()
    app.buttons["Close"].tap()
    app.buttons["A sheet without interactive dismissal"].tap()
    app.buttons["Close"].tap()
    #expect(app.staticTexts["4 times"].exists)
  }

  @Test func `alerts and choices take an answer`() {
    open(.alerts)
    for (button, answer, after) in [
      ("An alert", "Leave", "left"), ("An alert", "Stay", "stayed"),
      ("A confirmation dialog", "Round the tarn", "round the tarn"),
      ("An alert with data", "Discard Suilven", "discarded Suilven"),
    ] {
      app.buttons[button].tap()
      app.buttons[answer].tap()
      #expect(app.staticTexts[after].exists, "\(answer)")
    }
    app.buttons["A popover"].tap()
    app.buttons["Got it"].tap()
    #expect(app.buttons["A popover"].isHittable)
  }

  @Test func `tabs come and go, with badges and paths of their own (T5, T6)`() {
    open(.tabs)
    #expect(app.tabBars.buttons["Letters"].value as? String == "3")
    app.buttons["Read one"].tap()
    #expect(app.tabBars.buttons["Letters"].value as? String == "2")
    app.buttons["Letter 2"].tap()
    app.buttons["To the choices"].tap()
    app.tabBars.buttons["Letters"].tap()
    #expect(app.navigationBars["Letter 2"].exists)
    app.tabBars.buttons["Drafts"].tap()
    app.buttons["Delete the drafts"].tap()
    #expect(!app.tabBars.buttons["Drafts"].exists && app.navigationBars["Letter 2"].exists)
  }

  @Test func `steppers stop at their bounds`() {
    open(.controls)
    let hikers = app.steppers["hikers"]
    hikers.buttons["Increment"].tap()
    hikers.buttons["Increment"].tap()
    #expect(app.staticTexts["4 hikers"].exists && !hikers.buttons["Increment"].isEnabled)
    hikers.buttons["Decrement"].tap()
    #expect(app.staticTexts["3 hikers"].exists && hikers.buttons["Increment"].isEnabled)
  }

  @Test func `styles hold buttons of their own and ask before they act`() {
    open(.controls)
    app.buttons["Pack 0 bags"].tap()
    app.buttons["Pack 1 bags"].tap()
    #expect(app.staticTexts["Pack 2 bags"].exists && app.buttons["Unpack all"].isEnabled)
    app.buttons["start-over"].tap()
    #expect(app.staticTexts["Pack 0 bags"].exists && !app.buttons["Unpack all"].isEnabled)
    app.buttons["Pack 0 bags"].tap()
    app.buttons["Unpack all"].tap()
    app.buttons["Cancel"].tap()
    app.buttons["Unpack all"].tap()
    #expect(app.staticTexts["Pack 1 bags"].exists)
    app.buttons["Really"].tap()
    #expect(app.staticTexts["Pack 0 bags"].exists && !app.buttons["Unpack all"].isEnabled)
  }

  @Test func `what is chosen is shown`() {
    open(.choices)
    app.buttons["season"].tap()
    app.menus.buttons["Winter"].tap()
    #expect(app.buttons["Season, Winter"].exists)
    app.buttons["Region"].tap()
    app.buttons["Vosges"].tap()
    #expect(app.navigationBars["Choices"].exists && app.buttons["Region, Vosges"].exists)
    app.segmentedControls.buttons["mi"].tap()
    #expect(app.segmentedControls.buttons["mi"].isSelected)
    app.datePickers["start"].adjust(toPickerWheelValue: "2026-10-03")
    #expect(app.datePickers["start"].value as? String == "2026-10-03")
    app.sliders["Pace"].adjust(toNormalizedSliderPosition: 1)
    #expect(app.staticTexts["6.0 km/h"].exists)
    app.buttons["actions"].tap()
    app.buttons["Sort by"].tap()
    app.buttons["Length"].tap()
    app.staticTexts["Press me long"].press(forDuration: 1)
    app.buttons["Pin"].tap()
    #expect(app.staticTexts["Pinned"].exists)
    app.buttons["What to bring"].tap()
    #expect(app.cells["Water, 2"].exists)
  }

  @Test func `columns lead on one after the other, in windows of any size`() {
    open(.columns)
    app.buttons["split-lakes"].tap()
    app.buttons["split-catbells"].tap()
    #expect(app.navigationBars["Catbells"].exists && !app.navigationBars["Regions"].exists)
    app.windowSize = CGSize(width: 1280, height: 800)
    for title in ["Regions", "Lake District", "Catbells"] {
      #expect(app.navigationBars[title].exists)
    }
    app.buttons["split-peak"].tap()
    #expect(app.staticTexts["No walk"].exists)
    app.windowSize.width = 390
    #expect(app.navigationBars["Peak District"].exists && !app.staticTexts["No walk"].exists)
    app.navigationBars["Peak District"].buttons["Regions"].tap()
    app.buttons["done"].tap()
    #expect(app.navigationBars["Gallery"].exists)
  }

  @Test func `what is kept is there at the next launch`() {
    open(.kept)
    app.buttons["kept-steps-Increment"].tap()
    #expect(app.staticTexts["Somebody has gone 1 steps."].exists)
    app.launch()
    app.tabBars.buttons["Gallery"].tap()
    open(.kept)
    #expect(app.staticTexts["Somebody has gone 1 steps."].exists)
  }
}

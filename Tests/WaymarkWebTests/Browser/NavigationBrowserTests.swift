// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// Navigation and history in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct NavigationBrowserTests {
  @Test func `a tap pushes and the back button pops`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      #expect(try await page.historyPlace == 1)
      try await page.tap("Back to Lakes")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
      // The popped screen is removed at the end of its transition, possibly one frame later.
      try await page.wait(until: "!document.querySelector('.screen.ghost')")
    }
  }

  @Test func `the browser's Back pops`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Como")
      try await page.expect(title: "Como")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes")
      #expect(try await page.historyPlace == 0)
    }
  }

  @Test func `three screens pushed at once are three steps of history`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Open three at once")
      try await page.expect(title: "O’Higgins")
      #expect(try await page.historyPlace == 3)
      try await page.traverse(-1)
      try await page.expect(title: "Tanganyika")
      try await page.traverse(-2)
      try await page.expect(title: "Lakes")
      #expect(try await page.historyPlace == 0)
      try await page.tap("Open three at once")
      try await page.expect(title: "O’Higgins")
      try await page.tap("Back to all lakes")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
    }
  }

  @Test func `Forward stays where the app is`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes")
      try await page.traverse(1)
      try await page.wait(until: "history.state.at === 0")
      try await page.expect(title: "Lakes")
    }
  }

  enum Closing: CaseIterable { case button, escape, dim, drag, back }

  @Test(arguments: Closing.allCases)
  func `a sheet closes by hand`(how: Closing) async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      try await page.waitForScripts()
      #expect(try await page.historyPlace == 1)
      #expect(try await page.evaluate("document.querySelector('.under').inert") == true)
      let focus = "document.activeElement.closest('.sheet') !== null"
      #expect(try await page.evaluate(focus) == true)
      switch how {
      case .button: try await page.tap("Cancel")
      case .escape: try await page.press("Escape")
      case .dim: try await page.click(x: 195, y: 20)
      case .drag: try await page.drag(".sheet .grab", y: 300)
      case .back: try await page.traverse(-1)
      }
      try await page.wait(until: "!document.querySelector('.sheet')")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
      #expect(try await page.evaluate("document.querySelector('.under').inert") == false)
      // The focus returns to the element that opened the screen.
      let label = "document.activeElement.closest('.item') !== null"
      #expect(try await page.evaluate(label) == true)
    }
  }

  @Test func `a short drag leaves a sheet where it is`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      try await page.waitForScripts()
      try await page.drag(".sheet .grab", y: 20)
      try await page.waitForRest()
      #expect(try await page.evaluate("document.querySelector('.card').style.translate") == "")
      #expect(try await page.evaluate("document.querySelectorAll('.sheet').length") == 1)
    }
  }

  @Test func `Back takes what is in front first`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      try await page.tap("Choose a country")
      try await page.expect(title: "Country")
      #expect(try await page.historyPlace == 2)
      try await page.traverse(-1)
      try await page.expect(title: "New Lake")
      try await page.traverse(-1)
      try await page.wait(until: "!document.querySelector('.sheet')")
    }
  }

  @Test func `a cover closes by its own button and by Back only`() async throws {
    try await Browser.onGallery { page, _ in
      for isBack in [false, true] {
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        try await page.tap("Take the tour")
        try await page.wait(until: "document.querySelector('.cover')")
        try await page.waitForRest()
        #expect(try await page.historyPlace == 2)
        try await page.press("Escape")
        try await page.tap("Next stop")
        try await page.wait(until: "document.querySelector('.cover').innerText.includes('Stop 2')")
        if isBack { try await page.traverse(-1) } else { try await page.tap("End the tour") }
        try await page.wait(until: "!document.querySelector('.cover') && history.state.at === 1")
        try await page.traverse(-1)
        try await page.expect(title: "Lakes")
      }
    }
  }

  @Test func `a tab keeps its state and adds no history`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      try await page.tap("Controls")
      try await page.expect(title: "Controls")
      try await page.wait(until: "history.state.at === 0")
      try await page.tap("Lakes")
      try await page.expect(title: "Baikal")
      try await page.wait(until: "history.state.at === 1")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes")
    }
  }

  @Test func `tabs are reached with arrow keys`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.evaluate("document.querySelector('[role=tab]').focus()")
      try await page.press("ArrowRight")
      try await page.expect(title: "Controls")
      try await page.press("End")
      try await page.expect(title: "Layout")
      try await page.press("ArrowRight")
      try await page.expect(title: "Lakes")
    }
  }

  @Test func `a screen is found again where it was scrolled to`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.setViewport(width: 390, height: 500)
      let list = "document.querySelector('.tab:not([hidden]) .page')"
      try await page.evaluate("\(list).scrollTop = 200")
      try await page.tap("Atlas")
      try await page.wait(until: "document.body.innerText.includes('By title and view')")
      try await page.traverse(-1)
      try await page.expect(title: "Lakes")
      #expect(try await page.evaluate("\(list).scrollTop").number ?? 0 >= 200)
      try await page.tap("Controls")
      try await page.expect(title: "Controls")
      try await page.tap("Lakes")
      try await page.expect(title: "Lakes")
      #expect(try await page.evaluate("\(list).scrollTop").number ?? 0 >= 200)
    }
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing
import WaymarkRender

@testable import WaymarkWeb

/// A real browser against a real server; what can be seen without one is tested elsewhere.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct BrowserTests {
  private func onGallery(
    _ body: @MainActor (ChromiumPage, TestServer) async throws -> Void
  ) async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await body(page, server)
      }
    }
  }

  private func historyPlace(_ page: ChromiumPage) async throws -> Int {
    Int(try await page.evaluate("history.state?.at ?? 0").number ?? -1)
  }

  @Test func `the first page can be read without JavaScript`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.open(server.address)
        try await page.setScriptEnabled(true)
        let words = try await page.text("body")
        #expect(words.contains("Lakes"))
        #expect(words.contains("Hornindalsvatnet"))
        #expect(server.stage.sessions.isEmpty)
      }
    }
  }

  @Test func `a tap pushes and the back button pops`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      #expect(try await historyPlace(page) == 1)
      try await page.tap("Back to Lakes")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
      #expect(try await page.evaluate("document.querySelectorAll('.screen.ghost').length") == 0)
    }
  }

  @Test func `the browser's Back pops`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Como")
      try await page.expect(title: "Como")
      try await page.travel(-1)
      try await page.expect(title: "Lakes")
      #expect(try await historyPlace(page) == 0)
    }
  }

  @Test func `three screens pushed at once are three steps of history`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Open three at once")
      try await page.expect(title: "O’Higgins")
      #expect(try await historyPlace(page) == 3)
      try await page.travel(-1)
      try await page.expect(title: "Tanganyika")
      try await page.travel(-2)
      try await page.expect(title: "Lakes")
      #expect(try await historyPlace(page) == 0)
      try await page.tap("Open three at once")
      try await page.expect(title: "O’Higgins")
      try await page.tap("Back to all lakes")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
    }
  }

  @Test func `Forward stays where the app is`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      try await page.travel(-1)
      try await page.expect(title: "Lakes")
      try await page.travel(1)
      try await page.wait(until: "history.state.at === 0")
      try await page.expect(title: "Lakes")
    }
  }

  enum Closing: CaseIterable { case button, escape, dim, drag, back }

  @Test(arguments: Closing.allCases)
  func `a sheet closes by hand`(how: Closing) async throws {
    try await onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      #expect(try await historyPlace(page) == 1)
      #expect(try await page.evaluate("document.querySelector('.under').inert") == true)
      let focus = "document.activeElement.closest('.sheet') !== null"
      #expect(try await page.evaluate(focus) == true)
      switch how {
      case .button: try await page.tap("Cancel")
      case .escape: try await page.press("Escape")
      case .dim: try await page.click(x: 195, y: 20)
      case .drag: try await page.drag(".sheet .grab", y: 300)
      case .back: try await page.travel(-1)
      }
      try await page.wait(until: "!document.querySelector('.sheet')")
      try await page.expect(title: "Lakes")
      try await page.wait(until: "history.state.at === 0")
      #expect(try await page.evaluate("document.querySelector('.under').inert") == false)
      // Where it was opened.
      let label = "document.activeElement.closest('.item') !== null"
      #expect(try await page.evaluate(label) == true)
    }
  }

  @Test func `a short drag leaves a sheet where it is`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      try await page.drag(".sheet .grab", y: 20)
      try await page.waitForRest()
      #expect(try await page.evaluate("document.querySelector('.card').style.translate") == "")
      #expect(try await page.evaluate("document.querySelectorAll('.sheet').length") == 1)
    }
  }

  @Test func `Back takes what is in front first`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Add")
      try await page.expect(title: "New Lake")
      try await page.tap("Choose a country")
      try await page.expect(title: "Country")
      #expect(try await historyPlace(page) == 2)
      try await page.travel(-1)
      try await page.expect(title: "New Lake")
      try await page.travel(-1)
      try await page.wait(until: "!document.querySelector('.sheet')")
    }
  }

  @Test func `a cover closes by its own button and by Back only`() async throws {
    try await onGallery { page, _ in
      for isBack in [false, true] {
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        try await page.tap("Take the tour")
        try await page.wait(until: "document.querySelector('.cover')")
        try await page.waitForRest()
        #expect(try await historyPlace(page) == 2)
        try await page.press("Escape")
        try await page.tap("Next stop")
        try await page.wait(until: "document.querySelector('.cover').innerText.includes('Stop 2')")
        if isBack { try await page.travel(-1) } else { try await page.tap("End the tour") }
        try await page.wait(until: "!document.querySelector('.cover') && history.state.at === 1")
        try await page.travel(-1)
        try await page.expect(title: "Lakes")
      }
    }
  }

  @Test func `a tab keeps its state and adds no history`() async throws {
    try await onGallery { page, _ in
      try await page.tap("Baikal")
      try await page.expect(title: "Baikal")
      try await page.tap("Controls")
      try await page.expect(title: "Controls")
      try await page.wait(until: "history.state.at === 0")
      try await page.tap("Lakes")
      try await page.expect(title: "Baikal")
      try await page.wait(until: "history.state.at === 1")
      try await page.travel(-1)
      try await page.expect(title: "Lakes")
    }
  }

  @Test func `tabs are reached with arrow keys`() async throws {
    try await onGallery { page, _ in
      try await page.evaluate("document.querySelector('[role=tab]').focus()")
      try await page.press("ArrowRight")
      try await page.expect(title: "Controls")
      try await page.press("End")
      try await page.expect(title: "Layout")
      try await page.press("ArrowRight")
      try await page.expect(title: "Lakes")
    }
  }

  @Test func `two windows do not see each other's state`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { one in
        try await Browser.run { other in
          try await one.enter(server.address)
          try await other.enter(server.address)
          #expect(server.stage.sessions.count == 2)
          try await one.tap("Controls")
          try await one.expect(title: "Controls")
          try await one.click(".field")
          try await one.type("a secret")
          try await one.wait(until: "document.body.innerText.includes('a secret')")
          try await other.tap("Controls")
          try await other.expect(title: "Controls")
          let html = try await other.evaluate("document.documentElement.outerHTML").string ?? ""
          #expect(!html.contains("a secret"))
        }
      }
    }
  }

  @Test func `clicks before the socket opens are played`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.delaySockets()
        try await page.open(server.address)
        try await page.evaluate(
          "[...document.querySelectorAll('.button')].find(n => n.innerText.startsWith('Como')).click()")
        #expect(server.stage.sessions.isEmpty)
        try await page.evaluate("openSockets()")
        try await page.expect(title: "Como")
      }
    }
  }

  @Test func `a lost socket is shown and comes back to a fresh page`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        for session in server.stage.sessions.values { session.drop() }
        try await page.wait(until: "document.title === 'Lakes' && 'live' in document.body.dataset")
        #expect(try await historyPlace(page) == 0)
        #expect(server.stage.sessions.count == 1)
      }
    }
  }
}

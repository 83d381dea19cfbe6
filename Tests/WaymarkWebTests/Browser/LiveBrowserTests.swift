// SPDX-License-Identifier: MIT

import ChromiumDriver
import Testing

@testable import WaymarkWeb

/// Pages, sockets and typing in a real browser.
@Suite(.serialized, .enabled(if: Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct LiveBrowserTests {
  @Test func `the first page can be read without JavaScript`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.setScriptEnabled(false)
        try await page.open(server.address)
        try await page.setScriptEnabled(true)
        let words = try await page.text("body")
        #expect(words.contains("Lakes"))
        #expect(words.contains("Hornindalsvatnet"))
        #expect(server.store.sessions.isEmpty)
      }
    }
  }

  @Test func `two windows do not see each other's state`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { one in
        try await Browser.run { other in
          try await one.enter(server.address)
          try await other.enter(server.address)
          #expect(server.store.sessions.count == 2)
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
          "[...document.querySelectorAll('.button')].find(n => n.innerText.startsWith('Como')).click()"
        )
        #expect(server.store.sessions.isEmpty)
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
        for session in server.store.sessions.values { session.disconnect() }
        try await page.wait(until: "document.title === 'Lakes' && 'live' in document.body.dataset")
        #expect(try await page.historyPlace == 0)
        #expect(server.store.sessions.count == 1)
      }
    }
  }

  @Test func `typing goes on while patches arrive`() async throws {
    try await TestServer.run(BusyApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.click("[placeholder=Quiet]")
        for character in "the quick brown fox" {
          BusyApp.tick?()
          try await page.type(String(character))
          BusyApp.tick?()
        }
        try await page.wait(
          until: "document.body.innerText.includes('Quiet: the quick brown fox.')")
        let field = "document.querySelector('[placeholder=Quiet]')"
        #expect(try await page.evaluate("\(field).value") == "the quick brown fox")
        #expect(try await page.evaluate("document.activeElement === \(field)") == true)
        // In the middle, where every patch could move the caret.
        try await page.evaluate("\(field).setSelectionRange(4, 4)")
        for character in "very " {
          BusyApp.tick?()
          try await page.type(String(character))
        }
        try await page.wait(
          until: "document.body.innerText.includes('Quiet: the very quick brown fox.')")
        #expect(try await page.evaluate("\(field).selectionStart") == 9)
      }
    }
  }

  @Test func `what an app makes of the words typed is shown`() async throws {
    try await TestServer.run(BusyApp.self) { server in
      try await Browser.run { page in
        try await page.enter(server.address)
        try await page.click("[placeholder=Loud]")
        try await page.type("hey you")
        try await page.wait(until: "document.body.innerText.includes('Loud: HEY YOU.')")
        let field = "document.querySelector('[placeholder=Loud]')"
        try await page.wait(until: "\(field).value === 'HEY YOU'")
        #expect(try await page.evaluate("\(field).selectionStart") == 7)
      }
    }
  }

  @Test func `a switch shows what the app says`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.tap("Controls")
      try await page.expect(title: "Controls")
      let toggle =
        "[...document.querySelectorAll('.toggle')].find(n => n.innerText === 'Offline maps')"
      #expect(try await page.evaluate("\(toggle).ariaChecked") == "true")
      try await page.tap("Offline maps")
      try await page.wait(until: "\(toggle).ariaChecked === 'false'")
      try await page.evaluate("\(toggle).focus()")
      try await page.press(" ")
      try await page.wait(until: "\(toggle).ariaChecked === 'true'")
    }
  }

  @Test func `without motion nothing moves`() async throws {
    try await TestServer.run(Gallery.self) { server in
      try await Browser.run { page in
        try await page.setMedia(["prefers-reduced-motion": "reduce"])
        try await page.enter(server.address)
        try await page.evaluate(
          """
          window.moves = 0; const real = Element.prototype.animate;
          Element.prototype.animate = function (...a) { moves++; return real.apply(this, a) }
          """)
        try await page.tap("Baikal")
        try await page.expect(title: "Baikal")
        try await page.tap("Back to Lakes")
        try await page.expect(title: "Lakes")
        try await page.tap("Add")
        try await page.expect(title: "New Lake")
        try await page.press("Escape")
        try await page.expect(title: "Lakes")
        #expect(try await page.evaluate("moves") == 0)
        #expect(try await page.evaluate("document.querySelectorAll('.ghost').length") == 0)
      }
    }
  }

  @Test func `a violation of the policy would be seen`() async throws {
    try await Browser.onGallery { page, _ in
      try await page.evaluate(
        "document.body.insertAdjacentHTML('beforeend', '<p style=\"top:0\">')")
      while !page.complaints.contains(where: { $0.contains("policy: style-src") }) {
        await Task.yield()
      }
      page.forgetComplaints()
    }
  }
}

// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkViews

@testable import WaymarkWeb

/// The URLs of a session, as sent to and received from its page.
@MainActor
@Suite struct SessionAddressTests {
  /// A page at a URL.
  private func enter(_ address: String) throws -> ReadyTransport {
    let store = SessionStore(LinkedAtlas.self, site: .atlas)
    let link = try ReadyTransport(store)
    let page = store.page(opening: Site.atlas.initialLink(address))
    let answer = link.say(ClientMessage.hello(page.identity.markup, address))
    #expect(answer.hasSuffix(",[]]") || answer.contains("[10,"))
    return link
  }

  @Test(arguments: [
    ("/", "Lakes", ["/"]), ("/lakes/7", "Lake 7", ["/", "/lakes/7"]),
    ("/lakes/7/photos", "Photos of 7", ["/", "/lakes/7", "/lakes/7/photos"]),
    ("/lakes/7?utm_source=x", "Lake 7", ["/", "/lakes/7"]), ("/refused", "Lakes", ["/"]),
    ("/what", "Note", ["/", "/"]), ("/shop", "Lakes", ["/"]), ("/%", "Lakes", ["/"]),
    ("//evil.example", "Lakes", ["/"]), ("https://evil.example/", "Lakes", ["/"]),
  ])
  func `a page begins with what its address says`(
    address: String, title: String, history: [String]
  ) throws {
    let page = try enter(address)
    #expect(page.title == title)
    #expect(page.history == history)
    let list = JSON.array(history.map { .string($0) }).compactText
    #expect(page.messages[0].hasPrefix("[0,\(list),["))
  }

  @Test func `what was served is not sent again`() throws {
    #expect(
      try enter("/lakes/7/photos").messages == [#"[0,["/","/lakes/7","/lakes/7/photos"],[]]"#])
  }

  @Test func `the page is told of its address when it changes, and only then`() throws {
    let page = try enter("/")
    #expect(try page.tap("Count 0").hasPrefix("[1,0,["))
    #expect(try page.tap("Lake 7").hasPrefix(#"[2,[1,"/lakes/7"],["#))
    #expect(try page.tap("Next").hasPrefix(#"[3,[1,"/lakes/8"],["#))
    #expect(try page.tap("Photos").hasPrefix(#"[4,[2,"/lakes/8/photos"],["#))
    #expect(try page.tap("Photos of another").contains(#"[1,"/lakes/9","/lakes/9/photos"]"#))
    #expect(try page.tap("Home").hasPrefix(#"[6,[1],["#))
    #expect(try page.tap("A note").hasPrefix(#"[7,[1,"/"],["#))
  }

  @Test func `Back goes step by step, Forward opens the address`() throws {
    let page = try enter("/lakes/7/photos")
    #expect(page.go(1, "/lakes/7").hasPrefix(#"[1,[2],["#))
    #expect(page.go(0, "/").hasPrefix(#"[2,[1],["#))
    #expect(page.go(2, "/lakes/7/photos").contains(#"[1,"/lakes/7","/lakes/7/photos"]"#))
    #expect(page.title == "Photos of 7")
    #expect(page.go(0, "/").hasPrefix(#"[4,[1],["#))
    #expect(page.title == "Lakes")
  }

  @Test func `a sheet has the address of what is below, and Back closes it`() throws {
    let page = try enter("/lakes/7")
    _ = try page.tap("Add")
    #expect(page.history == ["/", "/lakes/7", "/lakes/7"])
    _ = page.go(1, "/lakes/7")
    #expect(page.history == ["/", "/lakes/7"] && page.title == "Lake 7")
    // It is not possible to detect that this was the sheet.
    #expect(page.go(2, "/lakes/7") == "[3,1,[]]")
  }

  @Test func `another address closes what has none`() throws {
    let page = try enter("/lakes/7")
    _ = try page.tap("Add")
    _ = page.go(2, "/lakes/9/photos")
    #expect(page.history == ["/", "/lakes/9", "/lakes/9/photos"])
    #expect(page.title == "Photos of 9")
  }

  @Test(arguments: [
    "/refused", "/shop", "/what?", "/%", "//evil.example", "https://evil.example/", "",
    "javascript:1", String(repeating: "/a", count: 4000),
  ])
  func `where the app does not go, the page is told where it is`(address: String) throws {
    let page = try enter("/lakes/7")
    #expect(page.go(2, address) == "[1,1,[]]")
    #expect(page.history == ["/", "/lakes/7"])
  }

  @Test func `of several journeys the last counts`() throws {
    let page = try enter("/")
    let answer = page.say(
      ReadyTransport.traverse(1, 1, "/lakes/7"), ReadyTransport.traverse(2, 2, "/lakes/7/photos"),
      ReadyTransport.traverse(3, 1, "/lakes/8"))
    #expect(answer.hasPrefix(#"[3,[1,"/lakes/8"],["#))
    // Only one link was opened, so the screens of the others never existed.
    #expect(!answer.contains("Photos of 7"))
    #expect(page.title == "Lake 8")
  }

  @Test func `the address of a link that must wait stays, until it is followed`() throws {
    let page = try enter("/mine")
    #expect(page.title == "Who are you?")
    #expect(page.history == ["/", "/mine"])
    _ = try page.tap("Sign in")
    #expect(page.history == ["/", "/mine"] && page.title == "Mine")
    _ = page.go(0, "/")
    #expect(page.history == ["/"])
  }

  @Test func `the address of a link that is declined goes`() throws {
    let page = try enter("/mine")
    _ = try page.tap("Not now")
    #expect(page.history == ["/"] && page.title == "Lakes")
    _ = page.go(1, "/mine")
    #expect(page.history == ["/", "/mine"])
    _ = page.go(0, "/")
    #expect(page.history == ["/"] && page.title == "Lakes")
  }

  @Test func `an app without links has no addresses`() throws {
    let store = SessionStore(AtlasApp.self)
    let page = try ReadyTransport(store)
    page.say(ClientMessage.hello(store.page().identity.markup, "/lakes/7"))
    #expect(page.messages == ["[0,0,[]]"])
    #expect(try page.tap("Lake 7").hasPrefix("[1,1,["))
    #expect(page.go(1, "/lakes/9") == "[2,1,[]]")
    #expect(page.go(0, "/").hasPrefix("[3,0,["))
  }
}

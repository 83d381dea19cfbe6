// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender

@testable import WaymarkWeb

/// Back while screens open of which the page does not know yet.
@MainActor
@Suite struct TraversalTests {
  /// A page at a URL, whose messages the test numbers.
  private func enter(_ address: String) throws -> ReadyTransport {
    let page = try ReadyTransport(SessionStore(LinkedAtlas.self, site: .atlas))
    page.say(ClientMessage.hello("", address))
    return page
  }

  private func tap(_ number: Int, _ words: String, on page: ReadyTransport) throws -> String {
    let tree = try #require(page.session).encoder.tree
    return #"[\#(number),"\#(try #require(ReadyTransport.button(words, in: tree)))","tap",null]"#
  }

  @Test func `Back after a tap closes the screen that the tap opens`() throws {
    let page = try enter("/lakes/7")
    page.say(
      try tap(1, "Photos", on: page), ReadyTransport.traverse(2, 0, "/", depth: 1))
    #expect(page.title == "Lake 7")
    #expect(page.history == ["/", "/lakes/7"])
  }

  @Test(arguments: [false, true])
  func `Back twice after a tap leads two steps back`(isOneTurn: Bool) throws {
    let page = try enter("/lakes/7/photos")
    page.say(try tap(1, "Home", on: page))
    page.say(try tap(2, "Photos of 9", on: page))
    // The page knows nothing of the two screens, and its entries are those of other screens.
    let first = ReadyTransport.traverse(3, 1, "/lakes/7", depth: 2)
    let second = ReadyTransport.traverse(4, 0, "/", depth: 2)
    if isOneTurn {
      page.say(first, second)
    } else {
      page.say(first)
      page.say(second)
    }
    #expect(page.title == "Lakes")
  }

  @Test(arguments: [false, true])
  func `each step back counts from the screen in front`(isOneTurn: Bool) throws {
    let page = try enter("/lakes/7")
    let messages = [
      try tap(1, "Photos", on: page), ReadyTransport.traverse(2, 0, "/", depth: 1),
      ReadyTransport.traverse(3, 0, "/", depth: 1, seen: 2),
    ]
    if isOneTurn {
      page.say(messages[0], messages[1])
    } else {
      for message in messages.prefix(2) { page.say(message) }
    }
    #expect(page.title == "Lake 7")
    // The page knows the result now, so that its entries are the app's.
    page.say(messages[2])
    #expect(page.title == "Lakes")
  }

  @Test func `Back does not close what the app has closed already`() throws {
    let page = try enter("/lakes/7/photos")
    page.say(try tap(1, "Home", on: page), ReadyTransport.traverse(2, 1, "/lakes/7", depth: 2))
    #expect(page.history.first == "/")
    #expect(page.closed == nil)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

private struct PagesApp: App {
  var body: some Scene { WindowGroup { PagesView() } }
}

private struct PagesView: View {
  @SceneStorage("page") private var page = 0
  var body: some View { Button("Page \(page)") { page += 1 } }
}

@Suite(.timeLimit(.minutes(1))) @MainActor struct SceneSealTests {
  private let keys = ServerKeys()
  private let browser = Secret.random()
  private let values = SceneStorageValues(values: [
    "page": .integer(3), "text": .text("ä\u{0}\""), "data": .data(Data([0, 255])),
    "far": .number(.infinity),
  ])

  private func seal(
    _ keys: ServerKeys? = nil, limit: Int = 1000, at time: Int = 0
  ) -> SceneSeal { SceneSeal(keys ?? self.keys, limit: limit, date: { time }) }

  @Test func `what was sealed is opened for its browser and app, for a week`() throws {
    let text = try #require(seal().seal(values, of: browser, app: "A"))
    #expect(seal().open(text, from: browser, app: "A") == values)
    #expect(seal(at: 7 * 86_400 - 1).open(text, from: browser, app: "A") == values)
    #expect(seal(at: 7 * 86_400).open(text, from: browser, app: "A") == nil)
    #expect(seal().open(text, from: .random(), app: "A") == nil)
    #expect(seal().open(text, from: browser, app: "B") == nil)
    #expect(seal(ServerKeys()).open(text, from: browser, app: "A") == nil)
    #expect(!text.contains("page"))
  }

  @Test func `an older key opens what it has sealed`() throws {
    let text = try #require(seal().seal(values, of: browser, app: ""))
    let both = ServerKeys(ServerKeys().all + keys.all)
    #expect(seal(both).open(text, from: browser, app: "") == values)
    let new = try #require(seal(both).seal(values, of: browser, app: ""))
    #expect(seal().open(new, from: browser, app: "") == nil)
  }

  @Test func `values that are too large are not sealed`() throws {
    #expect(seal(limit: 10).seal(values, of: browser, app: "") == nil)
    let zeros = SceneStorageValues(
      values: ["zeros": .text(String(repeating: "\u{0}", count: 60_000))])
    #expect(seal(limit: 64 << 10).seal(zeros, of: browser, app: "") == nil)
  }

  @Test func `10 000 other texts are opened to nothing`() throws {
    let text = Array(try #require(seal().seal(values, of: browser, app: "")).utf8)
    var source = SplitMix(seed: .random(in: 0 ... .max))
    for _ in 0..<10_000 {
      var bytes = text
      switch Int.random(in: 0..<4, using: &source) {
      case 0:
        // The first six bits of a character count, except for the last ones.
        let place = Int.random(in: 0..<bytes.count - 4, using: &source)
        bytes[place] = bytes[place] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      case 1: bytes.removeLast(4 * Int.random(in: 1...bytes.count / 4, using: &source))
      case 2: bytes += Array("AAAA".utf8)
      default:
        bytes = (0..<Int.random(in: 0..<200, using: &source)).map { _ in
          UInt8.random(in: 0...255, using: &source)
        }
      }
      let changed = String(decoding: bytes, as: UTF8.self)
      #expect(seal().open(changed, from: browser, app: "") == nil, "\(changed)")
    }
    #expect(
      seal().open(String(repeating: "A", count: 10 << 20), from: browser, app: "") == nil)
  }

  // MARK: Sessions

  /// Returns the sealed states in messages.
  private func states(in messages: [String]) -> [String] {
    messages.joined().matches(of: /\[15,"([^"]*)"\]/).map { String($0.1) }
  }

  private func button(in messages: [String]) throws -> String {
    String(try #require(messages.joined().firstMatch(of: /data-n=\\"([0-9.]+)\\"><span/)?.1))
  }

  @Test func `a page gets its state after a change, at most once in a second`() async throws {
    let time = TestClock()
    let store = SessionStore(
      PagesApp.self, storage: BrowserStorage(keys: keys), clock: time.clock)
    let page = try ReadyTransport(store, browser: browser)
    page.say(ClientMessage.hello(""))
    #expect(states(in: page.messages).isEmpty)
    let target = try button(in: page.messages)
    func tap(_ number: Int) { page.say(#"[\#(number),"\#(target)","tap"]"#) }
    tap(1)
    let seal = store.storage.seal
    var found = states(in: page.messages)
    try #require(found.count == 1)
    #expect(
      seal.open(found[0], from: browser, app: "")?.values == ["page": .integer(1)])
    for number in 2...4 { tap(number) }
    #expect(states(in: page.messages).count == 1)
    while time.hourglass.count == 0 { await Task.yield() }
    time.advance(.seconds(1))
    time.hourglass.run()
    while states(in: page.messages).count == 1 { await Task.yield() }
    found = states(in: page.messages)
    #expect(
      found.count == 2
        && seal.open(found[1], from: browser, app: "")?.values == ["page": .integer(4)])
  }

  @Test func `a new server continues with the state of its page`() throws {
    let first = SessionStore(PagesApp.self, storage: BrowserStorage(keys: keys))
    let page = try ReadyTransport(first, browser: browser)
    page.say(ClientMessage.hello(""))
    page.say(#"[1,"\#(try button(in: page.messages))","tap"]"#)
    let state = try #require(states(in: page.messages).first)
    let second = SessionStore(PagesApp.self, storage: BrowserStorage(keys: keys))
    let again = try ReadyTransport(second, browser: browser)
    again.say(ClientMessage.hello("", state: state))
    #expect(again.messages.joined().contains("Page 1"))
    // The page has it already.
    #expect(states(in: again.messages).isEmpty)
  }

  @Test func `a state that is not valid is dropped, and the page is told`() throws {
    let store = SessionStore(PagesApp.self, storage: BrowserStorage(keys: keys))
    let page = try ReadyTransport(store, browser: browser)
    page.say(ClientMessage.hello("", state: "AAAA"))
    #expect(page.messages.joined().contains("Page 0"))
    #expect(page.messages.joined().contains("[15,null]"))
    #expect(store.metrics.refusals(.state) == 1)
  }
}

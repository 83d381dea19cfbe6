// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A value stored for the person, and a value stored with the page.
struct KeepingApp: App {
  var body: some Scene { WindowGroup { KeepingView() } }
}

private struct KeepingView: View {
  @AppStorage("count") private var count = 0
  @AppStorage("words") private var words = ""
  @SceneStorage("page") private var page = 0

  var body: some View {
    Button("Count \(count)") { count += 1 }
    Button("Page \(page)") { page += 1 }
    Button("Words \(words.count)") { words += String(repeating: "x", count: 500) }
  }
}

/// G1–G3: values stored for browsers, and with their pages.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct BrowserStorageTests {
  private func folder() -> URL {
    FileManager.default.temporaryDirectory
      .appendingPathComponent("storage-\(UInt64.random(in: 0 ... .max))")
  }

  /// A session store whose sessions end with their sockets.
  private func store(_ storage: BrowserStorage? = nil, keeps: Bool = false) -> SessionStore {
    SessionStore(
      KeepingApp.self, retention: SessionStore.Retention(time: keeps ? .seconds(120) : .zero),
      storage: storage)
  }

  @discardableResult
  private func open(_ store: SessionStore, _ browser: Secret?, id: String = "") throws
    -> ReadyTransport
  {
    let page = try ReadyTransport(store, browser: browser)
    page.say(ClientMessage.hello(store.page(for: Visitor(browser: browser)).hash, id: id))
    return page
  }

  private func words(_ page: ReadyTransport) -> [String] {
    guard let tree = page.session?.encoder.tree else { return [] }
    var found: [String] = []
    func look(_ id: ElementID) {
      guard let element = tree[id] else { return }
      if let text = element.text(.text) { found.append(text) }
      element.children.forEach(look)
    }
    tree.windows.forEach(look)
    return found
  }

  @Test func `two browsers never see each other's storage, nor one without a cookie (G2)`() throws {
    let store = store()
    let (first, second) = (Secret.random(), Secret.random())
    let page = try open(store, first)
    _ = try page.tap("Count 0")
    #expect(words(try open(store, first))[0] == "Count 1")
    for other in [second, nil, nil] { #expect(words(try open(store, other))[0] == "Count 0") }
    #expect(store.page(for: Visitor(browser: first)).html.contains("Count 1"))
    #expect(store.page(for: Visitor(browser: second)).html.contains("Count 0"))
    #expect(store.page().html.contains("Count 0"))
  }

  @Test func `over the wire, too, each cookie jar finds its own (G2)`() async throws {
    try await TestServer.run(KeepingApp.self) { server in
      func get(_ cookie: String?) async throws -> RawClient.Answer {
        let client = try await RawClient.connect(server.port)
        return try await client.request(
          "/", host: "127.0.0.1:\(server.port)", fields: cookie.map { ["Cookie": $0] } ?? [:])
      }
      var jars: [String] = []
      for _ in 0..<2 {
        let cookie = try #require(try await get(nil)["set-cookie"])
        jars.append(String(cookie.prefix { $0 != ";" }))
      }
      let page = try open(server.store, Secret(cookies: [jars[0]]))
      _ = try page.tap("Count 0")
      #expect(try await get(jars[0]).body.contains("Count 1"))
      for other in [jars[1], nil] { #expect(try await get(other).body.contains("Count 0")) }
      server.store.close(page)
    }
  }

  @Test func `pages of one browser follow each other, and what is kept outlives them (G1)`()
    async throws
  {
    let store = store()
    let browser = Secret.random()
    let (first, second) = (try open(store, browser), try open(store, browser))
    _ = try first.tap("Count 0")
    second.session?.graph?.flush()
    #expect(words(second)[0] == "Count 1")
    store.close(first)
    store.close(second)
    #expect(words(try open(store, browser))[0] == "Count 1")
  }

  @Test func `a page that is only read keeps nothing`() throws {
    let storage = BrowserStorage()
    let store = store(storage)
    _ = store.page(for: Visitor(browser: .random()))
    #expect(storage.count == 0)
    let page = try open(store, .random())
    #expect(storage.count == 1)
    store.close(page)
    #expect(storage.count == 0)
  }

  @Test func `a browser has so much room and no more (G2)`() throws {
    let store = store(try BrowserStorage(limits: .init(bytes: 1200)))
    let page = try open(store, .random())
    _ = try page.tap("Words 0")
    _ = try page.tap("Words 500")
    #expect(words(page)[2] == "Words 1,000")
    _ = try page.tap("Words 1,000")
    #expect(words(page)[2] == "Words 1,000")
    _ = try page.tap("Count 0")
    #expect(words(page)[0] == "Count 1")
  }

  @Test(arguments: [false, true])
  func `of too many browsers the one that came longest ago is forgotten`(inFolder: Bool)
    async throws
  {
    let place = inFolder ? folder() : nil
    defer { if let place { try? FileManager.default.removeItem(at: place) } }
    let storage = try BrowserStorage(folder: place, limits: .init(browsers: 2))
    let store = store(storage)
    let browsers = (0..<3).map { _ in Secret.random() }
    for browser in browsers {
      let page = try open(store, browser)
      _ = try page.tap("Count 0")
      for _ in 0..<20 { await Task.yield() }
      store.close(page)
    }
    #expect(storage.count == 2)
    let counts = try browsers.map { browser in
      let page = try open(store, browser)
      defer { store.close(page) }
      return words(page)[0]
    }
    // The first was evicted; its new visit evicted the second.
    #expect(counts[0] == "Count 0" && counts[2] == "Count 1")
    if let place {
      let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
      #expect(files.count <= 2)
    }
  }

  @Test func `with a folder what is kept outlives the server`() async throws {
    let place = folder()
    defer { try? FileManager.default.removeItem(at: place) }
    let browser = Secret.random()
    let page = try open(store(try BrowserStorage(folder: place)), browser)
    _ = try page.tap("Count 0")
    for _ in 0..<20 { await Task.yield() }
    let files = try FileManager.default.contentsOfDirectory(atPath: place.path)
    #expect(files.count == 1 && files[0].hasSuffix(".json") && !files[0].contains(browser.text))
    let again = store(try BrowserStorage(folder: place))
    #expect(again.page(for: Visitor(browser: browser)).html.contains("Count 1"))
    #expect(words(try open(again, browser))[0] == "Count 1")
    #expect(words(try open(again, .random()))[0] == "Count 0")
  }

  @Test func `a page that comes back late finds what its scene kept (G3)`() throws {
    let storage = BrowserStorage()
    let store = store(storage, keeps: true)
    let browser = Secret.random()
    let page = try open(store, browser)
    let id = try #require(page.session?.id.text)
    _ = try page.tap("Page 0")
    _ = try page.tap("Page 1")
    page.session?.end()
    store.close(page)
    let thief = try open(store, .random(), id: id)
    #expect(words(thief)[1] == "Page 0")
    #expect(words(try open(store, browser))[1] == "Page 0")
    let back = try open(store, browser, id: id)
    #expect(words(back)[1] == "Page 2")
    // Its values were restored, and there is one such page.
    #expect(words(try open(store, browser, id: id))[1] == "Page 0")
  }

  @Test func `only a few scenes of a browser are kept (G3)`() throws {
    let storage = try BrowserStorage(limits: .init(bytes: 100, scenes: 2))
    let browser = Secret.random()
    let ids = (0..<3).map { _ in Secret.random() }
    let values = SceneStorageValues(values: ["page": .integer(1)])
    for id in ids { storage.keep(values, of: id, browser) }
    let long = SceneStorageValues(values: ["page": .text(String(repeating: "x", count: 200))])
    storage.keep(long, of: .random(), browser)
    storage.keep(values, of: ids[0], nil)
    #expect(storage.removeScene(ids[0].text, browser) == nil)
    #expect(storage.removeScene(ids[1].text, browser) == values)
    #expect(storage.removeScene(ids[2].text, browser) == values)
    #expect(
      storage.removeScene("x", browser) == nil && storage.removeScene(ids[2].text, nil) == nil)
  }
}

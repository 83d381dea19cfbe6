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
    page.say(
      ClientMessage.hello(store.page(for: Visitor(browser: browser)).identity.markup, id: id))
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
      let browser = server.store.cookies.browser(in: [jars[0]], isSecure: false)
      let page = try open(server.store, browser)
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

  @Test func `a page that is only read keeps nothing`() async throws {
    let values = MemoryValueStore()
    let storage = BrowserStorage(values)
    let store = store(storage)
    _ = store.page(for: Visitor(browser: .random()))
    #expect(storage.count == 0)
    let page = try open(store, .random())
    #expect(storage.count == 1)
    store.close(page)
    #expect(storage.count == 0)
    await storage.close()
    #expect(values.count == 0)
  }

  @Test func `a browser has so much room and no more (G2)`() throws {
    let store = store(BrowserStorage(limits: StorageLimits(bytesPerBrowser: 1200)))
    let page = try open(store, .random())
    _ = try page.tap("Words 0")
    _ = try page.tap("Words 500")
    #expect(words(page)[2] == "Words 1,000")
    _ = try page.tap("Words 1,000")
    #expect(words(page)[2] == "Words 1,000")
    _ = try page.tap("Count 0")
    #expect(words(page)[0] == "Count 1")
  }

  @Test func `what is kept is written after the page has ended, and then no longer in memory (G6)`()
    async throws
  {
    let values = MemoryValueStore()
    let storage = BrowserStorage(values, sleep: { _ in })
    let store = store(storage)
    let browser = Secret.random()
    let page = try open(store, browser)
    _ = try page.tap("Count 0")
    store.close(page)
    #expect(storage.count == 1 && values.count == 0)
    await storage.close()
    #expect(storage.count == 0)
    #expect(values.values(of: BrowserKey(browser)) == ["count": .integer(1)])
    #expect(words(try open(store, browser))[0] == "Count 1")
  }

  @Test func `what there is no space for is told (G6)`() async throws {
    let limits = StorageLimits(browsers: 1)
    let storage = BrowserStorage(limits: limits, sleep: { _ in })
    let store = store(storage)
    var refused = 0
    storage.refused = { refused += $0 }
    for _ in 0..<3 { _ = try open(store, .random()).tap("Count 0") }
    await storage.close()
    #expect(refused == 2)
  }

  @Test func `with a file what is kept outlives the server, also at once (G6)`() async throws {
    let folder = try TemporaryFolder()
    let options = WebHost.Options(port: 0, storage: folder.file())
    let browser = Secret.random()
    var pair = ""
    for count in 0..<3 {
      try await TestServer.run(KeepingApp.self, options: options) { server in
        if pair.isEmpty { pair = server.store.cookies.pair(for: browser) }
        let client = try await RawClient.connect(server.port)
        let answer = try await client.request(
          "/", host: "127.0.0.1:\(server.port)", fields: ["Cookie": pair])
        #expect(answer.status == 200 && answer["set-cookie"] == nil)
        #expect(answer.body.contains("Count \(count)") && server.store.storage.count == 0)
        await client.close()
        let socket = try await RawClient.connect(server.port)
        _ = try await socket.upgrade(
          port: server.port, origin: "http://127.0.0.1:\(server.port)", cookie: pair)
        let hash = try #require(
          answer.body.split(separator: "data-page=\"").last?.prefix { $0 != "\"" })
        try await socket.message(ClientMessage.hello(String(hash)))
        guard case .text(let hello) = await socket.incoming() else {
          Issue.record("no answer")
          return
        }
        // The page shows what is stored, so nothing is sent.
        #expect(!hello.contains("Count"))
        let session = try #require(server.store.sessions.values.first)
        let page = ReadyTransport.button("Count \(count)", in: session.encoder.tree)
        try await socket.message(#"[1,"\#(try #require(page))","tap",null]"#)
        _ = await socket.incoming()
      }
    }
  }

  @Test func `what another server has stored is read at the next visit (G6)`() async throws {
    let folder = try TemporaryFolder()
    let options = WebHost.Options(storage: folder.file())
    let storages = [try await BrowserStorage.open(options), try await BrowserStorage.open(options)]
    let browser = Secret.random()
    var pages: [ReadyTransport] = []
    for storage in storages {
      await storage.load(browser)
      pages.append(try open(store(storage), browser))
    }
    _ = try pages[0].tap("Count 0")
    _ = try pages[1].tap("Words 0")
    // Its own change is newer than what it reads.
    await storages[1].load(browser)
    pages[1].session?.graph?.flush()
    #expect(words(pages[1])[2] == "Words 500")
    await storages[0].close()
    let third = try await BrowserStorage.open(options)
    await third.load(browser)
    #expect(words(try open(store(third), browser))[0] == "Count 1")
    await storages[1].load(browser)
    pages[1].session?.graph?.flush()
    #expect(words(pages[1])[0] == "Count 1" && words(pages[1])[2] == "Words 500")
    await storages[1].close()
    await third.load(browser)
    #expect(third.copy(for: browser).contents.values.count == 2)
    await third.close()
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
    let storage = BrowserStorage(limits: StorageLimits(bytesPerBrowser: 100, scenes: 2))
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

  @Test func `a flood of scenes removes those of its own address (G3)`() throws {
    let storage = BrowserStorage(limits: StorageLimits(sceneBytes: 120))
    let values = SceneStorageValues(values: ["page": .integer(1)])
    let (browser, id) = (Secret.random(), Secret.random())
    storage.keep(values, of: id, browser, from: "192.0.2.1")
    for _ in 0..<100 { storage.keep(values, of: .random(), .random(), from: "192.0.2.2") }
    #expect(storage.removeScene(id.text, browser) == values)
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import ShowcaseApp
import Testing
import WaymarkAssociation
import WaymarkLinks
import WaymarkRender
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Pages that are sent to several visitors (O20), and sessions that recognise their pages.
@MainActor
@Suite(.timeLimit(.minutes(1))) struct SharedPageTests {
  private static var renders = 0

  private struct PublicApp: App {
    var body: some Scene {
      WindowGroup { Text("render \(Self.count())") }
    }

    private static func count() -> Int {
      SharedPageTests.renders += 1
      return SharedPageTests.renders
    }
  }

  private struct PersonalApp: App {
    private struct Greeting: View {
      @AppStorage("name") private var name = "stranger"

      var body: some View { Text("Hello, \(name)") }
    }

    var body: some Scene { WindowGroup { Greeting() } }
  }

  private let link: URL
  private let time = TestClock()

  init() throws { link = try #require(URL(string: "https://atlas.example/lakes/1")) }

  private func store<A: App>(_ app: A.Type, _ caching: PageCaching?) -> SessionStore {
    var site = Site.atlas
    site.caching = { _ in caching }
    return SessionStore(A.self, site: site, clock: time.clock)
  }

  private func page(_ store: SessionStore, width: Double = 390, scale: Double = 1) -> String {
    let window = ElementFrame(width: width, height: 800)
    return store.page(opening: link, for: Visitor(window: window, wordScale: scale)).html
  }

  @Test func `a page is shared for a time (O20)`() {
    let store = store(PublicApp.self, PageCaching(for: .seconds(60)))
    let first = page(store)
    time.advance(.seconds(59))
    #expect(page(store) == first)
    time.advance(.seconds(1))
    let second = page(store)
    #expect(second != first)
    #expect(page(store) == second)
  }

  @Test func `a page is rendered for each visitor by default`() {
    let store = store(PublicApp.self, nil)
    #expect(page(store) != page(store))
  }

  @Test func `there is a page for each combination of the traits that count`() {
    let all = store(PublicApp.self, PageCaching(for: .seconds(60)))
    let pages = [page(all), page(all, width: 1280), page(all, scale: 2)]
    #expect(Set(pages).count == 3)
    #expect(pages == [page(all), page(all, width: 1280), page(all, scale: 2)])
    let window = store(PublicApp.self, PageCaching(for: .seconds(60), by: .window))
    #expect(page(window) == page(window, scale: 2))
    #expect(page(window) != page(window, width: 1280))
    let none = store(PublicApp.self, PageCaching(for: .seconds(60), by: []))
    #expect(page(none) == page(none, width: 1280, scale: 2))
  }

  @Test func `a page that reads stored values is never shared (O20)`() async throws {
    let values = MemoryValueStore()
    let (known, other) = (Secret.random(), Secret.random())
    _ = values.write(StoredChanges(values: [BrowserKey(known): ["name": .text("Ada")]]))
    var site = Site.atlas
    site.caching = { _ in PageCaching(for: .seconds(60)) }
    let store = SessionStore(PersonalApp.self, site: site, storage: BrowserStorage(values))
    for _ in 0..<2 {
      #expect(store.page(opening: link, for: Visitor(browser: other)).html.contains("stranger"))
      #expect(store.page(opening: link, for: Visitor(browser: known)).html.contains("Ada"))
    }
  }

  @Test func `shared pages use limited memory`() {
    var cache = PageCache()
    let page = store(PublicApp.self, nil).page()
    var large = page
    large.html = String(repeating: "x", count: 1 << 20)
    func key(_ number: Int) -> PageCache.Key {
      PageCache.Key(URL(string: "https://a.example/\(number)")!, Visitor(), .all)
    }
    for number in 0..<40 {
      cache.add(.shared(large), key(number), until: .seconds(60))
      cache.add(.shared(large), key(number), until: .seconds(60))
      #expect(cache.size <= PageCache.sizeLimit)
    }
    #expect(cache.entry(key(0), at: .zero) == nil)
    #expect(cache.entry(key(39), at: .zero) != nil)
    #expect(cache.entry(key(39), at: .seconds(60)) == nil)
  }

  @Test func `a gated route is not shared`() throws {
    let site = try #require(try Site.of(LinkedAtlas.self))
    #expect(site.caching(link) == nil)
    let shared = try Site.of(
      LinkedAtlas.links, .none, caching: { _ in PageCaching(for: .seconds(1)) })
    #expect(shared.caching(link) != nil)
    #expect(shared.caching(URL(string: "https://atlas.example/mine")!) == nil)
  }

  @Test(arguments: ["", "regions/lakes", "trails/1", "trails/1/stages/2", "about"])
  func `the showcase shares the pages of its book`(path: String) throws {
    let site = try Site.of(
      guideLinks, .none, caching: { $0.isOfTheBook ? PageCaching(for: .seconds(60)) : nil })
    let store = SessionStore(TrailGuide.self, site: site)
    let link = try #require(URL(string: "https://trailguide.example/\(path)"))
    let pages = (0..<2).map { _ in store.page(opening: link).html }
    #expect(pages[0] == pages[1] && pages[0].contains("class=\"screen"))
    #expect(store.metrics.registry.value("waymark_shared_pages_total") == 1)
  }

  // MARK: Recognition

  private func answer(to page: String, in store: SessionStore) throws -> String {
    try ReadyTransport(store).say(ClientMessage.hello(page))
  }

  @Test func `a session recognises its page by the mutations, without rendering`() throws {
    let store = SessionStore(AtlasApp.self, site: .atlas)
    let page = store.page().identity
    let other = PageIdentity(markup: "x", mutations: page.mutations)
    #expect(try answer(to: other.text, in: store) == "[0,[\"/\"],[]]")
    // The page of another process has other hashes of mutations.
    let foreign = PageIdentity(markup: page.markup, mutations: 1)
    #expect(try answer(to: foreign.text, in: store) == "[0,[\"/\"],[]]")
    #expect(try answer(to: PageIdentity(markup: "x", mutations: 1).text, in: store).count > 1000)
  }

  @Test func `what was recognised is continued as if it had been rendered`() throws {
    let store = SessionStore(AtlasApp.self, site: .atlas)
    let page = store.page().identity
    let (fast, slow) = (try ReadyTransport(store), try ReadyTransport(store))
    fast.say(ClientMessage.hello(page.text))
    slow.say(ClientMessage.hello(page.markup))
    #expect(try fast.tap("Lake 7") == slow.tap("Lake 7"))
    #expect(fast.title == slow.title)
  }

  @Test func `a page is not rendered again for the same mutations`() throws {
    var page = SessionStore(AtlasApp.self, site: .atlas).page()
    page.html = "known"
    let store = SessionStore(AtlasApp.self, site: .atlas)
    store.servedPages.add(page)
    #expect(store.page().html == "known")
    let lake = try #require(URL(string: "https://atlas.example/lakes/1"))
    #expect(store.page(opening: lake).html.count > 1000)
  }

  @Test func `large pages use limited memory`() {
    var pages = ServedPages()
    var page = store(PublicApp.self, nil).page()
    page.html = String(repeating: "x", count: ServedPages.sizeLimit / 2)
    for number in [1, 2] {
      page.identity.mutations = number
      pages.add(page)
    }
    #expect(pages[1] == nil && pages[2] != nil)
    page.html += page.html
    page.identity.mutations = 3
    pages.add(page)
    #expect(pages[2] == nil && pages[3] == nil)
  }

  @Test func `many pages use limited memory`() {
    var pages = ServedPages()
    var page = store(PublicApp.self, nil).page()
    for number in 0...ServedPages.capacity {
      page.identity.mutations = number
      pages.add(page)
      pages.add(page)
    }
    #expect(pages[0] == nil)
    #expect(pages[1] != nil && pages[ServedPages.capacity] != nil)
  }

  @Test(arguments: ["", "a", "a-", "a-%", "-1", "a-1-2", "a--z9"])
  func `invalid identities`(text: String) {
    let page = PageIdentity(text)
    #expect(page.mutations == nil || PageIdentity(page.text) == page)
  }
}

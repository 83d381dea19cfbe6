// SPDX-License-Identifier: MIT

import Testing
import Waymark
import WaymarkMap
import WaymarkTesting

@MainActor
struct MapTests {
  private func map<A: Shop>(
    _ app: A.Type, _ bounds: MapBounds = .untimed()
  ) async -> NavigationMap {
    await A.map(links: A.links, bounds: bounds)
  }

  @Test func `the screens are the routes of the table and what else the app declares`() async {
    let map = await map(SoundShop.self)
    #expect(
      map.screens.map(\.id) == ["/", "/about", "/account", "/items/:item", "sheet on /"])
    #expect(map.screen("/")?.kind == .root)
    #expect(map.screen("/about")?.title == "About")
  }

  @Test func `an edge is the control that was tapped, or the link`() async {
    let map = await map(SoundShop.self)
    #expect(
      map.edges.filter { $0.to == "/about" } == [
        .init(
          from: "/", to: "/about",
          step: .init(.tap, role: "button", name: "About", query: #"app.buttons["About"]"#)),
        .init(
          from: NavigationMap.outside, to: "/about",
          step: .init(.open, text: "https://shop.example/about")),
      ])
    #expect(map.edges(from: "/about").map(\.step.action) == [.back])
  }

  @Test func `of equal rows one is explored, and more on request`() async {
    let one = await map(SoundShop.self)
    #expect(one.screen("/items/:item")?.examples == ["/items/1"])
    let three = await map(SoundShop.self, .untimed(examples: 3))
    #expect(three.screen("/items/:item")?.examples == ["/items/1", "/items/2", "/items/3"])
    #expect(three.edges.filter { $0.from == "/" && $0.to == "/items/:item" }.count == 3)
  }

  @Test func `each path begins in a fresh app with stored values of its own`() async {
    // The button of the cart, which comes first, stores a value that hides the link.
    let map = await map(SoundShop.self)
    #expect(map.edges.contains { $0.step.name == "About" })
    #expect(map.findings(.bound).isEmpty)
  }

  @Test func `two maps have the same bytes`() async throws {
    let first = await map(FaultyShop.self).json()
    #expect(await map(FaultyShop.self).json() == first)
    #expect(try NavigationMap(json: first).json() == first)
  }

  @Test func `a field is filled to find what it enables`() async {
    let map = await map(SoundShop.self)
    let edge = map.edges.first { $0.from == "sheet on /" && $0.to == "/account" }
    #expect(edge?.step.name == "Sign in")
    #expect(edge?.preparation.map(\.description) == ["type “Sample” into textField “Name”"])
  }

  @Test func `an edge is printed as a test that replays it`() async throws {
    let map = await map(SoundShop.self)
    let edge = try #require(map.edges.first { $0.from == "sheet on /" && $0.to == "/account" })
    #expect(
      map.statements(of: edge) == [
        #"let app = XCUIApplication(SoundShop.self)"#,
        #"app.open(try XCTUnwrap(URL(string: "https://shop.example/account")))"#,
        #"await app.settle()"#,
        #"app.textFields["Name"].tap()"#,
        #"app.textFields["Name"].typeText("Sample")"#,
        #"await app.settle()"#,
        #"app.buttons["Sign in"].tap()"#,
        #"await app.settle()"#,
        #"XCTAssertTrue(app.navigationBars["Account"].exists)"#,
      ])
    let app = XCUIApplication(SoundShop.self)
    app.open(try #require(URL(string: "https://shop.example/account")))
    await app.settle()
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Sample")
    await app.settle()
    app.buttons["Sign in"].tap()
    await app.settle()
    #expect(app.navigationBars["Account"].exists)
  }

  @Test func `a map is drawn as a chart, a picture and a page`() async {
    let map = await map(SoundShop.self)
    #expect(map.mermaid.contains("s0[[\"Shop — /\"]]"))
    #expect(map.mermaid.contains(#"s0 -->|"tap button “About”"| s1"#))
    for screen in map.screens {
      #expect(map.svg.contains("<title>\(screen.id)</title>"))
      #expect(map.html.contains("<p><code>\(screen.id)</code>"))
    }
    for (index, _) in map.screens.enumerated() {
      #expect(map.html.contains("<a href=\"#s\(index)\"><g>"))
      #expect(map.html.contains("<section id=\"s\(index)\">"))
    }
    #expect(map.description.hasPrefix("SoundShop: 5 screens, "))
  }

  // MARK: Faults

  @Test func `a sound app has no faults`() async {
    let map = await map(SoundShop.self)
    #expect(Set(map.findings.map(\.kind)) == [.deadEnd, .gate, .noLink])
    #expect(map.findings.filter(\.kind.isFault).isEmpty)
    #expect(!map.svg.contains("class=\"fault\""))
    #expect(!map.description.contains("fault"))
  }

  @Test func `faults are marked in the picture, and come before notes`() async throws {
    let map = await map(FaultyShop.self)
    #expect(map.svg.contains("class=\"fault\""))
    for text in [map.description, map.html] {
      let fault = try #require(text.range(of: "Nothing leads away from /about for good."))
      let note = try #require(text.range(of: "No control of /items/:item leads"))
      #expect(fault.upperBound < note.lowerBound)
    }
  }

  private nonisolated static let planted:
    [(NavigationMap.Finding.Kind, screen: String?, link: String?)] = [
      (.deadEnd, "/items/:item", nil), (.trap, "/about", nil), (.lostLink, "/", "/lost"),
      (.unreachable, nil, "/hidden"), (.unreachable, nil, "/lost"), (.unnamedControl, "/", nil),
      (.gate, "sheet on /", "/account"), (.noLink, "sheet on /", nil),
    ]

  @Test(arguments: planted)
  func `a planted fault is found`(
    kind: NavigationMap.Finding.Kind, screen: String?, link: String?
  ) async {
    let found = await map(FaultyShop.self).findings(kind)
    #expect(found.contains { $0.screen == screen && $0.link == link }, "\(found)")
  }

  @Test func `a screen beyond the depth is reported`() async {
    let map = await SoundShop.map(bounds: .untimed(depth: 1))
    #expect(map.findings(.bound).map(\.screen) == ["root “Shop”"])
  }

  @Test func `without time, the map says that it is not complete`() async {
    let map = await map(SoundShop.self, MapBounds(time: .zero))
    #expect(map.findings(.bound).contains { $0.screen == nil })
  }

  @Test func `without a table, a screen is the value that opens it`() async {
    let map = await SoundShop.map(bounds: .untimed())
    #expect(
      map.screens.map(\.id) == ["ShopRoute.about", "ShopRoute.item", "root “Shop”"])
    #expect(map.findings(.noLink).isEmpty)
  }

  @Test func `what is no map is an error`() {
    #expect(throws: NavigationMapError.self) { try NavigationMap(json: Data("[]".utf8)) }
  }
}

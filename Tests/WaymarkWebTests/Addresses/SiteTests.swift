// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkAssociation
import WaymarkLinks
import WaymarkViews

@testable import WaymarkWeb

/// An app with more links than Apple's systems read.
private struct VastApp: LinkedApp {
  static let links = RouteTable<Int>.reporting(hosts: ["vast.example"]) {
    for number in 0..<3000 {
      LinkRoute("/\(String(repeating: "long-", count: 10))\(number)", route: number)
    }
  }
  static let associations = LinkAssociations(appleApps: ["ABCDE12345.example.vast"])

  var body: some Scene { WindowGroup { Text("Vast") } }
}

/// An app whose stack has numbers.
private struct NumberedAtlas: LinkedApp {
  static let links = LinkedAtlas.links

  static func linkedRoute(for value: AnyHashable) -> LinkedAtlas.Route? {
    (value.base as? Int).map { .lake($0) }
  }

  var body: some Scene { WindowGroup { Text("Atlas") } }
}

@Suite struct SiteTests {
  private let site = Site.atlas

  @Test(arguments: [
    ("/", "/"), ("/lakes/7", "/lakes/7"), ("/lakes/7?utm_source=a%20b&x", "/lakes/7"),
    ("/find/a%20b", "/find/a%20b"), ("/find/a?page=2", "/find/a?page=2"),
    ("/find/a?utm_x=1&page=2", "/find/a?page=2"),
  ])
  func `a canonical address is a screen`(target: String, address: String) throws {
    guard case .screen(let screen) = site.resolve(target) else {
      Issue.record("\(site.resolve(target))")
      return
    }
    #expect(screen.address == address && !screen.isGated)
    #expect(screen.link.absoluteString.hasPrefix("https://atlas.example\(address)"))
    // Query items that the table does not name reach the app.
    #expect(screen.link.absoluteString.contains("utm") == target.contains("utm"))
    #expect(site.screen(target) == screen && site.initialLink(target) == screen.link)
  }

  @Test(arguments: [
    ("/lakes/7/", "/lakes/7"), ("/%6Cakes/7", "/lakes/7"), ("/l/7", "/lakes/7"),
    ("/l/7?utm_x=1", "/lakes/7?utm_x=1"),
    ("/find/a?page=1", "/find/a"), ("/find/%c3%a9", "/find/%C3%A9"),
    ("/find/a/?b=%2F%22'+&page=3&c", "/find/a?page=3&b=/%22%27%20&c"),
  ])
  func `another spelling leads to the canonical one, and no further`(
    target: String, canonical: String
  ) {
    #expect(site.resolve(target) == .moved(to: canonical))
    guard case .screen = site.resolve(canonical) else {
      Issue.record("\(site.resolve(canonical))")
      return
    }
    #expect(site.screen(target) == site.screen(canonical) && site.screen(target) != nil)
  }

  @Test(arguments: [
    "/nothing", "/lakes/x", "/lakes/007", "/lakes/1001", "/lakes/99999999999999999999",
    "/find/a?page=1&page=2", "/lakes/404/photos", "/l/1001",
  ])
  func `what names nothing is left to the app`(target: String) {
    let link = URL(string: "https://atlas.example\(target)")
    #expect(site.resolve(target) == .unknown(link: link))
    #expect(site.screen(target) == nil && site.initialLink(target) == link)
  }

  @Test(arguments: ["/shop", "/beta"])
  func `what is no page here is nothing at all`(target: String) {
    #expect(site.resolve(target) == .unknown(link: nil))
    #expect(site.initialLink(target) == nil)
  }

  @Test(arguments: [
    "", "lakes/7", "//evil.example", "/%zz", "/%2e%2e/x", "/a//b", "/\\evil.example", "/lakes/%00",
    "http://evil.example/", "*",
  ])
  func `what cannot be read is malformed`(target: String) {
    #expect(site.resolve(target) == .malformed)
  }

  @Test func `what is too long is not read`() {
    #expect(site.resolve("/" + String(repeating: "a", count: 9000)) == .tooLong)
  }

  @Test func `what waits for a sign-in says so`() {
    #expect(site.screen("/mine")?.isGated == true)
  }

  @Test(arguments: [
    ("https://atlas.example/lakes/7", "/lakes/7"), ("atlas:///lakes/7", "/lakes/7"),
    ("https://www.atlas.example/find/a?page=1&x=y", "/find/a"),
    ("https://evil.example/lakes/7", nil), ("https://atlas.example/shop", nil),
    ("https://atlas.example/beta", nil), ("https://atlas.example/nothing", nil),
    ("javascript:alert(1)", nil), ("/lakes/7", nil), ("", nil),
  ])
  func `only links that have a page here have an address`(link: String, address: String?) {
    #expect(site.address(link) == address)
  }

  @Test(arguments: [
    ("/", true), ("/a?b=c", true), ("//evil", false), ("/\\evil", false), ("a", false), ("", false),
    ("/a b", false), ("/é", false), ("/\r\nSet-Cookie:x", false),
  ])
  func `an address of our own leads to no other server`(address: String, isLocal: Bool) {
    #expect(WebAddress.isLocal(address) == isLocal)
  }

  @MainActor
  @Test(
    arguments: [
      (.home, "/"), (.lake(7), "/lakes/7"), (.find("a b", page: 2), "/find/a%20b?page=2"),
      (.mine, "/mine"), (.lake(1001), nil), (.photos(404), nil), (.shop, nil), (.beta, nil),
    ] as [(LinkedAtlas.Route, String?)])
  func `a route with a page has an address`(route: LinkedAtlas.Route, address: String?) {
    #expect(site.screenAddress(route) == address)
  }

  @MainActor
  @Test func `a value of another type has no address`() {
    #expect(site.screenAddress(7) == nil && site.screenAddress("/lakes/7") == nil)
  }

  @MainActor
  @Test func `an app gives values of other types a route`() throws {
    let site = try #require(try Site.of(NumberedAtlas.self))
    #expect(site.screenAddress(7) == "/lakes/7" && site.screenAddress(1001) == nil)
    #expect(site.screenAddress(LinkedAtlas.Route.mine) == nil)
  }

  @Test func `a sitemap lists public pages and the given routes`() throws {
    let site = try Site.of(LinkedAtlas.links, .none, sitemapRoutes: [.lake(7), .photos(7)])
    let sitemap = try #require(site.files["/sitemap.xml"])
    #expect(sitemap.type == "application/xml")
    for (page, isListed) in [
      ("/", true), ("/refused", true), ("/lakes/7", true), ("/lakes/7/photos", true),
      ("/mine", false), ("/shop", false), ("/beta", false),
    ] {
      let location = "<loc>https://atlas.example\(page)</loc>"
      #expect(sitemap.text.contains(location) == isListed, "\(page)")
    }
    let robots = try #require(site.files["/robots.txt"]?.text)
    #expect(robots.contains("Sitemap: https://atlas.example/sitemap.xml\n"))
  }

  @Test func `a gated route in a sitemap is an error`() throws {
    let error = #expect(throws: SiteError.self) {
      _ = try Site.of(LinkedAtlas.links, .none, sitemapRoutes: [.mine])
    }
    guard case .sitemap(.gated(value: 0, pattern: "/mine")) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a table without a host has no sitemap`() throws {
    let links = RouteTable<Int>.reporting(schemes: ["atlas"]) { LinkRoute("/", route: 1) }
    #expect(try Site.of(links, .none).files.isEmpty)
  }

  @MainActor
  @Test func `an app is found to have links`() throws {
    #expect(try Site.of(LinkedAtlas.self) != nil)
    #expect(try Site.of(AtlasApp.self) == nil)
  }

  @MainActor
  @Test func `links for which no file has room are an error`() throws {
    let error = #expect(throws: SiteError.self) { _ = try Site.of(VastApp.self) }
    guard case .associations(.tooLarge) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

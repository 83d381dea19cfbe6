// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct SitemapTests {
  private enum Place: Hashable, Sendable {
    case home, about, account, below
    case shown(String)
    case secret(Int)
    case alias, jobs, debug
    case list(Int?)
  }

  private static func table() throws -> RouteTable<Place> {
    try RouteTable(hosts: ["example.com", "www.example.com"]) {
      LinkRoute("/", route: .home)
      LinkRoute("/about", route: .about)
      LinkRoute("/about us", route: .about, parent: { _ in .home })
      LinkRoute("/account", route: .account, requires: [.signedIn])
      LinkRoute("/below", route: .below, parent: { _ in .account })
      LinkRoute("/jobs", route: .jobs, web: .webOnly)
      LinkRoute("/debug", route: .debug, web: .appOnly)
      LinkRoute(
        "/shown/:name?q", .text, .text.default(""), make: { name, _ in .shown(name) },
        match: { if case .shown(let name) = $0 { (name, "") } else { nil } })
      LinkRoute(
        "/secret/:id", .int, requires: [.signedIn], make: { .secret($0) },
        match: { if case .secret(let id) = $0 { id } else { nil } })
    }
  }

  @Test func `routes without parameters and gates are listed by their canonical addresses`() throws
  {
    let sitemap = try Self.table().sitemap()
    #expect(sitemap.addresses == ["https://example.com/", "https://example.com/about"])
    let files = sitemap.files()
    #expect(files.map(\.name) == ["sitemap.xml"])
    let parsed = ParsedXML(files[0].text)
    #expect(parsed.error == nil)
    #expect(parsed.texts(of: "loc") == sitemap.addresses)
    #expect(
      parsed.values(of: "xmlns", of: "urlset") == ["http://www.sitemaps.org/schemas/sitemap/0.9"])
    #expect(try Sitemap(parsing: files[0].text.utf8) == sitemap)
  }

  @Test func `values that the app gives are listed, at the host that is asked for`() throws {
    let sitemap = try Self.table().sitemap(
      host: "WWW.example.com", values: [.shown("a&'<b>"), .home, .shown("a&'<b>")])
    #expect(
      sitemap.addresses == [
        "https://www.example.com/", "https://www.example.com/about",
        "https://www.example.com/shown/a&'%3Cb%3E",
      ])
    let text = sitemap.files()[0].text
    #expect(text.contains("a&amp;&apos;%3C"))
    #expect(ParsedXML(text).texts(of: "loc") == sitemap.addresses)
  }

  @Test(arguments: [
    (Place.secret(1), SitemapError.gated(value: 0, pattern: "/secret/:id")),
    (.account, .gated(value: 0, pattern: "/account")),
    (.below, .gated(value: 0, pattern: "/below")),
    (.jobs, .noPage(value: 0, pattern: "/jobs")),
    (.debug, .noPage(value: 0, pattern: "/debug")),
    (.list(1), .noAddress(value: 0, .noEntry)),
    (
      .shown(String(repeating: "a", count: 2048)), .tooLong(value: 0, pattern: "/shown/:name?q")
    ),
  ])
  private func `a value without a page for all is an error`(value: Place, error: SitemapError)
    throws
  {
    let table = try Self.table()
    #expect(throws: error) { try table.sitemap(values: [value]) }
  }

  @Test func `a table without the host has no sitemap`() throws {
    #expect(throws: SitemapError.foreignHost("a.b")) { try Self.table().sitemap(host: "a.b") }
    let hostless = try RouteTable(routes: [page("/")])
    #expect(throws: SitemapError.missingHost) { try hostless.sitemap() }
  }

  @Test func `a large sitemap is an index and its parts, none beyond the limits`() throws {
    let sitemap = Sitemap(addresses: (0..<25).map { "https://example.com/\($0)?a&b" })
    for (count, size) in [(10, Sitemap.sizeLimit), (Sitemap.addressLimit, 700)] {
      let files = sitemap.files(named: "map", addressLimit: count, sizeLimit: size)
      let parts = files.dropFirst().map { ParsedXML($0.text).texts(of: "loc") }
      #expect(parts.count > 2)
      #expect(parts.flatMap(\.self) == sitemap.addresses)
      #expect(parts.allSatisfy { $0.count <= count && !$0.isEmpty })
      #expect(files.dropFirst().allSatisfy { $0.text.utf8.count <= size })
      #expect(files[0].name == "map.xml" && files[1].name == "map-1.xml")
      let index = ParsedXML(files[0].text)
      #expect(index.elements.first?.name == "sitemapindex")
      #expect(
        index.texts(of: "loc") == files.dropFirst().map { "https://example.com/" + $0.name })
    }
    #expect(Sitemap(addresses: []).files().count == 1)
  }

  @Test func `the audit names what is listed wrongly or not at all`() throws {
    let table = try Self.table()
    #expect(try table.audit(table.sitemap()).isClean)
    let audit = try table.audit(
      Sitemap(
        addresses: [
          "https://example.com/", "https://example.com/shown/a", "https://example.com/shown/a/",
          "https://example.com/account", "https://example.com/jobs", "https://example.com/nothing",
          "https://www.example.com/about", "http://example.com/about",
        ]))
    #expect(audit.issues.map(\.kind) == [.narrower] + Array(repeating: .wider, count: 6))
    #expect(
      audit.issues.map(\.address) == [
        "https://example.com/about", "https://example.com/shown/a/", "https://example.com/account",
        "https://example.com/jobs", "https://example.com/nothing", "https://www.example.com/about",
        "http://example.com/about",
      ])
    for (difference, verdict) in zip(
      audit.issues,
      [
        "It is a page without parameters.", "not the one that the table prints: /shown/a.",
        "requires a gate", "The link for /jobs opens on the web only", "No route matches",
        "does not begin with https://example.com/.", "does not begin with https://example.com/.",
      ])
    { #expect(difference.verdict.contains(verdict), "\(difference)") }
  }

  @Test func `a character that XML does not allow is an error`() {
    let text = "<urlset><url><loc>https://a.b/\u{0}</loc></url></urlset>"
    #expect(throws: ArtifactError.notXML(at: 30)) { try Sitemap(parsing: text.utf8) }
  }
}

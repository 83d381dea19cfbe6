// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

struct AssetLinksExplainTests {
  private static let app = AndroidApp(package: "a.b", fingerprints: [])

  private func links(_ rules: AssociationRule...) -> AssetLinks {
    AssetLinks(statements: [.init(target: .app(Self.app), components: rules)])
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a", "/a/", false), ("/a/*", "/a", false), ("/a/*", "/a/", true),
    ("/a/*", "/a/b/c", true), ("/a/?*", "/a/", false), ("/a/?", "/a/b", true),
    // A `*` ends at the first occurrence of the following character.
    ("/*/c", "/a/c", true), ("/*/c", "/a/b/c", false), ("/?*.html", "/a.html", true),
    ("/?*.html", "/a.b.html", false), ("*", "/a", true), ("/a**b", "/axb", true),
    ("/*?", "/ab", false), ("/A", "/a", false),
  ])
  func `a pattern is read as Google documents it`(pattern: String, path: String, opens: Bool) {
    let explanation = links(.init(path: pattern)).explain("https://h" + path)
    #expect(explanation.verdict == (opens ? .opens : .doesNotOpen))
  }

  @Test func `the first rule that matches decides`() {
    let links = links(
      .init(path: "/a", fragment: "x"), .init(path: "/a/no", exclude: true), .init(path: "/a/*"))
    let no = links.explain("/a/no")
    #expect(no.verdict == .doesNotOpen)
    #expect(no.passed.map(\.place).contains("[0].dynamic_app_link_components[0]"))
    #expect(no.reason == #"{"/":"/a/no","exclude":true} matches first and excludes."#)
    #expect(links.explain("/a/yes").place == "[0].dynamic_app_link_components[2]")
    #expect(links.explain("/a#x").place == "[0].dynamic_app_link_components[0]")
    #expect(links.explain("/b").reason == "None of the 3 rules matches.")
    #expect(!links.explain("shop:a/yes").opens)
  }

  @Test(arguments: [
    ("/a?q=1", LinkExplanation.Verdict.opens), ("/a?q=", .doesNotOpen), ("/a", .doesNotOpen),
    ("/a?q=1&q=2", .opens), ("/a?q=1&q=", .undocumented), ("/a?q=%41", .opens),
  ])
  func `an item is there, and has a value`(
    address: String, verdict: LinkExplanation.Verdict
  ) {
    let links = links(.init(path: "/a", query: .items([.init("q", "?*")])))
    #expect(links.explain(address).verdict == verdict)
  }

  @Test func `what Google leaves open is not decided`() {
    #expect(links(.init(path: "/é")).explain("/%C3%A9").verdict == .undocumented)
    #expect(links(.init(path: "/%C3%A9")).explain("/%C3%A9").verdict == .undocumented)
    #expect(
      links(.init(path: "/a", query: .items([.init("q", "*")]))).explain("/a").verdict
        == .undocumented)
    let rule = AssociationRule(path: "/a")
    let twice = AssetLinks(statements: [
      .init(target: .app(Self.app), components: [rule]),
      .init(target: .app(Self.app), components: [rule]),
    ])
    #expect(twice.explain("/a").verdict == .undocumented)
  }

  @Test func `rules that Android does not read leave all to the manifest`() {
    for rules in [
      [], [AssociationRule(path: "")], [.init(query: .text("*"))],
      [.init(query: .items([.init("q", nil)]))], [.init(fragment: "")],
    ] {
      let links = AssetLinks(statements: [.init(target: .app(Self.app), components: rules)])
      #expect(links.explain("/x").opens)
    }
    #expect(AssetLinks(statements: [.init(target: .app(Self.app))]).explain("/x").opens)
  }

  @Test func `only statements about opening pages count, of the app that is asked for`() {
    let links = AssetLinks(statements: [
      .init(relations: ["delegate_permission/common.get_login_creds"], target: .app(Self.app)),
      .init(target: .site("https://a.b")), .init(target: .app(Self.app)),
    ])
    #expect(links.explain("/x").place == "[2]")
    #expect(links.explain("/x", app: "c.d").passed.count == 3)
    #expect(!links.explain("/x", app: "c.d").opens)
    #expect(!AssetLinks(statements: []).explain("/x").opens)
  }

  @Test func `the exported rules hold whichever way Google reads them`() throws {
    let table = try RouteTable(routes: [page("/café/x"), page("/café?q"), page("/:p/b c")])
    let links = table.assetLinks(apps: [Self.app])
    for address in [
      "/caf%C3%A9/x", "/caf%C3%A9/x/", "/caf%C3%A9?q=1", "/x/b%20c", "/x/b%20c/",
    ] { #expect(links.explain(address).verdict == .opens, "\(address)") }
    for address in ["/caf%C3%A9", "/caf%C3%A9/x/y", "/caf%C3%A9/y", "/x/y/b%20c"] {
      #expect(links.explain(address).verdict == .doesNotOpen, "\(address)")
    }
  }

  @Test func `the guide's sample of an audit names what the file opens besides`() throws {
    let routes = [page("/"), page("/plants/:i")]
    let table = try RouteTable(hosts: ["garden.example"], routes: routes)
    let exported = table.audit(table.assetLinks(apps: [Self.app]))
    #expect(exported.isClean)
    #expect(exported.limits.map(\.address) == ["/plants/x"])
    #expect(exported.limits.first?.kind == .wider)
    let star = table.audit(
      links(.init(path: "/plants/new", exclude: true), .init(path: "/plants/*")))
    #expect(star.issues.map(\.kind) == [.narrower, .wider])
    #expect(star.issues.map(\.pattern) == ["/", nil])
  }

  @Test func `the audit tells differences from limits`() throws {
    let table = try RouteTable(routes: [page("/users/:p"), page("/users/new", web: .webOnly)])
    #expect(table.audit(table.assetLinks(apps: [Self.app])).isClean)
    let audit = table.audit(links(.init(path: "/users/*")))
    #expect(audit.issues.contains { $0.kind == .wider && $0.pattern == "/users/new" })
    #expect(!audit.issues.contains { $0.kind == .narrower })
    let none = table.audit(links(.init(path: "/about")))
    #expect(none.issues.contains { $0.kind == .narrower && $0.pattern == "/users/:p" })
    #expect(none.issues.contains { $0.kind == .wider && $0.address.hasPrefix("/about") })
  }
}

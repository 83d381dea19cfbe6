// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkAssociation
@testable import WaymarkLinks

struct AuditTests {
  private static func table() throws -> RouteTable<Page> {
    try RouteTable(routes: [
      page("/"), page("/users/:id"), page("/users/new", web: .webOnly), page("/search?q"),
      page("/files/*path"), page("/debug", web: .appOnly), page("/:name/about"),
    ])
  }

  @Test func `an exported file agrees with its table`() throws {
    let table = try Self.table()
    let audit = table.audit(try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"]))
    #expect(audit.isClean, "\(audit.issues) \(audit.fileIssues)")
    #expect(audit.asked > 100)
  }

  @Test func `an exported file agrees with a table that has rests behind parameters`() throws {
    let table = try RouteTable(routes: [
      page("/"), page("/about"), page("/:name/files/*path"), page("/:name/posts/:text"),
    ])
    let audit = table.audit(try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"]))
    #expect(audit.undecidedRoutes.isEmpty && audit.issues.isEmpty, "\(audit.undecidedRules)")
  }

  @Test func `a route that no rule opens is unreachable`() throws {
    let audit = try Self.table().audit(try file(#"{"/":"/"}"#, #"{"/":"/files/*"}"#))
    let found = audit.issues.filter { $0.kind == .unreachable }.compactMap(\.pattern)
    #expect(Set(found) == ["/users/:id", "/search?q", "/:name/about"])
    #expect(audit.issues.first?.match.decision == .noRule)
  }

  @Test func `a route of which some links are excluded is shadowed`() throws {
    let table = try RouteTable(routes: [page("/a/:name"), page("/:name/b")])
    let audit = table.audit(
      try file(#"{"/":"/*/b","exclude":true}"#, #"{"/":"/a/?*"}"#, #"{"/":"/?*/b"}"#))
    let shadowed = audit.issues.filter { $0.kind != .tooWide }
    #expect(shadowed.map(\.pattern).contains("/:name/b"))
    #expect(shadowed.allSatisfy { $0.match.rule?.index == 0 })
  }

  @Test func `a star for each parameter is too wide`() throws {
    let table = try RouteTable(routes: [page("/users/:name"), page("/users/:name/edit")])
    let audit = table.audit(try file(#"{"/":"/users/*"}"#, #"{"/":"/users/*/edit"}"#))
    let wide = audit.issues.filter { $0.kind == .tooWide }
    #expect(wide.contains { $0.address.split(separator: "/").count > 2 })
    #expect(wide.allSatisfy { $0.match.rule?.index == 0 })
    #expect(wide.first?.description.contains("No route matches the link.") == true)
    #expect(audit.fileIssues.map(\.code) == [.unreachable])
  }

  @Test func `pages for the web alone or the app alone are not to be opened`() throws {
    let table = try RouteTable(routes: [page("/a", web: .webOnly), page("/b", web: .appOnly)])
    let audit = table.audit(try file(#"{"/":"/a"}"#, #"{"/":"/b"}"#))
    #expect(audit.issues.map(\.kind) == [.tooWide, .tooWide])
    #expect(audit.issues.map(\.pattern) == ["/a", "/b"])
    #expect(audit.issues[0].verdict == "The link for /a opens on the web only.")
  }

  @Test func `a number that is any text is no disagreement`() throws {
    let table = try RouteTable(routes: [page("/users/:id")])
    #expect(
      table.audit(try file(#"{"/":"/?*/?*/?*","exclude":true}"#, #"{"/":"/users/?*"}"#)).isClean)
    let deep = table.audit(try file(#"{"/":"/users/?*"}"#))
    #expect(Set(deep.issues.map(\.kind)) == [.tooWide])
  }

  @Test func `an item that is there but empty is no disagreement`() throws {
    let empty = LinkParam<String>(parse: { $0 }, print: { $0 }, samples: [""])
    let table = try RouteTable(routes: [
      LinkRoute(
        "/a?q", empty, make: { Page(pattern: "/a", values: [$0]) }, match: { $0.values.first })
    ])
    #expect(table.audit(try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"])).isClean)
    let shut = table.audit(try file(#"{"/":"/b"}"#))
    #expect(shut.issues.map(\.kind) == [.unreachable, .tooWide])
  }

  @Test func `only the rules of the app are asked`() throws {
    let table = try RouteTable(routes: [page("/a")])
    let both = AppleAppSiteAssociation(
      links: .init(details: [
        .init(appIDs: ["ABCDE12345.a"], components: [.init(path: "/a")]),
        .init(appIDs: ["ABCDE12345.b"], components: [.init(path: "/b")]),
      ]))
    #expect(table.audit(both, app: "ABCDE12345.a").isClean)
    let kinds = table.audit(both, app: "ABCDE12345.b").issues.map(\.kind)
    #expect(kinds == [.unreachable, .tooWide])
  }

  @Test func `a route that only an address nobody made up opens is reachable`() throws {
    let table = try RouteTable(routes: [page("/users/:id"), page("/names/:name")])
    let audit = table.audit(try file(#"{"/":"/users/31415"}"#, #"{"/":"/names/Q$(digit)x"}"#))
    #expect(audit.issues.map(\.kind) == [.missing, .missing])
  }

  @Test func `a route is reachable behind rules that tell very many addresses apart`() throws {
    let table = try RouteTable(routes: [page("/pay/:id"), page("/help")])
    let rules = (1...40).flatMap { number in
      [
        #"{"/":"/$(lang)_$(region)/\#(number)/*","exclude":true}"#,
        #"{"/":"/*/section\#(number)/*","exclude":true}"#,
      ]
    }.joined(separator: ",")
    let audit = table.audit(try file(rules, #"{"/":"/pay/?*"}"#))
    #expect(audit.undecidedRoutes.isEmpty && audit.undecidedRules.isEmpty)
    let unreachable = audit.issues.filter { $0.kind == .unreachable }
    #expect(unreachable.map(\.pattern) == ["/help"])
  }

  @Test func `rules by depth are decided beside rules with several stars`() throws {
    let table = try RouteTable(routes: [
      page("/a/:p/*rest/b"), page("/users/:name"), page("/:x/new/*rest/7"), page("/:x/@:y.html"),
    ])
    var file = try table.appleAppSiteAssociation(apps: ["ABCDE12345.a"])
    let stars = ["/*/7/*", "/b/*/42/x-y", "/*/@*.html/*"]
    file.links?.details[0].components?.insert(
      contentsOf: stars.map { AssociationRule(path: $0, exclude: true) }, at: 0)
    let audit = table.audit(file)
    #expect(audit.undecidedRoutes.isEmpty && audit.undecidedRules.isEmpty)
    #expect(audit.verdict == .different)
  }

  @Test func `what was given up is named, and called neither clean nor unreachable`() throws {
    let table = try RouteTable(routes: [page("/a"), page("/b")])
    let audit = table.audit(try file(#"{"/":"/a"}"#), limit: 2)
    #expect(audit.undecidedRoutes == ["/b"])
    #expect(audit.issues.map(\.kind) == [.missing])
    let stars = String(repeating: "*a", count: 1500)
    let text = String(repeating: "a", count: 3000)
    let long = try RouteTable(routes: [page("/" + text)])
    let involved = long.audit(try file(#"{"/":"\#(stars)b"}"#))
    #expect(involved.verdict == .notDecided)
    #expect(involved.undecidedRoutes == ["/" + text])
    #expect(involved.undecidedRules.map(\.index) == [0])
  }

  @Test func `what is too large or odd is said`() throws {
    let table = try RouteTable(routes: [page("/a")])
    let text = #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":"/a"}]}]}}"#
    let large = try AppleAppSiteAssociation(
      parsing: (text + String(repeating: " ", count: 1 << 16)).utf8)
    #expect(table.audit(large).fileIssues.map(\.code) == [.large])
  }
}

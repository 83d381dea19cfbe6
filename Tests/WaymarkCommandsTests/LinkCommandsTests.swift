// SPDX-License-Identifier: MIT

import Testing
import WaymarkAssociation
import WaymarkLinks

@testable import WaymarkCommands

enum Shelf: Hashable, Sendable {
  case home
  case book(Int)
  case new
  case search(String)
}

private func shelf() throws -> RouteTable<Shelf> {
  try RouteTable(hosts: ["example.com"], routes: shelfRoutes)
}

let shelfRoutes: [LinkRoute<Shelf>] = [
  LinkRoute("/", route: .home, title: "Home"),
  LinkRoute(
    "/books/:id", .int, make: { .book($0) },
    match: { if case .book(let id) = $0 { id } else { nil } }, parent: { _ in .home }),
  LinkRoute("/books/new", route: .new, requires: [.signedIn], presentation: .sheet, web: .appOnly),
  LinkRoute(
    "/search?q", .text, make: { .search($0) },
    match: { if case .search(let text) = $0 { text } else { nil } }),
]

struct LinkCommandsTests {
  private func run(
    _ arguments: String..., files: [String: String] = [:],
    associations: LinkAssociations = .none
  ) throws -> Session {
    let tool = LinkCommands(try shelf(), associations: associations)
    return session(arguments, files: files) { try tool.run($0, $1) }
  }

  @Test func `routes lists all of them`() throws {
    let session = try run("routes")
    #expect(
      session.output
        == """
        pattern     shown  by           requires  title
        /           root   app and web            Home
        /books/new  sheet  app          signedIn
        /books/:id  push   app and web
        /search?q   push   app and web

        """)
    #expect(try run("routes", "--json").output.contains(#""query": {"q": "required"}"#))
  }

  @Test func `routes marks aliases`() throws {
    let table = try RouteTable<Shelf>(routes: [
      LinkRoute("/new", route: .new, aliases: ["/fresh"]), LinkRoute("/", route: .home),
    ])
    func routes(_ arguments: String...) -> String {
      session(["routes"] + arguments, files: [:]) { try LinkCommands(table).run($0, $1) }.output
    }
    #expect(
      routes()
        == """
        pattern  shown  by           requires  title  alias of
        /        root   app and web
        /fresh   push   app and web                   /new
        /new     push   app and web

        """)
    #expect(routes("--json").contains(#""aliasOf": "/new""#))
    #expect(routes("--json").contains(#""aliasOf": null"#))
  }

  @Test func `match says where links lead`() throws {
    let session = try run(
      "match", "https://example.com/books/7/", "/books/new", "/x", "mailto:a@b.c")
    #expect(session.status == 1)
    let lines = session.output.split(separator: "\n")
    #expect(lines[0].hasPrefix("respelled  https://example.com/books/7/  /books/:id"))
    #expect(lines[0].contains("book(7)") && lines[0].contains("/ > /books/7"))
    #expect(lines[1].hasPrefix("leads      /books/new") && lines[1].contains("requires signedIn"))
    #expect(lines[2].hasPrefix("refused    /x") && lines[2].contains("No route matches"))
    #expect(lines[3].contains("not this app's"))
    let json = try run("match", "--json", "/books/7")
    #expect(json.status == 0)
    #expect(json.output.contains(#""stack": ["/", "/books/7"]"#), "\(json.output)")
  }

  @Test func `paths are asked of the host that is named`() throws {
    #expect(try run("match", "/books/7", "--host", "Example.com").status == 0)
    let other = try run("match", "/books/7", "--host", "other.example")
    #expect(other.status == 1)
    #expect(other.output.contains("not this app's"))
  }

  @Test func `audit reports in all formats`() throws {
    let wide = """
      {"applinks":{"details":[{"appIDs":["ABCDE12345.a"],
        "components":[{"/":"/books/*"}]}]}}
      """
    let github = try run("audit", "wide", "--format", "github", files: ["wide": wide])
    #expect(github.output.contains("::warning file=wide,line=2,col=17,title=waymark%3A too-wide::"))
    let junit = try run("audit", "wide", "--format", "junit", files: ["wide": wide])
    #expect(junit.output.contains(#"type="unreachable""#))
    let sarif = try run("audit", "wide", "--format", "sarif", files: ["wide": wide])
    #expect(sarif.output.contains(#""startLine": 2"#))
  }

  @Test func `print spells links as the table does, with those below if asked`() throws {
    #expect(
      try run("print", "/books/7/?x=1")
        == Session(output: "https://example.com/books/7\n"))
    #expect(
      try run("print", "--stack", "/books/7").output
        == "https://example.com/\nhttps://example.com/books/7\n")
    let refused = try run("print", "/search", "/search?q=a+b")
    #expect(refused.output == "https://example.com/search?q=a%20b\n")
    #expect(refused.errors.hasPrefix("/search: The query of /search?q is missing “q”.\n"))
    #expect(refused.status == 1)
  }

  @Test func `what is exported is in order, for the apps named`() throws {
    let file = try run("export", "aasa", "--app", "ABCDE12345.com.example.shelf")
    #expect(file.output.contains(#""appIDs": ["ABCDE12345.com.example.shelf"]"#))
    #expect(try run("audit", "-", files: ["-": file.output]).status == 0)
    #expect(waymark("links", "lint", "-", files: ["-": file.output]).status == 0)
    let match = waymark("links", "match", "-", "/books/new", files: ["-": file.output])
    #expect(match.status == 1)
    let print = Array(repeating: "AB", count: 32).joined(separator: ":")
    let android = try run(
      "export", "assetlinks", "--compact", "--package", "com.example.shelf", "--fingerprint", print)
    #expect(android.output.hasPrefix(#"[{"relation":["#))
    #expect(waymark("links", "lint", "-", files: ["-": android.output]).status == 0)
    let known = LinkAssociations(
      appleApps: ["ABCDE12345.x"], androidApps: [.init(package: "a.b", fingerprints: [print])])
    #expect(try run("export", "aasa", associations: known).output.contains("ABCDE12345.x"))
    #expect(try run("export", "assetlinks", associations: known).output.contains(#""a.b""#))
  }

  @Test(
    arguments: [
      (["aasa", "--app", "nonsense"], "“nonsense” is no app identifier."),
      (
        ["assetlinks", "--package", "a.b", "--fingerprint", "AA:BB"],
        "“AA:BB” has 2 bytes. A SHA-256 fingerprint has 32."
      ),
      (
        ["assetlinks", "--package", "app", "--fingerprint", "AA:BB"], "“app” is not a package name."
      ),
    ] as [([String], String)])
  func `what identifies no app is not exported`(arguments: [String], message: String) throws {
    let tool = LinkCommands(try shelf())
    let session = session(["export"] + arguments, files: [:]) { try tool.run($0, $1) }
    #expect(session.status == 64)
    #expect(session.errors.contains(message), "\(session.errors)")
    #expect(session.output.isEmpty)
  }

  @Test func `an app that the tool itself names is checked, too`() throws {
    let session = try run("export", "aasa", associations: .init(appleApps: ["com.example"]))
    #expect(session.status == 64)
    #expect(session.errors.contains("“com.example” is no app identifier."))
  }

  @Test func `audit names what differs`() throws {
    let wide =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[{"/":"/books/*"}]}]}}"#
    let session = try run("audit", "wide", files: ["wide": wide])
    #expect(session.status == 1)
    #expect(session.output.contains("unreachable  /search?q="), "\(session.output)")
    #expect(session.output.contains("too-wide     /books "))
    #expect(session.output.contains(" addresses compared, "))
    let json = try run("audit", "wide", "--json", files: ["wide": wide])
    #expect(json.output.contains(#""isClean": false"#))
  }

  @Test func `audit names what is not decided`() throws {
    let rules = (0..<24).map { #"{"/":"*\#($0)????????????????*x"}"# }.joined(separator: ",")
    let file =
      #"{"applinks":{"details":[{"appIDs":["ABCDE12345.a"],"components":[\#(rules)]}]}}"#
    let session = try AssociationBounds.$steps.withValue(1 << 14) {
      try run("audit", "file", files: ["file": file])
    }
    #expect(session.output.contains("not decided  /search?q"), "\(session.output)")
    #expect(session.output.contains("not decided  applinks.details[0].components[23]"))
    #expect(!session.output.contains("unreachable  /"))
    #expect(session.output.hasSuffix("not decided.\n"))
    #expect(session.status == 1)
  }

  @Test(
    arguments: [
      (["export", "aasa"], 64), (["export", "assetlinks", "--package", "a.b"], 64),
      (["export", "assetlinks"], 64), (["match"], 64), (["audit", "none"], 66), (["nothing"], 64),
      (["--help"], 0), (["--generate-completion-script", "zsh"], 0),
    ] as [([String], Int32)])
  func `each way to end has its status`(arguments: [String], status: Int32) throws {
    let tool = LinkCommands(try shelf())
    let session = session(arguments, files: [:]) { try tool.run($0, $1) }
    #expect(session.status == status)
    #expect(!session.errors.isEmpty)
  }
}

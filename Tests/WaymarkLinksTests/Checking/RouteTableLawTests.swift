// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

@Suite struct RouteTableLawTests {
  private enum Screen: Hashable, Sendable {
    case words([String])
    case text(String)
    case number(Int)
    case folded(Folded)
    case color(Color)
    case home
  }

  /// Equal to values that differ in case.
  private struct Folded: Hashable, Sendable {
    var text: String

    static func == (one: Folded, other: Folded) -> Bool {
      one.text.lowercased() == other.text.lowercased()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(text.lowercased()) }
  }

  private enum Color: String, CaseIterable, Sendable {
    case none = ""
    case red
  }

  private func violations(_ route: LinkRoute<Screen>) throws -> [LinkLawIssue] {
    try RouteTable<Screen> { route }.checkLaws(seed: 7)
  }

  private func words(_ codec: LinkParam<[String]>) -> LinkRoute<Screen> {
    LinkRoute(
      "/words?list", codec, make: { .words($0) },
      match: { if case .words(let words) = $0 { words } else { nil } })
  }

  private func text(_ pattern: String, _ codec: LinkParam<String>) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, codec, make: { .text($0) },
      match: { if case .text(let text) = $0 { text } else { nil } })
  }

  @Test func `A list joined by commas is lossy`() throws {
    let joined = LinkParam<[String]>(
      parse: { $0.split(separator: ",").map(String.init) }, print: { $0.joined(separator: ",") })
    let mapped = LinkParam.text.map(
      { $0.split(separator: ",").map(String.init) }, { $0.joined(separator: ",") })
    for codec in [joined, mapped] {
      #expect(
        try violations(words(codec)).map(\.law) == [
          .roundTrip(.lossyCodec(pattern: "/words?list"))
        ])
    }
    #expect(try violations(words(.repeated(.text))) == [])
  }

  @Test func `A codec that changes case is lossy`() throws {
    let codec = LinkParam<String>(parse: { $0.lowercased() }, print: { $0 })
    #expect(
      try violations(text("/:text", codec)).map(\.law) == [
        .roundTrip(.lossyCodec(pattern: "/:text"))
      ])
  }

  @Test func `A codec that refuses what it prints is lossy`() throws {
    let route = LinkRoute<Screen>(
      "/:number", LinkParam(parse: { Int($0).flatMap { $0 > 10 ? $0 : nil } }, print: { "\($0)" }),
      make: { .number($0) }, match: { if case .number(let number) = $0 { number } else { nil } })
    #expect(
      try violations(route).map(\.law) == [.roundTrip(.lossyCodec(pattern: "/:number"))])
  }

  @Test func `A value that is printed otherwise once it was read is no fixed point`() throws {
    let codec = LinkParam<Folded>(
      parse: { Folded(text: $0.lowercased()) }, print: { $0.text },
      samples: [Folded(text: "Red")])
    let route = LinkRoute<Screen>(
      "/:folded", codec, make: { .folded($0) },
      match: { if case .folded(let folded) = $0 { folded } else { nil } })
    #expect(try violations(route).map(\.law) == [.fixedPoint])
  }

  @Test func `A case without a text cannot be represented in a path`() throws {
    func route(_ pattern: String) -> LinkRoute<Screen> {
      LinkRoute(
        pattern, .enum(), make: { .color($0) },
        match: { if case .color(let color) = $0 { color } else { nil } })
    }
    #expect(
      try violations(route("/:color")).map(\.law) == [
        .roundTrip(.notRepresentable(pattern: "/:color", param: "color"))
      ])
    #expect(try violations(route("/colors?color")) == [])
  }

  @Test func `A codec that nothing can be made up for needs samples`() throws {
    func route(_ samples: [Folded]) -> LinkRoute<Screen> {
      LinkRoute(
        "/:folded",
        LinkParam(
          parse: { $0 == "odd value" ? Folded(text: $0) : nil }, print: { $0.text },
          samples: samples),
        make: { .folded($0) },
        match: { if case .folded(let folded) = $0 { folded } else { nil } })
    }
    #expect(try violations(route([])).map(\.law) == [.samples])
    #expect(try violations(route([Folded(text: "odd value")])) == [])
  }

  @Test func `A parent of some values only is found`() throws {
    let table = try RouteTable<Screen> {
      LinkRoute("/", route: .home)
      LinkRoute(
        "/:number", .int, make: { .number($0) },
        match: { if case .number(let number) = $0 { number } else { nil } },
        parent: { $0 == .number(1000) ? .text("") : .home })
    }
    #expect(table.checkLaws(seed: 7) == [])
    #expect(table.checkLaws(samples: [.number(1000)], seed: 7).map(\.law) == [.parents])
  }

  @Test func `Samples have to have links`() throws {
    let table = try RouteTable<Screen> {
      LinkRoute("/", route: .home)
      text("/:text", .text)
      LinkRoute("/new", route: .words(["new"]))
    }
    #expect(table.checkLaws(seed: 7) == [])
    #expect(
      table.checkLaws(samples: [.text("new"), .text(""), .number(1)], seed: 7).map(\.law) == [
        .roundTrip(.shadowed(pattern: "/:text", by: "/new")),
        .roundTrip(.notRepresentable(pattern: "/:text", param: "text")),
        .roundTrip(.noEntry),
      ])
    #expect(table.checkLaws(samples: [.text("")], seed: 7).first?.seed == 7)
  }

  @Test func `What one entry has no link for the next one prints`() throws {
    let table = try RouteTable<Screen> {
      LinkRoute("/a/new", route: .home)
      text("/a/:text", .text)
      text("/b/:text", .text)
    }
    #expect(try table.path(for: .text("old")) == "/a/old")
    #expect(try table.path(for: .text("new")) == "/b/new")
    #expect(throws: LinkPrintError.notRepresentable(pattern: "/a/:text", param: "text")) {
      try table.path(for: .text("a/b"))
    }
  }

  @Test func `A link that another entry would refuse is that entry's, too`() throws {
    let table = try RouteTable<Screen> {
      words(pattern: "/:word?list", .text, .repeated(.text))
      LinkRoute("/new?list", .int, make: { .number($0) }, match: { _ in nil })
    }
    #expect(try table.path(for: .words(["old", "a", "b"])) == "/old?list=a&list=b")
    for words in [["new"], ["new", "a"], ["new", "a", "b"]] {
      #expect(throws: LinkPrintError.shadowed(pattern: "/:word?list", by: "/new?list")) {
        try table.path(for: .words(words))
      }
    }
  }

  private func words(
    pattern: String, _ word: LinkParam<String>, _ list: LinkParam<[String]>
  ) -> LinkRoute<Screen> {
    LinkRoute(
      pattern, word, list, make: { .words([$0] + $1) },
      match: { screen in
        guard case .words(let words) = screen, let first = words.first else { return nil }
        return (first, Array(words.dropFirst()))
      })
  }

  @Test func `a table that reported something fails the test of one line`() {
    let table = RouteTable<Screen>.reporting {
      LinkRoute("/", route: .number(1))
      LinkRoute("/", route: .number(2))
    }
    #expect(table.issues.map(\.kind) == [.sameLinks])
    let violations = table.checkLaws(seed: 7)
    #expect(violations.map(\.law) == table.issues.map { .declaration($0) })
    #expect(violations.first?.description.contains("/") == true)
    #expect(table.checkLaws(count: 0) != [])
    #expect((try? table.parse(path: "/")) == nil)
    let sound = RouteTable<Screen>.reporting { LinkRoute("/", route: .number(1)) }
    #expect(sound.issues.isEmpty)
  }
}

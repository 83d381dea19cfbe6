// SPDX-License-Identifier: MIT

import Testing
import WaymarkLinks

/// Links of values that may not exist.
@Suite struct LinkExistenceTests {
  private enum Screen: Hashable, Sendable {
    case notes
    case note(Int)
    case nested(Nested)
  }

  private enum Nested: Hashable, Sendable { case note(Int) }

  private func note(below ids: Range<Int>) -> LinkRoute<Screen> {
    LinkRoute(
      "/notes/:id", .int, aliases: ["/n/:id"], make: { .note($0) },
      match: { if case .note(let id) = $0 { id } else { nil } }, parent: { _ in .notes }
    ).exists { if case .note(let id) = $0 { ids.contains(id) } else { false } }
  }

  /// U10.
  @Test func `A link of what does not exist is refused by its pattern`() throws {
    let table = try RouteTable<Screen>(hosts: ["notes.example"]) {
      LinkRoute("/notes", route: .notes)
      note(below: 1..<10)
    }
    #expect(try table.parse(path: "/notes/7").route == .note(7))
    #expect(throws: LinkError.noSuchThing(pattern: "/notes/:id")) {
      try table.parse("https://notes.example/notes/77")
    }
    #expect(throws: LinkError.noSuchThing(pattern: "/n/:id")) { try table.parse(path: "/n/77") }
    // A link can be printed before its value exists, which does not affect the laws.
    #expect(try table.path(for: .note(77)) == "/notes/77")
    #expect(table.checkLaws() == [])
  }

  @Test func `What a nested table lacks does not exist below its prefix`() throws {
    let inner = LinkRoute<Nested>(
      "/:id", .int, make: { .note($0) },
      match: { (route: Nested) -> Int? in if case .note(let id) = route { id } else { nil } }
    ).exists { $0 == .note(7) }
    let table = try RouteTable<Screen> {
      LinkRoutes(
        "/inner", of: [inner], make: { .nested($0) },
        match: { if case .nested(let inner) = $0 { inner } else { nil } })
    }
    #expect(try table.parse(path: "/inner/7").route == .nested(.note(7)))
    #expect(throws: LinkError.noSuchThing(pattern: "/inner/:id")) {
      try table.parse(path: "/inner/77")
    }
  }

  @Test func `What was deleted while its link waited is refused when it is received`() throws {
    func table(_ ids: Range<Int>) throws -> RouteTable<Screen> {
      try RouteTable(routes: [LinkRoute("/notes", route: .notes), note(below: ids)])
    }
    var inbox = LinkInbox()
    inbox.deliver(IncomingLink(target: "/notes/7"), to: try table(1..<10), at: 0)
    #expect(inbox.pending?.pattern == "/notes/:id")
    inbox.beReady()
    let received = inbox.receive(from: try table(1..<2), at: 1)
    #expect(received == nil)
    #expect(
      inbox.outcomes.map(\.result) == [
        .dropped(.refused(.link(.noSuchThing(pattern: "/notes/:id"))))
      ])
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

struct LinkInboxCodableTests {
  /// Saved by an app whose process ended while a link waited for a sign-in.
  private static let saved = """
    {"applied":{"deliveredAt":900,"fingerprint":5816781109709113975,"id":1,\
    "source":"universalLink"},"broadcastWindow":10,"duplicateWindow":2,"lastID":3,"lifetime":100,\
    "outcomes":[{"id":1,"pattern":"\\/trails\\/:id","result":{"applied":{}},\
    "source":"universalLink"},\
    {"id":2,"result":{"dropped":{"_0":{"refused":{"_0":{"payload":{"_0":{"place":["link"],\
    "problem":{"notText":{}},"source":"notification"}}}}}}},"source":"notification"}],\
    "pending":{"deliveredAt":1000,"id":3,"incoming":{"link":"\\/orders\\/1","source":"handoff",\
    "stack":["\\/","\\/orders\\/1"]},"pattern":"\\/orders\\/:id",\
    "requires":["loaded","signedIn"]}}
    """

  @Test func `an inbox is rebuilt from its bytes while a link waits at a gate`() throws {
    var inbox = try decoded(Self.saved)
    #expect(!inbox.isReady)
    #expect(inbox.openGates == [])
    #expect(inbox.waitingFor == [.loaded, .signedIn])
    #expect(inbox.nextOutcomes() == [])
    #expect(inbox.lastID == 3)
    #expect(
      inbox.outcomes.map(\.description) == [
        "#1 universalLink /trails/:id: applied",
        "#2 notification: refused: The value at link is not a string (notification).",
      ])
    #expect([inbox.lifetime, inbox.duplicateWindow, inbox.broadcastWindow] == [100, 2, 10])

    inbox.beReady()
    let tooEarly = inbox.receive(from: .guide, at: 1050)
    #expect(tooEarly == nil)
    inbox.setGates([.signedIn, .loaded])
    let link = inbox.receive(from: .guide, at: 1050)
    #expect(link?.id == 3)
    #expect(link?.isCold == true)
    #expect(link?.stack == [.home, .order(1)])
    let again = inbox.receive(from: .guide, at: 1050)
    #expect(again == nil)
    #expect(inbox.outcomes.map(\.id) == [1, 2, 3])
  }

  @Test func `what is written is the same each time`() throws {
    #expect(try encoded(decoded(Self.saved)) == Self.saved)
  }

  @Test func `a link that was applied is known again, but not given`() throws {
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.deliver(IncomingLink(opened: "/trails/90125"), to: .guide, at: 900)
    _ = inbox.receive(from: .guide, at: 900)
    let text = try encoded(inbox)
    #expect(!text.contains("90125"))
    var again = try decoded(text)
    again.beReady()
    #expect(!again.hasLink(at: 900))
    #expect(!again.hasLink(for: "late", at: 900))
    let ended = again.deliver(IncomingLink(opened: "/trails/90125"), to: .guide, at: 901)
    #expect(ended.map(\.result) == [.dropped(.duplicate(of: 1))])
  }

  @Test func `a link that an earlier version applied is known again`() throws {
    var inbox = try decoded(Self.saved)
    inbox.declinePending()
    let again = IncomingLink(link: "/trails/1", source: .universalLink)
    let ended = inbox.deliver(again, to: .guide, at: 901)
    #expect(ended.map(\.result) == [.dropped(.duplicate(of: 1))])
  }

  @Test func `links that never expire are saved, too`() throws {
    let inbox = try decoded(encoded(LinkInbox(lifetime: .infinity)))
    #expect(inbox == LinkInbox(lifetime: .infinity))
  }

  @Test(arguments: [
    ("\"lastID\":3", "\"lastID\":2"), ("\"lastID\":3", "\"lastID\":-3"),
    ("\"lastID\":3", "\"lastID\":9223372036854775807"), ("\"lastID\":3", "\"lastID\":\"3\""),
    ("\"id\":3", "\"id\":2"), ("\"id\":3", "\"id\":0"), ("\"id\":3", "\"id\":1"),
    ("\"id\":2", "\"id\":1"), ("\"lifetime\":100", "\"lifetime\":-100"),
    ("\"duplicateWindow\":2", "\"duplicateWindow\":-2"), ("\"handoff\"", "\"pigeon\""),
    ("\"deliveredAt\":1000", "\"deliveredAt\":\"noon\""),
    ("[\"\\/\",\"\\/orders\\/1\"]", "\(Array(repeating: "a", count: 65))"),
    ("\"id\":1,\"source\"", "\"id\":3,\"source\""), ("\"id\":1,\"source\"", "\"id\":7,\"source\""),
  ])
  func `bytes that no inbox writes are refused`(part: String, other: String) throws {
    let text = Self.saved.replacingOccurrences(of: part, with: other)
    #expect(text != Self.saved)
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `outcomes that cannot be read are left out, the link that waits is not`() throws {
    let inbox = try decoded(Self.saved.replacingOccurrences(of: "notText", with: "notMusic"))
    #expect(inbox.outcomes == [])
    #expect(inbox.pending?.id == 3)
  }

  @Test func `no more outcomes are read than are kept`() throws {
    let outcome = { (id: Int) in #"{"id":\#(id),"source":"http","result":{"applied":{}}}"# }
    let list = (1...60).map(outcome).joined(separator: ",")
    let inbox = try decoded(#"{"lastID":60,"outcomes":[\#(list)]}"#)
    #expect(inbox.outcomes.map(\.id) == Array(11...60))
  }

  private func decoded(_ text: String) throws -> LinkInbox {
    try JSONDecoder().decode(LinkInbox.self, from: Data(text.utf8))
  }

  private func encoded(_ inbox: LinkInbox) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(inbox), as: UTF8.self)
  }
}

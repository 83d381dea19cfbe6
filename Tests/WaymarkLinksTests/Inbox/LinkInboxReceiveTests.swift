// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks
import WaymarkRoutes

/// The data that a link carries through an inbox.
struct LinkInboxReceiveTests {
  private static let site = "https://trails.example"

  @Test(
    arguments: [
      ("/trails/1", .http), (site + "/trails/1", .universalLink), (site + "/trails/1", .handoff),
      ("/trails/1", .quickAction), ("trail:trails/1", .customScheme),
    ] as [(String, LinkSource)])
  func `links and paths lead to the same screen`(link: String, source: LinkSource) throws {
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.deliver(IncomingLink(link: link, source: source), to: .guide, at: 0)
    let link = inbox.receive(from: .guide, at: 0)
    let received = try #require(link)
    #expect(received.route == .trail(1))
    #expect(received.source == source)
    #expect(received.match.pattern == "/trails/:id")
    #expect(received.match.isTrusted == (source != .customScheme))
    #expect(inbox.outcomes.last?.isTrusted == received.match.isTrusted)
    #expect(received.stack == [])
  }

  @Test(arguments: LinkSource.allCases)
  func `a path is trusted where its source is`(source: LinkSource) throws {
    #expect(try RouteTable.guide.parse(path: "/trails/1").isTrusted == false)
    for (link, isOwn) in [("/trails/1", true), (Self.site + "/trails/1", true), ("trail:/", false)]
    {
      var inbox = LinkInbox()
      inbox.beReady()
      inbox.deliver(IncomingLink(link: link, source: source), to: .guide, at: 0)
      let isTrusted = isOwn && source != .customScheme && source != .commandLine
      #expect(inbox.pending?.isTrusted == isTrusted)
      let received = inbox.receive(from: .guide, at: 0)
      #expect(received?.match.isTrusted == isTrusted)
      #expect(inbox.outcomes.map(\.isTrusted) == [isTrusted])
    }
  }

  @Test(arguments: [true, false])
  func `a link knows whether it came before the app was ready`(isCold: Bool) {
    var inbox = LinkInbox()
    if !isCold { inbox.beReady() }
    inbox.deliver(IncomingLink(intent: "/trails/1"), to: .guide, at: 0)
    inbox.beReady()
    let link = inbox.receive(from: .guide, at: 0)
    #expect(link?.isCold == isCold)
  }

  @Test func `following goes where links lead, once it can`() {
    var inbox = LinkInbox()
    inbox.deliver(IncomingLink(intent: "/trails/1"), to: .guide, at: 0)
    let here = LinkPlace<InboxScreen>(root: .home, routes: [.push(.trail(2))])
    let early = inbox.follow(.guide, from: here, by: .push, at: 0)
    #expect(early == nil)
    inbox.beReady()
    let there = inbox.follow(.guide, from: here, by: .push, at: 0)
    #expect(there?.stack == [.home, .trail(2), .trail(1)])
    let again = inbox.follow(.guide, from: here, at: 0)
    #expect(again == nil)
    #expect(inbox.nextOutcomes().map(\.result) == [.applied])
  }

  @Test(
    arguments: [
      (["/", "/trails/1", "/trails/2"], [.home, .trail(1), .trail(2)]),
      (["/trails/2"], [.trail(2)]), ([], []),
      // A stack from another version of the app.
      (["/", "/none", "/trails/2"], []),
      // The stack of another link.
      (["/", "/trails/1"], []),
      ([String](repeating: "/", count: 64) + ["/trails/2"], []),
      // A link that no table opens, at any position.
      (["https://elsewhere.example/", "/trails/2"], []),
      (["//elsewhere.example/account", "/trails/2"], []),
      (["/", "/shop", "/trails/2"], []), (["", "/trails/2"], []),
      (["/" + String(repeating: "x", count: 10_000), "/trails/2"], []),
    ] as [([String], [InboxScreen])])
  func `a stack from another device is rebuilt exactly, or not at all`(
    links: [String], stack: [InboxScreen]
  ) throws {
    var inbox = LinkInbox()
    inbox.beReady()
    let incoming = IncomingLink(link: "/trails/2", source: .handoff, stack: links)
    inbox.deliver(incoming, to: .guide, at: 0)
    #expect(try #require(inbox.pending).incoming.stack == (stack.isEmpty ? [] : links))
    let link = inbox.receive(from: .guide, at: 0)
    let received = try #require(link)
    #expect(received.stack == stack)
    #expect(received.route == .trail(2))
  }

  @Test(
    arguments: [
      ("/account", [.home, .account, .trail(2)], [.signedIn]),
      ("/orders/1", [.home, .order(1), .trail(2)], [.signedIn, .loaded]),
      // It has no gate of its own, and neither parent is in the stack.
      ("/receipts/1", [.home, .receipt(1), .trail(2)], [.signedIn, .loaded]),
      ("/trails/1", [.home, .trail(1), .trail(2)], []),
    ] as [(String, [InboxScreen], Set<LinkGate>)])
  func `gates of the screens below count, and those of their parents`(
    below: String, stack: [InboxScreen], gates: Set<LinkGate>
  ) {
    for gate in gates {
      var inbox = LinkInbox()
      inbox.beReady()
      inbox.setGates(gates.subtracting([gate]))
      let incoming = IncomingLink(
        link: "/trails/2", source: .handoff, stack: ["/", below, "/trails/2"])
      inbox.deliver(incoming, to: .guide, at: 0)
      #expect(inbox.waitingFor == [gate])
      let early = inbox.receive(from: .guide, at: 0)
      #expect(early == nil)
    }
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.setGates(gates)
    let incoming = IncomingLink(
      link: "/trails/2", source: .handoff, stack: ["/", below, "/trails/2"])
    inbox.deliver(incoming, to: .guide, at: 0)
    let link = inbox.receive(from: .guide, at: 0)
    #expect(link?.stack == stack)
  }

  @Test func `gates of a stack that is not rebuilt do not keep its link waiting`() {
    var inbox = LinkInbox()
    inbox.beReady()
    let incoming = IncomingLink(
      link: "/trails/2", source: .handoff, stack: ["/account", "/none", "/trails/2"])
    inbox.deliver(incoming, to: .guide, at: 0)
    let link = inbox.receive(from: .guide, at: 0)
    #expect(link?.stack == [])
  }

  @Test(arguments: [("/trails/1", true), ("trail:trails/1", false)])
  func `a link is trusted only if all of its stack is`(below: String, isTrusted: Bool) {
    var inbox = LinkInbox()
    inbox.beReady()
    let incoming = IncomingLink(
      link: Self.site + "/trails/2", source: .handoff, stack: [below, Self.site + "/trails/2"])
    inbox.deliver(incoming, to: .guide, at: 0)
    let link = inbox.receive(from: .guide, at: 0)
    #expect(link?.stack == [.trail(1), .trail(2)])
    #expect(link?.match.isTrusted == isTrusted)
  }

  @Test func `only so many outcomes are kept`() {
    var inbox = LinkInbox()
    for number in 1...1000 {
      inbox.deliver(IncomingLink(target: "/trails/\(number)"), to: .guide, at: 0)
    }
    #expect(inbox.outcomes.map(\.id) == Array(950...999))
    #expect(inbox.nextOutcomes().map(\.id) == Array(950...999))
    #expect(inbox.nextOutcomes() == [])
    #expect(inbox.pending?.id == 1000)
  }

  @Test(arguments: [-1, Double.nan, 0, -0.0])
  func `times that are none count as zero`(seconds: Double) {
    let inbox = LinkInbox(
      lifetime: seconds, duplicateWindow: seconds, broadcastWindow: seconds)
    #expect([inbox.lifetime, inbox.duplicateWindow, inbox.broadcastWindow] == [0, 0, 0])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func `a clock that shows no time does no harm`(now: Double) throws {
    var inbox = LinkInbox()
    inbox.beReady()
    inbox.deliver(IncomingLink(target: "/trails/1"), to: .guide, at: now)
    inbox.deliver(IncomingLink(target: "/trails/1"), to: .guide, at: now)
    _ = try JSONEncoder().encode(inbox)
    let link = inbox.receive(from: .guide, at: now)
    #expect((link == nil) == (now == .infinity))
    #expect(inbox.outcomes.map(\.id) == [1, 2])
    _ = try JSONEncoder().encode(inbox)
  }

  @Test func `the system's clock is asked where no time is given`() {
    var inbox = LinkInbox(lifetime: 60)
    inbox.beReady()
    inbox.deliver(IncomingLink(target: "/trails/1"), to: .guide)
    #expect((inbox.pending?.deliveredAt ?? 0) > 1_700_000_000)
    #expect(inbox.hasLink())
    let link = inbox.receive(from: .guide)
    #expect(link?.route == .trail(1))
  }

  @Test func `what is printed of an inbox holds no link`() throws {
    var inbox = LinkInbox()
    inbox.deliver(IncomingLink(target: "/trails/90125"), to: .guide, at: 0)
    inbox.deliver(IncomingLink(target: "/orders/90125"), to: .guide, at: 0)
    #expect("\(try #require(inbox.pending))" == "#2 http /orders/:id [loaded, signedIn]")
    var dumped = ""
    dump(inbox, to: &dumped)
    for text in ["\(inbox)", String(reflecting: inbox), dumped] {
      #expect(!text.contains("90125"))
    }
  }
}

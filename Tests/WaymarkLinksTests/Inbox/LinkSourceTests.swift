// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkLinks

/// Every source in every situation.
struct LinkSourceTests {
  enum Situation: CaseIterable {
    case cold, warm, gated, duplicate
  }

  @Test(arguments: LinkSource.allCases, Situation.allCases)
  func `a link of any source is followed once, whenever it comes`(
    source: LinkSource, situation: Situation
  ) throws {
    let incoming = try link(of: source, to: situation == .gated ? "account" : "trails/7")
    #expect(incoming.source == source)
    var inbox = LinkInbox()
    var ended: [LinkOutcome] = []
    if situation != .cold { inbox.beReady() }
    ended += inbox.deliver(incoming, to: .guide, at: 0)
    #expect(ended == [])
    switch situation {
    case .cold, .gated:
      let early = inbox.receive(from: .guide, at: 1)
      #expect(early == nil)
      inbox.beReady()
      inbox.open(.signedIn)
    case .warm: break
    case .duplicate:
      ended += inbox.deliver(incoming, to: .guide, at: 1)
      #expect(ended.map(\.result) == [.dropped(.duplicate(of: 1))])
    }
    let received = inbox.receive(from: .guide, at: 1)
    let goal: InboxScreen = situation == .gated ? .account : .trail(7)
    #expect(received?.route == goal)
    #expect(received?.isCold == (situation == .cold))
    #expect(received?.stack == (source == .handoff ? [.home, goal] : []))
    let again = inbox.receive(from: .guide, at: 1)
    #expect(again == nil)
    #expect(inbox.outcomes.filter { $0.result == .applied }.map(\.id) == [1])
  }

  /// The link of a source, read like in an app.
  private func link(of source: LinkSource, to path: String) throws -> IncomingLink {
    let page = "https://trails.example/\(path)"
    let link: IncomingLink? =
      switch source {
      case .universalLink: IncomingLink(opened: page)
      case .customScheme: IncomingLink(opened: "trail://\(path)")
      case .notification:
        try IncomingLink(payload: Data(#"{"aps":{"alert":"Rain"},"link":"\#(page)"}"#.utf8))
      case .quickAction: try IncomingLink(quickAction: "app.go", userInfo: ["link": "/\(path)"])
      case .spotlight:
        try IncomingLink(
          LinkActivity(
            type: LinkActivity.searchableItem, webpageURL: nil,
            userInfo: [LinkActivity.itemKey: page]))
      case .handoff:
        try IncomingLink(
          LinkActivity(
            type: LinkActivity.screen, webpageURL: page,
            userInfo: [LinkActivity.stackKey: ["https://trails.example/", page]]))
      case .appIntent: IncomingLink(intent: page)
      case .commandLine: try IncomingLink(arguments: ["app", "--link", "/\(path)"])
      case .http: IncomingLink(target: "/\(path)")
      }
    return try #require(link)
  }
}

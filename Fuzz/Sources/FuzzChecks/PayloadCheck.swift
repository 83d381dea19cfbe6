// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

private enum Screen: Hashable, Sendable {
  case home
  case trail(Int)
  case search(String)
  case account
}

private let table: RouteTable<Screen> = {
  do {
    return try RouteTable(hosts: ["trails.example"], schemes: ["trail"]) {
      LinkRoute("/", route: .home)
      LinkRoute(
        "/trails/:id", .int, make: { .trail($0) },
        match: { if case .trail(let id) = $0 { id } else { nil } }, parent: { _ in .home })
      LinkRoute(
        "/search?q", .text, requires: [.loaded], make: { .search($0) },
        match: { if case .search(let text) = $0 { text } else { nil } })
      LinkRoute("/account", route: .account, requires: [.signedIn])
    }
  } catch {
    preconditionFailure("\(error)")
  }
}()

/// Reads bytes as the payload of a notification, as what else comes as JSON, as a command line, and
/// as an inbox that was saved.
package func checkPayload(_ bytes: UnsafeBufferPointer<UInt8>) {
  let data = Data(bytes)
  var links: [IncomingLink] = []
  var inbox = LinkInbox()
  func read(_ make: () throws(LinkPayloadError) -> IncomingLink?) {
    do throws(LinkPayloadError) {
      if let link = try make() { links.append(link) }
    } catch {
      precondition(error.description.utf8.count < 200, "an error that prints what was there")
      inbox.refuse(error)
    }
  }
  let paths = [["custom", "u"], ["data", "deep", "link"], ["link"]]
  read { () throws(LinkPayloadError) in try IncomingLink(payload: data, at: paths) }
  if let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] {
    read { () throws(LinkPayloadError) in
      try IncomingLink(quickAction: "new", userInfo: object, links: ["new": "/trails/1"])
    }
    for type in [LinkActivity.browsingWeb, LinkActivity.searchableItem] {
      let page = object["page"] as? String
      read { () throws(LinkPayloadError) in
        try IncomingLink(LinkActivity(type: type, webpageURL: page, userInfo: object))
      }
    }
  }
  let words = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  read { () throws(LinkPayloadError) in try IncomingLink(arguments: words, schemes: ["trail"]) }

  let refused = inbox.outcomes.count
  for (time, link) in links.enumerated() {
    inbox.deliver(link, to: table, at: Double(time))
    check(inbox)
  }
  precondition(inbox.lastID == links.count + refused, "a link was lost")
  finish(&inbox, at: Double(links.count))
  if var saved = try? JSONDecoder().decode(LinkInbox.self, from: data) {
    check(saved)
    finish(&saved, at: saved.pending?.deliveredAt ?? 0)
  }
}

/// Saves an inbox, and takes from what was read again whatever can be taken.
private func finish(_ inbox: inout LinkInbox, at now: Double) {
  do {
    let data = try JSONEncoder().encode(inbox)
    let again = try JSONDecoder().decode(LinkInbox.self, from: data)
    precondition(again.outcomes == inbox.outcomes, "other outcomes were read")
    precondition(again.pending?.incoming == inbox.pending?.incoming, "another link waits")
    precondition(again.lastID == inbox.lastID, "another number")
    inbox = again
  } catch {
    preconditionFailure("An inbox cannot be saved: \(error)")
  }
  let waited = inbox.pending?.id
  inbox.beReady()
  inbox.setGates([.signedIn, .loaded])
  let first = inbox.receive(from: table, at: now)
  let second = inbox.receive(from: table, at: now)
  precondition(second == nil, "a link was received twice")
  precondition(first == nil || first?.id == waited, "another link was received")
  if let first, !first.stack.isEmpty {
    precondition(first.stack.last == first.route && first.stack.count <= 64, "another stack")
  }
  if let waited, inbox.pending == nil {
    precondition(inbox.outcomes.last?.id == waited, "the link that waited was lost")
  }
  check(inbox)
}

/// What holds of every inbox.
private func check(_ inbox: LinkInbox) {
  let ids = inbox.outcomes.map(\.id) + [inbox.pending].compactMap { $0?.id }
  precondition(Set(ids).count == ids.count, "a link ended twice")
  precondition(ids.allSatisfy { $0 >= 1 && $0 <= inbox.lastID }, "a number of no link")
  precondition(inbox.outcomes.count <= LinkInbox.outcomeLimit, "more than the limit")
  precondition((inbox.pending?.incoming.stack.count ?? 0) <= 64, "more than the limit")
  precondition(!"\(inbox)".isEmpty)
}

// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks

/// An event of an inbox.
enum InboxStep: Hashable, Sendable {
  case deliver(String, LinkSource)
  case ready
  case open(LinkGate)
  case close(LinkGate)
  case gates(Set<LinkGate>)
  case receive(String)
  case wait(Double)
  case expire
  case refuse
  case decline
  /// A person navigates elsewhere.
  case leave
  /// The app's process ends, and starts again with the saved data.
  case restart
  /// The app is updated to a version with another table.
  case update

  /// A universal link.
  static func deliver(_ link: String) -> InboxStep { .deliver(link, .universalLink) }
  /// The owner of all navigation receives the link.
  static let receive = InboxStep.receive("")
}

/// An inbox and its deliveries.
struct InboxStory {
  var inbox = LinkInbox(lifetime: 100, duplicateWindow: 2, broadcastWindow: 10)
  var now = 1000.0
  var table = RouteTable<InboxScreen>.guide
  /// The listeners and the links that they received, such as `list 3`.
  var received: [String] = []
  /// All outcomes.
  var ended: [LinkOutcome] = []

  static let badPayload = LinkPayloadError(
    source: .notification, place: ["link"], problem: .notText)

  mutating func run(_ step: InboxStep) throws {
    switch step {
    case .deliver(let link, let source):
      let incoming = IncomingLink(link: link, source: source)
      ended += inbox.deliver(incoming, to: table, at: now)
    case .ready: inbox.beReady()
    case .open(let gate): inbox.open(gate)
    case .close(let gate): ended += inbox.close(gate)
    case .gates(let gates): ended += inbox.setGates(gates)
    case .receive(let listener):
      _ = inbox.nextOutcomes()
      let hadLink = inbox.hasLink(for: listener, at: now)
      let unchanged = inbox
      let link = inbox.receive(from: table, for: listener, at: now)
      if !hadLink, link != nil || inbox != unchanged {
        received.append("received, but hasLink was false")
      }
      if inbox.hasLink(for: listener, at: now) { received.append("hasLink is still true") }
      ended += inbox.nextOutcomes()
      if let link { received.append(listener.isEmpty ? "\(link.id)" : "\(listener) \(link.id)") }
    case .wait(let seconds): now += seconds
    case .expire: ended += inbox.expire(at: now)
    case .refuse: ended.append(inbox.refuse(Self.badPayload))
    case .decline: ended += inbox.declinePending()
    case .leave: inbox.allowRepetition()
    case .restart:
      let data = try JSONEncoder().encode(inbox)
      inbox = try JSONDecoder().decode(LinkInbox.self, from: data)
    case .update: table = .later
    }
  }
}

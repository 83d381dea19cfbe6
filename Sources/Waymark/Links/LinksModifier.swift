// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRoutes
import WaymarkUI

/// Follows the links of an inbox, and offers the link of the screen in front.
struct LinksModifier<R: Hashable & Sendable, Unknown: View>: ViewModifier {
  let table: RouteTable<R>
  @Binding var inbox: LinkInbox
  @Binding var place: LinkPlace<R>
  let policy: LinkPolicy
  let gates: Set<LinkGate>?
  let unknown: (UnknownLink) -> Unknown

  @StateObject private var follower = LinkFollower()
  @State private var shown: UnknownLink?
  @Environment(\.openURL) private var openURL

  func body(content: Content) -> some View {
    content
      .environment(\.linkFollower, follower)
      .sheet(item: $shown) { unknown($0) }
      .modifier(OfferedLinks(table: table, place: place))
      .onOpenURL { deliver(IncomingLink(opened: $0)) }
      .modifier(ContinuedLinks(deliver: deliver, refuse: { inbox.refuse($0) }))
      .onAppear { follow() }
      .onNewValue(of: gates) { follow() }
      .onNewValue(of: inbox) { follow() }
      .onNewValue(of: place) { placeChanged() }
  }

  private func deliver(_ link: IncomingLink) {
    for outcome in inbox.deliver(link, to: table) where outcome.id == inbox.lastID {
      follower.seen = outcome.id
      refuse(outcome, of: link)
    }
    follow()
  }

  /// Takes what can be followed now.
  ///
  /// The view is there whenever this is called, so the inbox need not wait for it any more.
  private func follow() {
    if !inbox.isReady { inbox.beReady() }
    if let gates, gates != inbox.openGates { inbox.setGates(gates) }
    for outcome in inbox.outcomes where outcome.id > max(follower.seen, inbox.restoredID) {
      refuse(outcome, of: nil)
    }
    follower.seen = max(follower.seen, inbox.outcomes.last?.id ?? 0)
    while inbox.hasLink() {
      guard let link = inbox.take(from: table) else { return }
      shown = nil
      let target = table.place(for: link)
      let next = place.following(target, by: policy)
      guard next != place else { continue }
      follower.isFollowing = true
      place = next
      follower.followed = next.front
    }
  }

  private func refuse(_ outcome: LinkOutcome, of link: IncomingLink?) {
    guard case .dropped(.refused(.link(let error))) = outcome.result else { return }
    switch error {
    case .foreign: return
    case .webOnly:
      if let link, let url = URL(string: link.link) { openURL(url) }
    default: shown = UnknownLink(id: outcome.id, link: link?.link, error: error)
    }
  }

  private func placeChanged() {
    follower.isFollowing = false
    // Who has gone elsewhere may come back by the same link at once.
    if place.front.map(AnyHashable.init) != follower.followed { inbox.allowRepetition() }
  }
}

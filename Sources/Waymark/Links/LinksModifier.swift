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
      .onOpenURL { follow(IncomingLink(opened: $0)) }
      .modifier(ContinuedLinks(deliver: follow, refuse: { inbox.refuse($0) }))
      .onAppear { follow() }
      .onNewValue(of: gates) { follow() }
      .onNewValue(of: inbox) { follow() }
      .onNewValue(of: place) { placeChanged() }
  }

  /// Takes what can be followed now, and what has just come.
  ///
  /// The view is there whenever this is called, so the inbox need not wait for it any more.
  private func follow(_ delivered: IncomingLink? = nil) {
    var box = inbox
    box.beReady()
    if let gates { box.setGates(gates) }
    if let delivered { box.deliver(delivered, to: table) }
    let next = box.follow(table, from: place, by: policy)
    let news = box.takeNews()
    if box != inbox { inbox = box }
    follower.source = news.last { $0.result == .applied }?.source
    if let next { go(to: next) }
    for outcome in news { refuse(outcome, of: outcome.id == box.lastID ? delivered : nil) }
  }

  private func go(to next: LinkPlace<R>) {
    shown = nil
    follower.followed = next.front
    guard next != place else { return }
    follower.isFollowing = true
    place = next
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

// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRoutes
import WaymarkUI

/// Follows the links of an inbox, and publishes the link of the frontmost screen.
struct LinksModifier<R: Hashable & Sendable, Unknown: View>: ViewModifier {
  let table: RouteTable<R>
  @Binding var inbox: LinkInbox
  @Binding var place: LinkPlace<R>
  let policy: LinkPolicy?
  let gates: Set<LinkGate>?
  let unknown: (UnknownLink) -> Unknown

  @StateObject private var follower = LinkFollower()
  /// The destination of a link, followed once the presentations over the previous tab are closed.
  @State private var onward: Onward?
  /// The tab that the last link has left, and the destination of the link.
  @State private var left: LeftTab?
  @State private var shown: UnknownLink?
  @Environment(\.openURL) private var openURL
  @Environment(\.linkWindow) private var window

  func body(content: Content) -> some View {
    let links = Shared(self)
    // The references are weak because the modifier holds both objects. The actions below keep the
    // copy alive as long as the view exists.
    follower.retry = { [weak links] in links?.value.follow() }
    follower.withdraw = { [weak links] in links?.value.withdraw($0) }
    window?.serve(
      table, place: { [weak links] in links?.value.place },
      deliver: { [weak links] in links?.value.follow($0) })
    return
      content
      .environment(\.linkFollower, follower)
      .sheet(item: $shown) { [unknown] in unknown($0) }
      .modifier(OfferedLinks(table: table, place: place))
      .onLink {
        let link = IncomingLink(opened: $0)
        links.value.receive(link)
        return links.value.recognizes(link)
      }
      .modifier(
        ContinuedLinks(
          deliver: { links.value.receive($0) }, refuse: { links.value.inbox.refuse($0) })
      )
      .onAppear { links.value.follow() }
      .onNewValue(of: gates) { links.value.follow() }
      .onNewValue(of: inbox) { links.value.follow() }
      .onNewValue(of: place) { links.value.placeChanged() }
  }

  /// A copy of this large value for all closures, each of which would contain a copy otherwise.
  private final class Shared {
    let value: LinksModifier

    init(_ value: LinksModifier) { self.value = value }
  }

  /// Receives a link that arrived in this window and may belong to another one.
  private func receive(_ link: IncomingLink) {
    if let window { window.receive(link) } else { follow(link) }
  }

  /// Whether a link is for this app, even if the table rejects it.
  private func recognizes(_ link: IncomingLink) -> Bool {
    do throws(LinkError) {
      _ = try table.parse(link.link)
    } catch {
      return !error.isForeign
    }
    return true
  }

  /// Follows the link that can be followed now, including a newly delivered one.
  ///
  /// The view exists whenever this is called, so the inbox need not wait for it any more.
  private func follow(_ delivered: IncomingLink? = nil) {
    var box = inbox
    box.beReady()
    if let gates { box.setGates(gates) }
    if let delivered { box.deliver(delivered, to: table) }
    let waiting = box.pending?.id
    let next = box.follow(table, from: place, by: policy) {
      follower.hold(from: $0, to: $1, link: waiting)
    }
    let outcomes = box.nextOutcomes()
    if box != inbox { inbox = box }
    if let next {
      let applied = outcomes.last { $0.result == .applied }
      (follower.link, follower.source) = (applied?.id, applied?.source)
      follower.isTrusted = applied?.isTrusted ?? false
      go(to: next)
    }
    for outcome in outcomes { refuse(outcome, of: outcome.id == box.lastID ? delivered : nil) }
  }

  private func go(to next: LinkPlace<R>) {
    shown = nil
    onward = nil
    follower.followed = next.front
    left = nil
    guard next != place else { return }
    follower.isFollowing = true
    if place.leavesTab(for: next) { left = LeftTab(start: place, tab: next.tab) }
    let cut = place.withoutPresentations
    if place.leavesTab(for: next), cut != place {
      // Another tab would be behind the presentations over this one.
      if follower.hasLeavers {
        onward = Onward(start: place, cut: cut, end: next)
        place = cut
        return
      }
      place = cut
    }
    place = next
  }

  /// Withdraws the last link, because it was blocked or a person stayed on a screen.
  private func withdraw(_ refusal: LinkInboxError) {
    onward = nil
    follower.isFollowing = false
    guard let link = follower.link else { return }
    changeInbox {
      $0.refuse(applied: link, because: refusal)
      _ = $0.nextOutcomes()
    }
    // The path of the other tab has not changed, so the tab is not selected, either.
    guard let left else { return }
    self.left = nil
    if place.tab == left.tab { place = left.start }
  }

  private func refuse(_ outcome: LinkOutcome, of link: IncomingLink?) {
    guard case .dropped(.refused(.link(let error))) = outcome.result else { return }
    switch error {
    case .foreign: return
    case .webOnly:
      if let link, let url = URL(string: link.link) { openURL(url) }
    default:
      shown = UnknownLink(
        id: outcome.id, link: link?.link, error: error,
        page: link.flatMap { table.page(of: $0.link) }.flatMap { URL(string: $0) })
    }
  }

  private func placeChanged() {
    follower.isFollowing = false
    if let onward, place != onward.start {
      self.onward = nil
      // A different place is the result of a change that is newer than the link.
      if place == onward.cut {
        follower.isFollowing = true
        place = onward.end
        return
      }
    }
    // A person who has navigated elsewhere may return by the same link immediately.
    guard place.front.map(AnyHashable.init) != follower.followed else { return }
    changeInbox { $0.allowRepetition() }
  }

  /// Assigns the inbox only if it differs, since each view that reads it then runs its body.
  private func changeInbox(_ change: (inout LinkInbox) -> Void) {
    var box = inbox
    change(&box)
    if box != inbox { inbox = box }
  }

  // Objects, so that the modifier does not contain four places in each of its copies.

  private final class LeftTab {
    let start: LinkPlace<R>
    let tab: String?

    init(start: LinkPlace<R>, tab: String?) { (self.start, self.tab) = (start, tab) }
  }

  private final class Onward {
    let start: LinkPlace<R>
    let cut: LinkPlace<R>
    let end: LinkPlace<R>

    init(start: LinkPlace<R>, cut: LinkPlace<R>, end: LinkPlace<R>) {
      (self.start, self.cut, self.end) = (start, cut, end)
    }
  }
}

// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkUI

#if canImport(ObjectiveC)
import Foundation
#endif

/// Publishes the links of a place as an activity.
///
/// A place of more than `LinkActivity.stackLimit` screens publishes only its topmost link, and is not
/// eligible for search, so that a change costs the same at each depth.
struct OfferedLinks<R: Hashable & Sendable>: ViewModifier {
  let table: RouteTable<R>
  let place: LinkPlace<R>

  func body(content: Content) -> some View {
    let isDeep = place.routes.count + (place.root == nil ? 0 : 1) > LinkActivity.stackLimit
    let links = isDeep ? [] : table.links(of: place)
    let link = isDeep ? table.topmostLink(of: place) : links.last
    content.userActivity(LinkActivity.screen, isActive: link != nil) { activity in
      LinkActivity(
        type: LinkActivity.screen, title: place.front.flatMap(table.title),
        webpageURL: link, stack: links
      ).fill(activity)
      activity.targetContentIdentifier = link
      activity.isEligibleForHandoff = true
      let isOpenToAll = !isDeep && place.stack.allSatisfy { table.gates(for: $0).isEmpty }
      activity.isEligibleForSearch = isOpenToAll
      #if !os(macOS) && !os(tvOS)
      activity.isEligibleForPrediction = isOpenToAll
      #endif
    }
  }
}

/// Receives the activities that contain links.
struct ContinuedLinks: ViewModifier {
  let deliver: (IncomingLink) -> Void
  let refuse: (LinkPayloadError) -> Void

  func body(content: Content) -> some View {
    content
      .onContinueUserActivity(LinkActivity.browsingWeb, perform: receive)
      .onContinueUserActivity(LinkActivity.screen, perform: receive)
      .onContinueUserActivity(LinkActivity.searchableItem, perform: receive)
  }

  private func receive(_ activity: NSUserActivity) {
    do throws(LinkPayloadError) {
      if let link = try IncomingLink(activity) { deliver(link) }
    } catch {
      refuse(error)
    }
  }
}

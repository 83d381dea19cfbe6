// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkUI

#if canImport(ObjectiveC)
import Foundation
#endif

/// Publishes the links of a place as an activity.
struct OfferedLinks<R: Hashable & Sendable>: ViewModifier {
  let table: RouteTable<R>
  let place: LinkPlace<R>

  func body(content: Content) -> some View {
    let links = table.links(of: place)
    content.userActivity(LinkActivity.screen, isActive: !links.isEmpty) { activity in
      LinkActivity(
        type: LinkActivity.screen, title: place.front.flatMap(table.title),
        webpageURL: links.last, stack: links
      ).fill(activity)
      activity.targetContentIdentifier = links.last
      activity.isEligibleForHandoff = true
      let isOpenToAll = place.stack.allSatisfy { table.gates(for: $0).isEmpty }
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

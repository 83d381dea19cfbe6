// SPDX-License-Identifier: MIT

import Foundation
import WaymarkLinks
import WaymarkViews

/// The URL paths of an app's screens, as the app publishes them.
struct ScreenAddresses: Equatable {
  /// The path of each open screen, the root first; nil for a screen without a page.
  ///
  /// Empty if the app does not publish a stack.
  var stack: [String?] = []
  /// The path of the frontmost screen.
  var front: String?

  /// Creates a value without paths.
  init() {}

  /// Reads the paths from the app's most recent activity that has a page.
  init(_ activities: [NSUserActivity], _ site: Site) {
    for activity in activities.reversed() {
      guard let link = activity.webpageURL, let address = site.address(link.absoluteString) else {
        continue
      }
      front = address
      let links = activity.userInfo?[LinkActivity.stackKey] as? [String] ?? []
      if links.count <= LinkActivity.stackLimit { stack = links.map(site.address) }
      return
    }
  }
}

// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRoutes
import WaymarkUI

/// What the modifier that follows links remembers; flows ask it whether a link changed their path.
@MainActor
final class LinkFollower: ObservableObject {
  /// Whether a link was followed that is not shown yet.
  var isFollowing = false
  /// How the link came.
  var source: LinkSource?
  /// The screen that the last link has opened.
  var followed: AnyHashable?

  /// What a change of a path comes from, if it is a link.
  var cause: NavigationCause? {
    isFollowing ? .link.from(source.map { .link(source: $0.rawValue) }) : nil
  }
}

extension EnvironmentValues {
  /// What follows links around the view.
  var linkFollower: LinkFollower? {
    get { self[LinkFollowerKey.self] }
    set { self[LinkFollowerKey.self] = newValue }
  }
}

private enum LinkFollowerKey: EnvironmentKey {
  static var defaultValue: LinkFollower? { nil }
}

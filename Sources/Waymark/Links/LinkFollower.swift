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
  /// Whether the system vouches for the link.
  var isTrusted = false
  /// The screen that the last link has opened.
  var followed: AnyHashable?
  /// The last link that was followed.
  var link: Int?
  /// Follows what has waited.
  var retry: () -> Void = {}
  /// Withdraws the link that was followed last.
  var withdraw: (LinkInboxError) -> Void = { _ in }
  /// The flows whose paths links may change.
  var flows = WeakList<Flow>()
  /// The screens that may have to stay.
  var required = WeakList<RequiredScreen>()
  /// The link whose waiting was reported.
  private var reported: Int?

  /// What a change of a path comes from, if it is a link.
  var cause: NavigationCause? {
    isFollowing
      ? .link.from(source.map { .link(source: $0.rawValue, isTrusted: isTrusted) }) : nil
  }

  /// Whether a screen of a flow asks before it closes.
  var hasLeavers: Bool { flows.objects.contains { !$0.control.leavers.isEmpty } }

  /// What screens that must stay make of a link; the listeners of their paths are notified.
  ///
  /// - Parameters:
  ///   - place: Where the app is.
  ///   - next: Where the link leads.
  ///   - link: The link's number.
  /// - Returns: What becomes of it; nil if nothing keeps it.
  func hold<R>(from place: LinkPlace<R>, to next: LinkPlace<R>, link: Int?) -> LinkHold? {
    guard next != place else { return nil }
    let keeping = required.objects.filter { $0.keeps(place, next) }
    guard let first = keeping.first(where: { $0.hold == .refuse }) ?? keeping.first else {
      return nil
    }
    if first.hold == .refuse || link == nil || link != reported { first.report(next, from: place) }
    reported = first.hold == .wait ? link : nil
    return first.hold
  }

  /// What became of a change of a path that a link has made.
  func heard(_ outcome: NavigationOutcome) {
    switch outcome {
    case .declined: withdraw(.declined)
    case .blocked(let reason): withdraw(.blocked(reason: reason))
    case .proposed, .done, .redirected, .held, .awaitsConfirmation, .superseded: break
    }
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

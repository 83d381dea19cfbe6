// SPDX-License-Identifier: MIT

import WaymarkLinks
import WaymarkRoutes
import WaymarkUI

/// The state of the modifier that follows links; flows ask it whether a link changed their path.
@MainActor
final class LinkFollower: ObservableObject {
  /// Whether a link was followed and is not shown yet.
  var isFollowing = false
  /// The source of the link.
  var source: LinkSource?
  /// Whether the link is trusted.
  var isTrusted = false
  /// The screen that the last link has opened.
  var followed: AnyHashable?
  /// The number of the last link that was followed.
  var link: Int?
  /// Follows the waiting link.
  var retry: () -> Void = {}
  /// Withdraws the link that was followed last.
  var withdraw: (LinkInboxError) -> Void = { _ in }
  /// The flows whose paths links can change.
  var flows = WeakList<Flow>()
  /// The screens that may require completion.
  var required = WeakList<RequiredScreen>()
  /// The link that was last reported as waiting.
  private var reported: Int?

  /// The cause of a change of a path by a link; nil if no link is being followed.
  var cause: NavigationCause? {
    isFollowing
      ? .link.from(source.map { .link(source: $0.rawValue, isTrusted: isTrusted) }) : nil
  }

  /// Whether a screen of a flow asks before it closes.
  var hasLeavers: Bool { flows.objects.contains { !$0.control.leavers.isEmpty } }

  /// Returns the effect of screens that require completion on a link, and notifies the listeners of
  /// their paths.
  ///
  /// - Parameters:
  ///   - place: The current place.
  ///   - next: The destination of the link.
  ///   - link: The link's number.
  /// - Returns: What happens to the link; nil if no screen holds it.
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

  /// Receives the outcome of a change of a path that a link has made.
  func heard(_ outcome: NavigationOutcome) {
    switch outcome {
    case .declined: withdraw(.declined)
    case .blocked(let reason): withdraw(.blocked(reason: reason))
    case .proposed, .done, .redirected, .held, .awaitsConfirmation, .superseded: break
    }
  }
}

extension EnvironmentValues {
  /// The modifier state that follows links around the view.
  var linkFollower: LinkFollower? {
    get { self[LinkFollowerKey.self] }
    set { self[LinkFollowerKey.self] = newValue }
  }
}

private enum LinkFollowerKey: EnvironmentKey {
  static var defaultValue: LinkFollower? { nil }
}

// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// What happens to a link that would close a screen that must stay.
public enum LinkHold: String, Hashable, Codable, Sendable, CaseIterable {
  /// It stays pending in the inbox, and is followed when nothing blocks it any more.
  case wait
  /// It is refused, with the reason ``LinkInboxError/screenStays``.
  case refuse
}

extension NavigationGate {
  /// The screens that must stay, such as a consent form, are completed.
  ///
  /// ``LinkInbox/waitingFor`` holds it while one of them keeps a link; it is never among the open
  /// gates.
  public static let completed = NavigationGate(rawValue: "completed")
}

extension LinkPlace {
  /// Whether going to another place closes one of the open routes.
  ///
  /// Another tab leaves the routes of this one open, except for what is presented over all tabs: the
  /// lowest sheet or cover and all above it. In the same tab what both places begin and end with
  /// stays.
  ///
  /// - Parameters:
  ///   - index: The route's index in ``routes``; false for an index that it does not have.
  ///   - next: The other place.
  /// - Returns: Whether it closes.
  package func closes(_ index: Int, goingTo next: LinkPlace) -> Bool {
    guard routes.indices.contains(index) else { return false }
    if leavesTab(for: next) { return index >= firstPresented }
    let kept = zip(routes, next.routes).prefix { isSameRoute($0, $1) }.count
    let shorter = min(routes.count, next.routes.count)
    let end = zip(routes.reversed(), next.routes.reversed()).prefix { isSameRoute($0, $1) }.count
    return index >= kept && index < routes.count - min(end, shorter - kept)
  }

  /// Whether another place is in another tab; one that does not say is in this one.
  package func leavesTab(for next: LinkPlace) -> Bool { next.tab != nil && next.tab != tab }

  /// The place without what is presented in it, which another tab would be behind.
  package var withoutPresentations: LinkPlace {
    LinkPlace(tab: tab, root: root, routes: Array(routes[..<firstPresented]))
  }

  private var firstPresented: Int { routes.firstIndex { $0.isPresented } ?? routes.count }
}

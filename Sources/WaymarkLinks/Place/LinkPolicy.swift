// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// What happens to the screens that are open when a link is followed.
public enum LinkPolicy: String, Hashable, Codable, Sendable, CaseIterable {
  /// The link's screen and its parents replace the open screens.
  ///
  /// Screens that are open and stay open keep their state.
  case replace
  /// The link's screen opens above the topmost one, without its parents.
  ///
  /// Alerts and dialogs in front are closed first, and for a push sheets and covers without a
  /// navigation stack, since nothing can be pushed in them.
  case push
  /// If the link's screen is open already, the screens above it close; otherwise as ``replace``.
  case reuseElseReplace
}

extension LinkPlace {
  /// The place after following a link from this one.
  ///
  /// A tab and first screen that the link does not determine stay as they are.
  ///
  /// - Parameters:
  ///   - target: The place of the link.
  ///   - policy: What happens to the screens that are open. A first screen is not opened above
  ///     others, whatever the policy: it is shown alone.
  /// - Returns: The place to go to.
  public func following(_ target: LinkPlace, by policy: LinkPolicy) -> LinkPlace {
    var place = self
    if let leaf = target.routes.last {
      switch policy {
      case .push:
        guard place.front != leaf.screen else { return place }
        place.closeInTheWay(of: leaf)
        place.routes.append(leaf)
        return place
      case .reuseElseReplace:
        let isSameTab = target.tab == nil || target.tab == tab
        if isSameTab, let index = routes.lastIndex(where: { $0.screen == leaf.screen }) {
          place.routes.removeSubrange((index + 1)...)
          return place
        }
      case .replace: break
      }
    }
    if target.root != nil || target.tab != nil {
      (place.tab, place.root) = (target.tab, target.root)
    }
    place.routes = target.routes
    return place
  }

  /// Closes presentations over which a route could not be shown.
  private mutating func closeInTheWay(of route: Route<R>) {
    while let index = routes.lastIndex(where: { $0.isPresented }) {
      let isUsable =
        !routes[index].presentation.isDialog && (route.isPresented || routes[index].withNavigation)
      if isUsable { return }
      routes.removeSubrange(index...)
    }
  }
}

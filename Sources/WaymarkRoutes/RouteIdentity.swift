// SPDX-License-Identifier: MIT

/// What makes a route the same one before and after a change: its screen, and whether that is
/// pushed, a sheet or a cover.
///
/// Having a navigation stack of its own is no part of it: a screen survives getting one. Of equal
/// routes in a path, the occurrence tells which is which.
struct RouteIdentity<Screen: Hashable>: Hashable {
  private let screen: Screen
  private let style: RouteStyle

  init(_ route: Route<Screen>) {
    screen = route.screen
    style = route.style.withoutNavigation
  }

  static func == (one: RouteIdentity, other: RouteIdentity) -> Bool {
    one.style == other.style && isSameScreen(one.screen, other.screen)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(screen) }
}

extension RouteStyle {
  /// The style with no navigation stack of its own.
  package var withoutNavigation: RouteStyle {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }
}

/// Whether two routes are the same screen in the same manner: both pushed, both sheets or both
/// covers, of equal screens or of screens of one type with one id.
package func isSameRoute<Screen: Hashable>(_ one: Route<Screen>, _ other: Route<Screen>) -> Bool {
  guard one.style.withoutNavigation == other.style.withoutNavigation else { return false }
  return isSameScreen(one.screen, other.screen)
    || hasSameID(AnyHashable(one.screen).base, AnyHashable(other.screen).base)
}

private func hasSameID(_ one: Any, _ other: Any) -> Bool {
  func compare<T: Identifiable>(_ one: T) -> Bool { (other as? T)?.id == one.id }
  guard type(of: one) == type(of: other), let one = one as? any Identifiable else { return false }
  return compare(one)
}

// SPDX-License-Identifier: MIT

/// The identity of a route across a change: its screen, and whether that is pushed, a sheet or a
/// cover.
///
/// It does not include the navigation stack of a presentation, which can be added to an open
/// screen. Equal routes in a path are distinguished by their occurrence.
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
  /// The style without a navigation stack.
  package var withoutNavigation: RouteStyle {
    switch self {
    case .push: .push
    case .sheet: .sheet
    case .cover: .cover
    }
  }
}

/// Whether two routes are the same screen in the same manner: both pushed, both sheets or both
/// covers, with equal screens or with screens of one type with equal ids.
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

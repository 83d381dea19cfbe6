// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A route of a path together with its identity, which it keeps while it stays open.
///
/// Equal routes of one path are different open routes. One lives on in the bindings made from it
/// when it is closed; they then go on giving the value seen last.
@MainActor
final class OpenRoute {
  private(set) var route: Route<AnyHashable>
  private(set) var index: Int
  /// Changes when the screen's view must be made again; 0 at first.
  var stamp = 0
  /// What made the screen's view last.
  private var look: DestinationLook?
  private weak var flow: FlowContext?

  init(_ route: Route<AnyHashable>, at index: Int, in flow: FlowContext) {
    self.route = route
    self.index = index
    self.flow = flow
  }

  /// The screen's value now; the one seen last once the screen is closed.
  ///
  /// A write changes the path and keeps the screen. Once that is closed, it is dropped and
  /// reported.
  var screen: AnyHashable {
    get {
      flow?.sync()
      return route.screen
    }
    set { flow?.write(newValue, to: self) }
  }

  /// The type of the screen's value.
  var screenType: Any.Type { type(of: route.screen.base) }

  /// Takes the newer route and place of the same screen.
  func take(_ newer: Route<AnyHashable>, at newIndex: Int) {
    route = newer
    index = newIndex
  }

  // MARK: Look

  /// Makes the screen's view; nil when no destination is for it.
  func makeView() -> AnyView? {
    look = flow?.look(for: route.screen, at: index)
    return look?.destination.view(for: self)
  }

  /// Whether another destination than before, or a newer form of it, would make the view now.
  var isStale: Bool {
    flow.map { $0.look(for: route.screen, at: index) != look } ?? false
  }

  /// Reports that no destination is for the screen, if that is still so.
  func reportMissing() {
    guard let flow, look == nil, !isStale else { return }
    flow.destinations.reportMissing(screenType)
  }
}

extension OpenRoute: Hashable {
  nonisolated static func == (one: OpenRoute, other: OpenRoute) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether two routes show the same screen in the same manner: an equal screen, or one of the same
/// type and id.
func isSameOpening<Screen: Hashable>(_ one: Route<Screen>, _ other: Route<Screen>) -> Bool {
  let styles = (one.style, other.style)
  guard styles.0.isPush == styles.1.isPush, styles.0.isSheet == styles.1.isSheet else {
    return false
  }
  return isSameScreen(one.screen, other.screen)
    || hasSameID(AnyHashable(one.screen).base, AnyHashable(other.screen).base)
}

private func hasSameID(_ one: Any, _ other: Any) -> Bool {
  func compare<T: Identifiable>(_ one: T) -> Bool { (other as? T)?.id == one.id }
  guard type(of: one) == type(of: other), let one = one as? any Identifiable else { return false }
  return compare(one)
}

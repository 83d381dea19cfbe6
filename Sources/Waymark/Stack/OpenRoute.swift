// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// A route of a path together with its identity, which it keeps while it stays open.
///
/// Equal routes of one path are different open routes. One lives on in the bindings made from it
/// when it is closed; they then go on giving the value seen last.
@MainActor
final class OpenRoute<Data: Hashable>: OpenScreen {
  private(set) var route: Route<Data>
  private(set) var index: Int
  /// Changes when the screen's view must be made again; 0 at first.
  var stamp = 0
  /// What made the screen's view last.
  private var look: DestinationLook?
  private weak var flow: Flow<Data>?

  init(_ route: Route<Data>, at index: Int, in flow: Flow<Data>) {
    self.route = route
    self.index = index
    self.flow = flow
  }

  var screen: AnyHashable {
    flow?.sync()
    return AnyHashable(route.screen)
  }

  func write(_ screen: AnyHashable) { flow?.write(screen, to: self) }

  // MARK: Identity

  /// Whether another route shows the same screen in the same manner: an equal screen, or one of
  /// the same type and id.
  func isSame(as other: Route<Data>) -> Bool {
    let (own, style) = (route.style, other.style)
    guard own.isPush == style.isPush, own.isSheet == style.isSheet else { return false }
    return isSameScreen(route.screen, other.screen)
      || hasSameID(AnyHashable(route.screen).base, AnyHashable(other.screen).base)
  }

  /// Takes the newer route and place of the same screen; whether they differ.
  func take(_ newer: Route<Data>, at newIndex: Int) -> Bool {
    guard index != newIndex || route != newer else { return false }
    route = newer
    index = newIndex
    return true
  }

  // MARK: Look

  /// Makes the screen's view; nil when no destination is for it.
  func makeView() -> AnyView? {
    look = flow?.look(for: AnyHashable(route.screen), at: index)
    return look?.destination.view(for: self)
  }

  /// Whether another destination than before, or a newer form of it, would make the view now.
  var isStale: Bool {
    flow.map { $0.look(for: AnyHashable(route.screen), at: index) != look } ?? false
  }

  /// Reports that no destination is for the screen, if that is still so.
  func reportMissing() {
    guard let flow, look == nil, !isStale else { return }
    flow.destinations.reportMissing(type(of: AnyHashable(route.screen).base))
  }
}

extension OpenRoute: Hashable {
  nonisolated static func == (one: OpenRoute, other: OpenRoute) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Whether two values have one type and, being `Identifiable`, the same id.
private func hasSameID(_ one: Any, _ other: Any) -> Bool {
  func compare<T: Identifiable>(_ one: T) -> Bool { (other as? T)?.id == one.id }
  guard type(of: one) == type(of: other), let one = one as? any Identifiable else { return false }
  return compare(one)
}

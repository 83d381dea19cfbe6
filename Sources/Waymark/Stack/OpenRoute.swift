// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Represents an open route in views: the same object while the route stays open.
///
/// Bindings made from it keep it alive after the route is closed; they then return the last value.
@MainActor
final class OpenRoute {
  let id: ScreenID
  /// Makes the screen's view again, and nothing else.
  ///
  /// A separate object: objects with weak references are expensive to copy, and paths are long.
  let refresh = Refresh()
  /// The flow in whose path it is.
  private(set) weak var owner: Flow?
  /// The store that showed the screen last.
  weak var store: FlowStore?
  /// Notified when it is closed.
  private var listeners: [DismissListener] = []
  /// What made the screen's view last.
  private var look: DestinationLook?
  /// The route's last value and index, used once it is closed.
  private var last: PlacedRoute

  init(_ placed: PlacedRoute, in owner: Flow?, shownBy store: FlowStore) {
    id = placed.id
    last = placed
    self.owner = owner
    self.store = store
  }

  private var placed: PlacedRoute { owner?.store.state.placed(id) ?? last }
  var route: Route<AnyHashable> { placed.route }
  /// Its place in the path of its owner.
  var index: Int { placed.index }
  /// Changes when the screen's view must be made again; 0 at first.
  var stamp: Int { owner?.store.state.stamp(of: id) ?? 0 }
  /// The screen's transition.
  var entrance: ReplaceStyle { owner?.store.state.entrances[id] ?? .automatic }

  /// The screen's value now; the one seen last once the screen is closed.
  ///
  /// A write changes the path and keeps the screen. Once that is closed, it is dropped and
  /// reported.
  var screen: AnyHashable {
    get {
      owner?.sync()
      return route.screen
    }
    set { owner?.write(newValue, to: id) }
  }

  /// Its place in the path that its screen can change; of a local destination's screen, the place
  /// of the screen below.
  var indexInHost: Int {
    guard let owner, owner.host !== owner else { return index }
    return owner.place?.indexInHost ?? -1
  }

  /// The type of the screen's value.
  var screenType: Any.Type { type(of: route.screen.base) }

  /// A view of the screen has appeared or disappeared.
  func visibilityChanged(_ isVisible: Bool) {
    // The flow may be gone before its last screens are.
    if isVisible { store = owner?.store ?? store }
    store?.screenChanged(id, isVisible: isVisible)
  }

  // MARK: Look

  /// Makes the screen's view; nil when no destination is for it.
  func makeView() -> AnyView? { owner?.makeView(of: self) }

  /// The view that the nearest destination makes, which is remembered.
  func makeView(with found: DestinationLook?) -> AnyView? {
    look = found
    return found?.destination.view(for: self)
  }

  /// Whether another destination than before, or a newer form of it, would make the view now.
  var isStale: Bool {
    let placed = placed
    return owner.map { $0.look(for: placed.route.screen, at: placed.index) != look } ?? false
  }

  /// Reports that no destination is for the screen, if that is still so.
  func reportMissing() {
    let screen = route.screen
    guard let owner, look == nil, !isStale, FlowPath.resolved(screen) == screen else { return }
    if let encoded = screen.base as? EncodedScreen {
      owner.host.destinations.reportUndecoded(encoded)
    } else {
      owner.host.destinations.reportMissing(screenType)
    }
  }

  // MARK: End

  /// Keeps the last value and index of the route, which is closed.
  func remember(_ placed: PlacedRoute) { last = placed }

  func add(_ listener: DismissListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  /// Notifies the listeners, once, that the screen was closed.
  func notifyClosed(_ cause: NavigationCause) {
    let notified = listeners
    listeners = []
    for listener in notified { listener.perform(cause) }
  }
}

/// An object that a view observes in order to be made again.
final class Refresh: ObservableObject {
  // Stored: the default publisher is looked up in a table of all objects.
  let objectWillChange = ObservableObjectPublisher()

  func callAsFunction() { objectWillChange.send() }
}

extension OpenRoute: Hashable {
  nonisolated static func == (one: OpenRoute, other: OpenRoute) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

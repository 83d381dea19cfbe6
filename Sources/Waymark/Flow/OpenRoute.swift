// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Represents an open route in views: the same object while the route stays open.
///
/// Bindings made from it keep it alive after the route is closed; they then return the last value.
@MainActor
final class OpenRoute {
  let id: ScreenID
  /// Causes the screen's view to be recreated, without other effects.
  ///
  /// A separate object: objects with weak references are expensive to copy, and paths are long.
  let refresh = Refresh()
  /// The flow whose path contains it.
  private(set) weak var owner: Flow?
  /// The store that most recently showed the screen.
  weak var store: FlowStore?
  /// The listeners that are notified when it is closed.
  private var listeners: [DismissListener] = []
  /// The destination that most recently created the screen's view.
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
  /// Changes when the screen's view must be recreated; initially 0.
  var stamp: Int { owner?.store.state.stamp(of: id) ?? 0 }
  /// The screen's transition.
  var entrance: ReplaceStyle { owner?.store.state.entrances[id] ?? .automatic }

  /// The current value of the screen, or the last one once the screen is closed.
  ///
  /// A write changes the path and keeps the screen. Once the screen is closed, a write is ignored
  /// and reported.
  var screen: AnyHashable {
    get {
      owner?.sync()
      return route.screen
    }
    set { owner?.write(newValue, to: id) }
  }

  /// Its index in the path that the screen can change.
  ///
  /// For the screen of a local destination, this is the index of the screen below.
  var indexInHost: Int {
    guard let owner, owner.host !== owner else { return index }
    return owner.place?.indexInHost ?? -1
  }

  /// The type of the screen's value.
  var screenType: Any.Type { type(of: route.screen.base) }

  /// Called when a view of the screen has appeared or disappeared.
  func visibilityChanged(_ isVisible: Bool) {
    // The flow may be released before its last screens disappear.
    if isVisible { store = owner?.store ?? store }
    store?.screenChanged(id, isVisible: isVisible)
  }

  // MARK: Look

  /// Creates the screen's view; nil if there is no destination.
  func makeView() -> AnyView? { owner?.makeView(of: self) }

  /// Creates the view with a destination, and stores that.
  func makeView(with found: DestinationLook?) -> AnyView? {
    look = found
    return found?.destination.view(for: self)
  }

  /// Whether another destination, or a newer version of it, would create the view now.
  var isStale: Bool {
    let placed = placed
    return owner.map { $0.look(for: placed.route.screen, at: placed.index) != look } ?? false
  }

  /// Reports that the screen has no destination, if that is still the case.
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

  /// Stores the last value and index of the route, which is closed.
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

/// An object that a view observes in order to be recreated.
final class Refresh: ObservableObject {
  // Stored: the default publisher is looked up in a table of all objects.
  let objectWillChange = ObservableObjectPublisher()

  func callAsFunction() { objectWillChange.send() }
}

extension OpenRoute: Hashable {
  nonisolated static func == (one: OpenRoute, other: OpenRoute) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// A route of a path together with its identity, which it keeps while it stays open.
///
/// Equal routes of one path are different open routes. One lives on in the bindings made from it
/// when it is closed; they then go on giving the value seen last.
@MainActor
final class OpenRoute {
  /// Has the screen's view made again, and nothing else.
  ///
  /// An object of its own: those that views refer to weakly are dear to copy, and paths are long.
  let refresh = Refresh()
  private(set) var route: Route<AnyHashable>
  /// Its place in the path of its owner.
  private(set) var index: Int
  /// Whether it is a sheet, a cover or what else lies over the screens below.
  private(set) var isPresented: Bool
  /// What it is presented as, if it is not pushed.
  private(set) var presentation: RoutePresentation
  /// Changes when the screen's view must be made again; 0 at first.
  var stamp = 0
  /// How the screen comes, where that was said.
  var entrance = ReplaceStyle.automatic
  /// How many views show the screen; two when it moves to another place, until the older is gone.
  var visibleViews = 0
  /// Whether the screen is being shown, as its views say.
  var isVisible: Bool { visibleViews > 0 }
  /// What has shown the screen last.
  weak var display: FlowDisplay?
  /// Who is told when it is closed.
  private var listeners: [DismissListener] = []
  /// What made the screen's view last.
  private var look: DestinationLook?
  /// The flow in whose path it is.
  private(set) weak var owner: FlowContext?

  init(_ route: Route<AnyHashable>, at index: Int, in owner: FlowContext) {
    self.route = route
    self.index = index
    self.owner = owner
    isPresented = route.isPresented
    presentation = route.presentation
  }

  /// The screen's value now; the one seen last once the screen is closed.
  ///
  /// A write changes the path and keeps the screen. Once that is closed, it is dropped and
  /// reported.
  var screen: AnyHashable {
    get {
      owner?.sync()
      return route.screen
    }
    set { owner?.write(newValue, to: self) }
  }

  /// Its place in the path that its screen can change; of a local destination's screen, the place
  /// of the screen below.
  var indexInHost: Int {
    guard let owner, owner.host !== owner else { return index }
    return owner.place?.indexInHost ?? -1
  }

  /// The type of the screen's value.
  var screenType: Any.Type { type(of: route.screen.base) }

  /// Takes the newer route and place of the same screen.
  func take(_ newer: Route<AnyHashable>, at newIndex: Int) {
    route = newer
    index = newIndex
    isPresented = newer.isPresented
    presentation = newer.presentation
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
    owner.map { $0.look(for: route.screen, at: index) != look } ?? false
  }

  /// Reports that no destination is for the screen, if that is still so.
  func reportMissing() {
    guard let owner, look == nil, !isStale, FlowPath.resolved(route.screen) == route.screen else {
      return
    }
    if let encoded = route.screen.base as? EncodedScreen {
      owner.host.destinations.reportUndecoded(encoded)
    } else {
      owner.host.destinations.reportMissing(screenType)
    }
  }

  // MARK: End

  func add(_ listener: DismissListener) {
    if !listeners.contains(where: { $0 === listener }) { listeners.append(listener) }
  }

  /// Tells, once, that the screen was closed.
  func tellClosed(_ cause: NavigationCause) {
    let told = listeners
    listeners = []
    for listener in told { listener.perform(cause) }
  }
}

/// What a view observes to be made again.
final class Refresh: ObservableObject {
  // Its own: the one that objects get otherwise is found in a table of all of them.
  let objectWillChange = ObservableObjectPublisher()

  func callAsFunction() { objectWillChange.send() }
}

extension OpenRoute: Hashable {
  nonisolated static func == (one: OpenRoute, other: OpenRoute) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

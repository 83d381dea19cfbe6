// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The open routes of one flow, and its place among other flows.
struct OpenPath {
  let id: PathID
  /// Whether it is a local destination, opened by a binding.
  let isLocal: Bool
  /// The open routes, lowest first.
  private(set) var screens: [OpenScreen] = []
  /// Their values, in the same order.
  private(set) var routes: [Route<AnyHashable>] = []
  /// The path that this one is joined to; nil if it presents its own screens.
  var parent: PathID?
  /// The parent's screen that contains this flow; nil in its root.
  var place: ScreenID?
  /// The paths joined to this one, in the order in which they were added.
  var children: [PathID] = []
  /// Changes whenever a route opens or closes.
  private(set) var revision = 0
  /// Changes that listeners have not been notified of yet.
  var pending: PendingChange?
  /// The guards and gates that decide about its changes; nil if there are none.
  var control: PathControl? {
    _read { yield storedControl.value }
    _modify {
      if !isKnownUniquelyReferenced(&storedControl) {
        storedControl = StoredControl(storedControl.value)
      }
      yield &storedControl.value
    }
  }
  private var storedControl = StoredControl(nil)
  /// Whether its changes are proposals.
  var isControlled: Bool { storedControl.value != nil || !leavers.isEmpty }
  /// The screens that ask before they close, by the asking view.
  var leavers: [LeaverID: ScreenID] = [:]
  private var lastNumber = 0

  init(_ id: PathID, isLocal: Bool = false) {
    self.id = id
    self.isLocal = isLocal
  }

  /// Returns the index of an open screen.
  func index(of screen: ScreenID) -> Int? { screens.lastIndex { $0.id == screen } }

  /// Returns a screen that is open, or whose closing is still pending notification.
  func placed(_ screen: ScreenID) -> PlacedRoute? {
    guard let index = index(of: screen) else {
      return pending?.closed.last { $0.id == screen }
    }
    return PlacedRoute(id: screen, index: index, route: routes[index])
  }

  /// Called before a change is applied; if no earlier change is pending notification, this is the
  /// change that listeners are notified of.
  mutating func begin(because cause: NavigationCause, at time: UInt64?) {
    guard pending == nil else { return }
    // The routes are retained only for a listener, because changing a retained path copies it.
    pending = PendingChange(cause: cause, time: time, before: time == nil ? [] : routes)
  }

  /// Applies a change.
  ///
  /// - Parameters:
  ///   - change: The change; indices that the path does not have are ignored.
  ///   - style: The transition; with `silently` the replaced screens keep their identity.
  ///   - stamp: The most recent stamp.
  mutating func apply(_ change: PathChange, as style: ReplaceStyle, stamp: inout Int) {
    var replaced = change.replaced.clamped(to: screens.indices)
    var added = change.added[...]
    while style == .silently, let first = replaced.first, let entry = added.first,
      screens[first].style.withoutNavigation == entry.route.style.withoutNavigation
    {
      renew(first, with: entry, stamp: &stamp)
      replaced.removeFirst()
      added.removeFirst()
    }
    if !replaced.isEmpty || !added.isEmpty { replace(replaced, with: added, stamp: &stamp) }
    for one in change.renewed where screens.indices.contains(one.index) {
      renew(one.index, with: one.entry, stamp: &stamp)
    }
  }

  /// Called when the app's path differs from the open routes, which remain.
  mutating func refuse() { revision += 1 }

  /// Marks the views of all screens to be recreated.
  mutating func stampAll(stamp: inout Int) {
    for index in screens.indices { self.stamp(index, stamp: &stamp) }
  }

  private mutating func replace(
    _ range: Range<Int>, with added: ArraySlice<PathChange.Entry>, stamp: inout Int
  ) {
    for index in range {
      pending?.closed.append(PlacedRoute(id: screens[index].id, index: index, route: routes[index]))
    }
    let opened = added.map { entry in
      lastNumber += 1
      return OpenScreen(ScreenID(lastNumber, in: id), entry)
    }
    screens.replaceSubrange(range, with: opened)
    routes.replaceSubrange(range, with: added.map(\.route))
    if opened.count != range.count {
      // The views of the screens above may read their index, which has changed.
      for index in (range.lowerBound + opened.count)..<screens.count {
        self.stamp(index, stamp: &stamp)
      }
    }
    revision += 1
  }

  private mutating func renew(
    _ index: Int, with entry: PathChange.Entry, stamp: inout Int
  ) {
    routes[index] = entry.route
    screens[index].update(with: entry)
    self.stamp(index, stamp: &stamp)
  }

  private mutating func stamp(_ index: Int, stamp: inout Int) {
    stamp += 1
    screens[index].stamp = stamp
  }
}

/// A reference to the guards and gates of a path, so that copying the path does not copy them.
private final class StoredControl {
  var value: PathControl?

  init(_ value: PathControl?) { self.value = value }
}

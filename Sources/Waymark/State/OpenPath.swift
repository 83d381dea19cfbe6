// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The open routes of one flow, and where in other flows they are shown.
struct OpenPath {
  let id: PathID
  /// Whether it is a screen's own destination, which a binding opens.
  let isLocal: Bool
  /// The open routes, lowest first.
  private(set) var screens: [OpenScreen] = []
  /// Their values, in the same order.
  private(set) var routes: [Route<AnyHashable>] = []
  /// The path among whose routes these are shown; nil for one that has its own presentations.
  var parent: PathID?
  /// The screen of the parent that these are shown above; nil in its root.
  var place: ScreenID?
  /// The paths whose routes are shown among these, in the order in which they came.
  var children: [PathID] = []
  /// Changes whenever a route opens or closes.
  private(set) var revision = 0
  /// A change that nobody has been told of yet.
  var news: FlowNews?
  private var lastNumber = 0

  init(_ id: PathID, isLocal: Bool = false) {
    self.id = id
    self.isLocal = isLocal
  }

  /// Where an open screen is.
  func index(of screen: ScreenID) -> Int? { screens.lastIndex { $0.id == screen } }

  /// A screen that is open, or was until the change that nobody has been told of yet.
  func placed(_ screen: ScreenID) -> PlacedRoute? {
    guard let index = index(of: screen) else {
      return news?.closed.last { $0.id == screen }
    }
    return PlacedRoute(id: screen, index: index, route: routes[index])
  }

  /// Takes a change.
  ///
  /// - Parameters:
  ///   - change: The change; places that the path does not have are left out.
  ///   - style: How it looks; with `silently` screens live on in those that replace them.
  ///   - stamp: The last stamp that was given.
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

  /// Has the views of all screens made again.
  mutating func stampAll(stamp: inout Int) {
    for index in screens.indices { self.stamp(index, stamp: &stamp) }
  }

  private mutating func replace(
    _ range: Range<Int>, with added: ArraySlice<PathChange.Entry>, stamp: inout Int
  ) {
    for index in range {
      news?.closed.append(PlacedRoute(id: screens[index].id, index: index, route: routes[index]))
    }
    let opened = added.map { entry in
      lastNumber += 1
      return OpenScreen(ScreenID(lastNumber, in: id), entry)
    }
    screens.replaceSubrange(range, with: opened)
    routes.replaceSubrange(range, with: added.map(\.route))
    if opened.count != range.count {
      // Those above have another place now, which their views may read.
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
    screens[index].take(entry)
    self.stamp(index, stamp: &stamp)
  }

  private mutating func stamp(_ index: Int, stamp: inout Int) {
    stamp += 1
    screens[index].stamp = stamp
  }
}

// SPDX-License-Identifier: MIT

import WaymarkHeadless
public import WaymarkLinks
package import WaymarkRender
@_spi(Host) public import WaymarkViews

extension App {
  /// Explores the app, and returns the map of its screens.
  ///
  /// The app is launched headless, and each path through it is replayed from a fresh instance, with
  /// a manual clock, a fixed date and stored values in memory, so that no action affects another.
  /// Nothing is stubbed: an action that sends a request or writes a file does so.
  ///
  /// A screen is what the app declares: the value of its path or presentation, or else its view or
  /// its title. Of equal cases, such as the rows of a list, one example is explored, or more on
  /// request. With a link table, which `WaymarkWeb` reads from a `LinkedApp`, a screen is a route
  /// of the table.
  ///
  /// - Parameter bounds: How far the exploration goes.
  /// - Returns: The map; the same one each time, unless the app or ``MapBounds/time`` differs.
  @MainActor
  public static func map(bounds: MapBounds = MapBounds()) async -> NavigationMap {
    await map(links: nil, bounds: bounds)
  }

  /// Explores the app, and returns the map of its screens, with those of a link table.
  ///
  /// Like ``map(bounds:)``, but each route of the table that has a screen is on the map, or a
  /// finding says why it is not. The app publishes the links of its screens with `links(_:inbox:)`
  /// or by `userActivity`, as for any host.
  ///
  /// - Parameters:
  ///   - links: The link table of the app.
  ///   - bounds: How far the exploration goes.
  ///   - route: Returns the route of a value that a control opens; by default, the value itself.
  /// - Returns: The map; the same one each time, unless the app or ``MapBounds/time`` differs.
  @MainActor
  public static func map<R>(
    links: RouteTable<R>, bounds: MapBounds = MapBounds(),
    route: @escaping @MainActor (AnyHashable) -> R? = { $0.base as? R }
  ) async -> NavigationMap {
    await map(links: MapLinks(links, route: route), bounds: bounds)
  }

  /// Explores the app, and returns the map of its screens.
  ///
  /// - Parameters:
  ///   - links: The link table of the app, if it has one.
  ///   - bounds: How far the exploration goes.
  ///   - sees: Receives the elements that the app shows when a screen is found.
  /// - Returns: The map.
  @MainActor
  package static func map(
    links: MapLinks?, bounds: MapBounds,
    sees: @escaping @MainActor (NavigationMap.Screen.ID, ElementTree) -> Void = { _, _ in }
  ) async -> NavigationMap {
    let explorer = Explorer(Runtime.mounting { $0.mount(Self()) }, links, bounds, sees: sees)
    await explorer.explore()
    explorer.judge()
    return NavigationMap(
      app: "\(Self.self)", screens: Array(explorer.screens.values),
      edges: Array(explorer.edges), findings: Array(explorer.findings))
  }
}

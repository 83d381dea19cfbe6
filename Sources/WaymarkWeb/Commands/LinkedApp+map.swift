// SPDX-License-Identifier: MIT

public import WaymarkMap
import WaymarkViews

extension LinkedApp {
  /// Explores the app headless, and returns the map of its screens, with those of its link table.
  ///
  /// Each route of ``links`` that has a screen is on the map, or a finding says why it is not.
  ///
  /// - Parameter bounds: How far the exploration goes.
  /// - Returns: The map; the same one each time, unless the app or `MapBounds.time` differs.
  @MainActor
  public static func map(bounds: MapBounds = MapBounds()) async -> NavigationMap {
    await map(links: tableLinks, bounds: bounds)
  }

  @MainActor
  fileprivate static var tableLinks: MapLinks { MapLinks(links) { linkedRoute(for: $0) } }
}

extension App {
  /// The link table of the app for its map; nil for an app without one.
  @MainActor
  static var mapLinks: MapLinks? { (Self.self as? any LinkedApp.Type)?.tableLinks }
}

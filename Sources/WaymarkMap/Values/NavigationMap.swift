// SPDX-License-Identifier: MIT

/// The screens of an app, what leads from one to another, and what is wrong with them.
///
/// The map of an app is deterministic: as long as the app shows the same, two maps are equal, and
/// ``json()`` returns the same bytes. All lists are sorted.
///
///     let map = await TrailGuide.map()
///     print(map.mermaid)
public struct NavigationMap: Codable, Hashable, Sendable {
  /// The name of the app's type.
  public var app: String
  /// The screens, by their ids.
  public var screens: [Screen]
  /// What leads from one screen to another.
  public var edges: [Edge]
  /// What is wrong, and what the map does not show.
  public var findings: [Finding]
  /// The coverage of the map by recordings; nil if it is unknown.
  public var coverage: Coverage?

  /// Creates a map, and sorts its parts.
  public init(
    app: String, screens: [Screen] = [], edges: [Edge] = [], findings: [Finding] = []
  ) {
    self.app = app
    self.screens = screens.sorted { $0.id < $1.id }
    self.edges = edges.sorted()
    self.findings = findings.sorted()
  }

  /// The id of what lies outside of the app: an edge from it is the launch or a link.
  public static let outside = "outside"

  /// Returns the screen with an id; nil if the map has none.
  public func screen(_ id: Screen.ID) -> Screen? { screens.first { $0.id == id } }

  /// Returns the edges that lead away from a screen, without those that lead back to it.
  public func edges(from id: Screen.ID) -> [Edge] {
    edges.filter { $0.from == id && $0.to != id }
  }
}

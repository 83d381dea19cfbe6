// SPDX-License-Identifier: MIT

/// What a map has lost and gained since an older one.
///
/// Two screens are the same if their ids are. A connection is lost if no step leads from one screen
/// to the other any more; another control or another text on it is no difference.
public struct MapDifference: Hashable, Sendable {
  /// A connection between two screens, by their ids.
  public struct Connection: Hashable, Sendable, Comparable {
    /// The id of the screen on which the step is performed, or ``NavigationMap/outside``.
    public var from: NavigationMap.Screen.ID
    /// The id of the screen that is in front afterwards.
    public var to: NavigationMap.Screen.ID

    /// Orders connections by their screens.
    public static func < (one: Self, other: Self) -> Bool {
      (one.from, one.to) < (other.from, other.to)
    }
  }

  /// The screens that only the older map has.
  public var lostScreens: [NavigationMap.Screen]
  /// The edges of lost connections between screens that both maps have, one for each connection.
  public var lostEdges: [NavigationMap.Edge]
  /// The screens that only the newer map has.
  public var newScreens: [NavigationMap.Screen]
  /// The edges of connections that only the newer map has, one for each.
  public var newEdges: [NavigationMap.Edge]

  /// Compares a map with an older one.
  public init(from old: NavigationMap, to new: NavigationMap) {
    let (before, after) = (Set(old.screens.map(\.id)), Set(new.screens.map(\.id)))
    lostScreens = old.screens.filter { !after.contains($0.id) }
    newScreens = new.screens.filter { !before.contains($0.id) }
    let known = after.union([NavigationMap.outside])
    lostEdges = Self.edges(of: old, without: new).filter {
      known.contains($0.from) && known.contains($0.to)
    }
    newEdges = Self.edges(of: new, without: old)
  }

  /// Whether nothing is lost.
  public var isComplete: Bool { lostScreens.isEmpty && lostEdges.isEmpty }

  /// Whether the maps have the same screens and connections.
  public var isEmpty: Bool { isComplete && newScreens.isEmpty && newEdges.isEmpty }

  private static func edges(
    of map: NavigationMap, without other: NavigationMap
  ) -> [NavigationMap.Edge] {
    let there = Set(other.edges.map { Connection(from: $0.from, to: $0.to) })
    var found: Set<Connection> = []
    return map.edges.filter { edge in
      let connection = Connection(from: edge.from, to: edge.to)
      return !there.contains(connection) && found.insert(connection).inserted
    }
  }
}

extension MapDifference: CustomStringConvertible {
  /// The difference for people, a line for each part; empty if there is none.
  public var description: String {
    let lines =
      lostScreens.map { "- lost screen \($0.id), which was reached by: \(Self.way($0.steps))" }
      + lostEdges.map { "- lost way from \($0.from) to \($0.to): \($0.step)" }
      + newScreens.map { "+ new screen \($0.id), reached by: \(Self.way($0.steps))" }
      + newEdges.map { "+ new way from \($0.from) to \($0.to): \($0.step)" }
    return lines.joined(separator: "\n")
  }

  private static func way(_ steps: [NavigationMap.Step]) -> String {
    steps.map(\.description).joined(separator: ", ")
  }
}

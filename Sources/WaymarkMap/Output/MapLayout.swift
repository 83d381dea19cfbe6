// SPDX-License-Identifier: MIT

/// The positions of the screens in a picture: a column for each distance from the launch.
struct MapLayout {
  /// A screen with its place, in points.
  struct Node {
    var screen: NavigationMap.Screen
    var x: Int
    var y: Int
  }

  static let width = 200
  static let height = 44
  private static let columnGap = 120
  private static let rowGap = 20
  static let margin = 20

  private(set) var nodes: [Node] = []
  private(set) var size = (width: 2 * margin, height: 2 * margin)

  init(_ map: NavigationMap) {
    var columns: [[NavigationMap.Screen]] = []
    var left = map.screens
    var reached: Set<String> = [NavigationMap.outside]
    // Only steps inside of the app count, since a link leads everywhere at once.
    let edges = map.mainEdges.filter {
      $0.from != NavigationMap.outside || map.screen($0.to)?.kind == .root
    }
    while !left.isEmpty {
      let next = Set(edges.filter { reached.contains($0.from) }.map(\.to)).subtracting(reached)
      var column = left.filter { next.contains($0.id) }
      // What only a link opens comes last.
      if column.isEmpty { column = left }
      left.removeAll { screen in column.contains { $0.id == screen.id } }
      reached.formUnion(column.map(\.id))
      let before = columns.last ?? []
      columns.append(Self.ordered(column, after: before, edges))
    }
    for (index, column) in columns.enumerated() {
      for (row, screen) in column.enumerated() {
        nodes.append(
          Node(
            screen: screen, x: Self.margin + index * (Self.width + Self.columnGap),
            y: Self.margin + row * (Self.height + Self.rowGap)))
      }
    }
    size.width = (nodes.map(\.x).max() ?? 0) + Self.width + Self.margin
    size.height = (nodes.map(\.y).max() ?? 0) + Self.height + Self.margin
  }

  /// Orders a column by the mean rows of what leads to its screens, so that few arrows cross.
  private static func ordered(
    _ column: [NavigationMap.Screen], after before: [NavigationMap.Screen],
    _ edges: [NavigationMap.Edge]
  ) -> [NavigationMap.Screen] {
    let rows = Dictionary(uniqueKeysWithValues: zip(before.map(\.id), 0...))
    func mean(_ screen: NavigationMap.Screen) -> Double {
      let found = edges.filter { $0.to == screen.id }.compactMap { rows[$0.from] }
      return found.isEmpty ? .infinity : Double(found.reduce(0, +)) / Double(found.count)
    }
    return column.map { (mean($0), $0) }.sorted { ($0.0, $0.1.id) < ($1.0, $1.1.id) }.map(\.1)
  }
}

// SPDX-License-Identifier: MIT

/// The positions of the screens in a picture: a tree that grows to the right.
///
/// Each screen stands to the right of the first screen that leads to it. What else leads to it is
/// written into the boxes, since lines across the picture would cover each other.
struct MapLayout {
  /// A screen with its place, in points.
  struct Node {
    var screen: NavigationMap.Screen
    var x: Int
    var y: Int
    /// The edge from the screen to its left; nil for the first screens.
    var way: NavigationMap.Edge?
    /// The screens to which it leads besides those to its right.
    var others: [NavigationMap.Screen]
    /// Whether the box has a picture of the screen.
    var hasPicture: Bool

    var height: Int {
      let lines = MapLayout.height + others.count * MapLayout.lineHeight
      return hasPicture ? max(lines, MapLayout.picture.height + 2 * MapLayout.inset) : lines
    }
  }

  /// The size of the picture of a screen, which has the proportions of a phone.
  static let picture = (width: 74, height: 160)
  /// The space around the contents of a box.
  static let inset = 12
  static let height = 46
  static let lineHeight = 16
  static let margin = 24
  private static let columnGap = 72
  private static let rowGap = 18

  /// The width of each box.
  let width: Int
  private(set) var nodes: [Node] = []
  private(set) var size = (width: 0, height: 0)

  private let screens: [String: NavigationMap.Screen]
  private let edges: [NavigationMap.Edge]
  /// The edges of the tree by the screen that they lead to.
  private var ways: [String: NavigationMap.Edge] = [:]
  private let pictured: Set<String>

  /// Creates the layout of a map.
  ///
  /// - Parameters:
  ///   - map: The map.
  ///   - pictured: The ids of the screens whose boxes have pictures.
  init(_ map: NavigationMap, pictured: Set<String> = []) {
    self.pictured = pictured
    width = pictured.isEmpty ? 220 : 220 + Self.picture.width
    screens = Dictionary(uniqueKeysWithValues: map.screens.map { ($0.id, $0) })
    edges = map.mainEdges.filter { $0.from != NavigationMap.outside }
    let roots = map.screens.filter { $0.kind == .root }.map(\.id)
    var first = roots
    var reached = grow(from: roots, reached: Set(roots))
    // What only a link opens comes last.
    for screen in map.screens where !reached.contains(screen.id) {
      first.append(screen.id)
      reached = grow(from: [screen.id], reached: reached.union([screen.id]))
    }
    var y = Self.margin
    for id in first { y = place(id, x: Self.margin, y: y) }
    size.width = (nodes.map(\.x).max() ?? 0) + width + Self.margin
    size.height = max(y - Self.rowGap, 0) + Self.margin
  }

  /// Adds to the tree what screens lead to, nearest first; returns all screens of the tree.
  private mutating func grow(from roots: [String], reached: Set<String>) -> Set<String> {
    var reached = reached
    var front = roots
    while !front.isEmpty {
      var next: [String] = []
      for id in front {
        for edge in edges where edge.from == id && screens[edge.to] != nil {
          guard reached.insert(edge.to).inserted else { continue }
          ways[edge.to] = edge
          next.append(edge.to)
        }
      }
      front = next
    }
    return reached
  }

  /// Places a screen with everything to its right; returns where the next one begins.
  private mutating func place(_ id: String, x: Int, y: Int) -> Int {
    guard let screen = screens[id] else { return y }
    let own = edges.filter { $0.from == id }
    let others = own.filter { ways[$0.to] != $0 }.compactMap { screens[$0.to] }
    let node = Node(
      screen: screen, x: x, y: y, way: ways[id], others: others,
      hasPicture: pictured.contains(id))
    nodes.append(node)
    var below = y
    for edge in own where ways[edge.to] == edge {
      below = place(edge.to, x: x + width + Self.columnGap, y: below)
    }
    return max(below, y + node.height + Self.rowGap)
  }
}

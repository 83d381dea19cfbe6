// SPDX-License-Identifier: MIT

import Testing

@testable import WaymarkMap

@Suite struct MapLayoutTests {
  private func step(_ name: String) -> NavigationMap.Step {
    NavigationMap.Step(.tap, role: "button", name: name)
  }

  private func map(_ screens: [String], _ edges: [(String, String)]) -> NavigationMap {
    NavigationMap(
      app: "App",
      screens: screens.map {
        NavigationMap.Screen(id: $0, kind: $0 == "/" ? .root : .push, steps: [step($0)])
      },
      edges: edges.map { NavigationMap.Edge(from: $0, to: $1, step: step("\($0)-\($1)")) })
  }

  @Test func `a screen is to the right of the first one that leads to it`() throws {
    let layout = MapLayout(map(["/", "/a", "/b"], [("/", "/a"), ("/a", "/b")]))
    #expect(layout.nodes.map(\.screen.id) == ["/", "/a", "/b"])
    #expect(Set(layout.nodes.map(\.y)).count == 1)
    #expect(layout.nodes[0].x < layout.nodes[1].x && layout.nodes[1].x < layout.nodes[2].x)
    #expect(layout.nodes[2].way?.from == "/a")
  }

  @Test func `other ways to a screen are named where they begin`() throws {
    let layout = MapLayout(map(["/", "/a", "/b"], [("/", "/a"), ("/", "/b"), ("/a", "/b")]))
    #expect(layout.nodes.map { $0.others.map(\.id) } == [[], ["/b"], []])
    #expect(layout.nodes[1].height == MapLayout.height + MapLayout.lineHeight)
  }

  @Test func `what only a link opens comes last`() {
    let layout = MapLayout(map(["/", "/a", "/b", "/c"], [("/", "/c"), ("/a", "/b")]))
    #expect(layout.nodes.map(\.screen.id) == ["/", "/c", "/a", "/b"])
    #expect(layout.nodes[2].way == nil && layout.nodes[2].y > layout.nodes[1].y)
  }

  @Test(arguments: 0..<50, [false, true])
  func `no box covers another, and all are in the picture`(seed: Int, isPictured: Bool) {
    let names = ["/"] + (1..<20).map { "/\($0)" }
    let edges = (0..<40).map { index in
      (names[(seed * 31 + index * 7) % 20], names[(seed * 17 + index * 11 + index / 3) % 20])
    }
    let pictured = isPictured ? names.prefix(15) : []
    let layout = MapLayout(map(names, edges), pictured: Set(pictured))
    #expect(layout.nodes.count { $0.height > MapLayout.picture.height } >= pictured.count)
    #expect(Set(layout.nodes.map(\.screen.id)) == Set(names) && layout.nodes.count == names.count)
    for (index, node) in layout.nodes.enumerated() {
      #expect(node.x + layout.width <= layout.size.width)
      #expect(node.y + node.height <= layout.size.height)
      for other in layout.nodes.dropFirst(index + 1) where other.x == node.x {
        #expect(node.y + node.height <= other.y || other.y + other.height <= node.y)
      }
    }
  }
}

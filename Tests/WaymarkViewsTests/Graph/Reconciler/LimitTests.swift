// SPDX-License-Identifier: MIT

import Testing
import WaymarkRender
import WaymarkTesting
@_spi(Host) import WaymarkViews

/// Endless loops and ambiguities are reported and end.
@MainActor
struct LimitTests {
  private struct Restless: View {
    @State private var count = 0
    var body: some View {
      let _ = { count += 1 }()
      Text("\(count)")
    }
  }

  /// S7.
  @Test func `a body that changes its own state is stopped`() {
    let probe = Probe(Restless())
    #expect(probe.reported.contains { $0.contains("Modifying state during view update") })
    #expect(probe.reported.count == 1)
    #expect(probe.host.errors == [])
  }

  private struct Endless: View {
    var body: some View {
      Text("again").navigationDestination(isPresented: .constant(true)) { AnyView(Endless()) }
    }
  }

  @Test func `a screen that opens itself is stopped, and it is said`() {
    let probe = Probe(NavigationStack { Endless() })
    #expect(probe.reported.count == 1 && probe.all(.screen).count > 100)
    #expect(probe.host.errors == [])
  }

  private struct Nested: View {
    let depth: Int
    var body: some View {
      Text("\(depth)").sheet(isPresented: .constant(depth < 150)) {
        AnyView(Nested(depth: depth + 1))
      }
    }
  }

  @Test func `many levels in one update are no endless loop (M5)`() {
    let probe = Probe(Nested(depth: 0))
    #expect(probe.reported == [] && probe.all(.sheet).count == 150)
    #expect(probe.graph.counters.batches == 1)
  }

  /// S4.
  @Test func `an id that occurs twice is reported, and both rows are shown`() {
    let (probe, show) = Probe.remoted([1, 2]) { $ids in
      VStack { ForEach(ids, id: \.self) { Text("\($0)") } }
    }
    #expect(probe.reported.isEmpty)
    show([1, 2, 2])
    #expect(probe.reported.count == 1)
    #expect(probe.all(.text).count == 3)
    show([2, 1])
    #expect(probe.all(.text).count == 2)
    #expect(probe.host.errors == [])
  }

  private final class Node: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    static func == (a: Node, b: Node) -> Bool { a.name == b.name }
  }

  private struct Weak: View {
    weak var node: Node?
    let other: Node
    var body: some View { Text("\(node?.name ?? "none") \(other.name)") }
  }

  @Test func `views may hold objects weakly`() {
    let strong = Node("a")
    let (probe, show) = Probe.remoted(0) { $count in
      VStack {
        Text("\(count)")
        Weak(node: count < 2 ? strong : Node("gone"), other: strong)
      }
    }
    for count in 1...3 { show(count) }
    #expect(probe.host.tree.description.contains("none a"))
  }

  /// F1: of several titles, the first in tree order applies, also after rows were reordered.
  @Test func `titles follow the order of rows`() {
    let (probe, show) = Probe.remoted([1, 2]) { $ids in
      NavigationStack {
        VStack { ForEach(ids, id: \.self) { Text("\($0)").navigationTitle("Title \($0)") } }
      }
    }
    #expect(probe.host.tree.description.contains("title=\"Title 1\""))
    show([2, 1])
    #expect(probe.host.tree.description.contains("title=\"Title 2\""))
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// Layouts of an app, whose children a host measures.
@MainActor
struct LayoutTests {
  private let runs = LineLayout.Runs()

  @Test func `views are placed once a host has measured them (D33)`() throws {
    let probe = Probe(
      LineLayout(journal: runs) {
        Text("a")
        Text("b")
      })
    #expect(try probe.layout()[.arrangement] == .both)
    #expect(try probe.layout()[.width] == nil)
    #expect(probe.places == [nil, nil] && runs.count == 0)
    #expect(
      probe.all(.box).compactMap { $0[.proposals] } == [LayoutRun.baseline, LayoutRun.baseline])
    try probe.measure([40, 60])
    #expect(probe.places == [PointValue(x: 20, y: 10), PointValue(x: 70, y: 10)])
    #expect(try probe.layout()[.width] == .points(100))
    #expect(try probe.layout()[.height] == .points(20))
    #expect(runs.count == 1, "The ideal sizes are known at once.")
  }

  @Test func `a layout gets the size in another space once a host has measured it (D33)`() throws {
    let probe = Probe(
      LineLayout(width: 30, journal: runs) {
        Text("a")
        Text("b")
      })
    try probe.measure([20, 60])
    #expect(probe.places == [nil, nil], "It is not known how the second text wraps.")
    let asked = probe.all(.box).compactMap { $0[.proposals]?.dropFirst(LayoutRun.baseline.count) }
    #expect(asked == [[], [ProposalValue(width: 30, height: nil)]])
    try probe.measure([20, 60])
    #expect(probe.places == [PointValue(x: 10, y: 10), PointValue(x: 35, y: 20)])
  }

  @Test func `a layout that never has enough sizes gets estimates`() throws {
    final class Greed { var next = 10.0 }
    struct Greedy: Layout {
      let greed: Greed
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        greed.next += 1
        return subviews[0].sizeThatFits(ProposedViewSize(width: greed.next, height: nil))
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let probe = Probe(Greedy(greed: Greed()) { Text("a") })
    var rounds = 0
    while probe.places == [nil], rounds < 20 {
      try probe.measure([1000])
      rounds += 1
    }
    #expect(rounds == 9)
  }

  @Test func `views that come, go and move are placed anew`() throws {
    let remote = Remote<[String]>()
    let probe = Probe(
      Remoted(["a", "b"], remote) { [runs] $names in
        LineLayout(journal: runs) { ForEach(names, id: \.self) { Text($0) } }
      })
    try probe.measure([40, 60])
    remote.value = ["b", "a"]
    probe.graph.flush()
    #expect(probe.places == [PointValue(x: 30, y: 10), PointValue(x: 80, y: 10)])
    remote.value = ["a"]
    probe.graph.flush()
    #expect(probe.places == [PointValue(x: 20, y: 10)])
    remote.value = ["a", "c"]
    probe.graph.flush()
    #expect(probe.places == [PointValue(x: 20, y: 10), nil])
    #expect(probe.all(.box).filter { $0[.hidden] == true }.count == 1, "It waits for its place.")
    try probe.measure([40, 10])
    #expect(probe.places == [PointValue(x: 20, y: 10), PointValue(x: 45, y: 10)])
    #expect(!probe.all(.box).contains { $0[.hidden] == true })
  }

  @Test func `a change of the layout takes effect in the same update, with its animation`() throws {
    let remote = Remote<CGFloat>()
    let probe = Probe(
      Remoted(CGFloat(0), remote) { [runs] $gap in
        LineLayout(gap: gap, journal: runs) {
          Text("a")
          Text("b")
        }
      })
    try probe.measure([40, 60])
    let batches = probe.host.batches.count
    withAnimation(.linear(duration: 1)) { remote.value = 12 }
    probe.graph.flush()
    #expect(probe.places.last == PointValue(x: 82, y: 10))
    let changes = probe.host.batches.dropFirst(batches).joined()
    #expect(changes.contains { if case .motion(.animated) = $0 { true } else { false } })
  }

  @Test func `a change that needs other sizes is animated when they are known`() throws {
    let remote = Remote<CGFloat?>()
    let probe = Probe(
      Remoted(CGFloat?.none, remote) { [runs] $width in
        LineLayout(width: width, journal: runs) {
          Text("a")
          Text("b")
        }
      })
    try probe.measure([40, 60])
    withAnimation(.linear(duration: 1)) { remote.value = 30 }
    probe.graph.flush()
    #expect(probe.places.last == PointValue(x: 70, y: 10), "Views stay where they are until then.")
    let batches = probe.host.batches.count
    try probe.measure([40, 60])
    #expect(probe.places.last == PointValue(x: 45, y: 20))
    let changes = probe.host.batches.dropFirst(batches).joined()
    #expect(changes.contains { if case .motion(.animated) = $0 { true } else { false } })
  }

  @Test func `a layout reads the values and priorities that views set, through their modifiers`()
    throws
  {
    final class Found {
      var values: [Bool] = []
      var priorities: [Double] = []
    }
    struct Reader: Layout {
      let found: Found
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        found.values = subviews.map { $0[SkippedKey.self] }
        found.priorities = subviews.map(\.priority)
        return .zero
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let found = Found()
    let probe = Probe(
      Reader(found: found) {
        Text("a").layoutValue(key: SkippedKey.self, value: true).padding().background(.red)
        Text("b").layoutValue(key: SkippedKey.self, value: true)
          .layoutValue(key: SkippedKey.self, value: false).layoutPriority(2)
        VStack { Text("c").layoutValue(key: SkippedKey.self, value: true).layoutPriority(3) }
      })
    try probe.measure([1, 1, 1])
    #expect(found.values == [true, false, false])
    #expect(found.priorities == [0, 2, 0])
  }

  @Test func `a view that is not placed is in the centre`() throws {
    let probe = Probe(
      LineLayout(journal: runs) {
        Text("a")
        Text("b").layoutValue(key: SkippedKey.self, value: true)
      })
    try probe.measure([40, 60])
    #expect(probe.places == [PointValue(x: 20, y: 10), PointValue(x: 50, y: 10)])
    let frames = probe.all(.box).filter { $0[.proposals] != nil }
    #expect(frames.map { $0[.width] } == [.points(40), .points(60)])
  }
}

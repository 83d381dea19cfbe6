// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

private let ideal = ProposalValue(width: nil, height: nil)
private let largest = ProposalValue(width: ProposalValue.unbounded, height: ProposalValue.unbounded)

/// Places views in a row without a distance, with the width that a closure proposes, and notes how
/// often it runs.
private struct Row: Layout {
  var width: CGFloat?
  var gap: CGFloat = 0
  let journal: Runs

  final class Runs { var count = 0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(own) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    journal.count += 1
    var x = bounds.minX
    for subview in subviews where !subview[Skipped.self] {
      subview.place(at: CGPoint(x: x, y: 0), proposal: own)
      x += subview.sizeThatFits(own).width + gap
    }
  }

  private var own: ProposedViewSize { ProposedViewSize(width: width, height: nil) }
}

private struct Skipped: LayoutValueKey {
  static var defaultValue: Bool { false }
}

/// Layouts of an app, whose children a host measures.
@MainActor
struct LayoutTests {
  private let runs = Row.Runs()

  private func container(_ probe: Probe) throws -> ElementTree.Element {
    try #require(probe.all(.zstack).first { $0[.arrangement] != nil })
  }

  /// Answers all proposals as texts of some widths do, which wrap.
  private func measure(
    _ probe: Probe, _ widths: [Double],
    in space: ProposalValue = ProposalValue(width: 300, height: 200)
  ) throws {
    let frames = probe.all(.box).compactMap { $0[.proposals] }
    let children = zip(frames, widths).map { proposals, width in
      proposals.map { proposal in
        let taken = min(width, proposal.width ?? width)
        let lines = taken == 0 ? 1 : (width / taken).rounded(.up)
        return MeasurementValue.Answer(proposal, SizeValue(width: taken, height: lines * 20))
      }
    }
    try probe.graph.send(
      HostEvent(
        .measured(MeasurementValue(space: space, children: children)), on: container(probe).id))
  }

  private func places(_ probe: Probe) -> [PointValue?] {
    probe.all(.box).filter { $0.children.contains { probe.host.tree[$0]?[.proposals] != nil } }
      .map { $0[.position] }
  }

  @Test func `views are placed once a host has measured them (D33)`() throws {
    let probe = Probe(
      Row(journal: runs) {
        Text("a")
        Text("b")
      })
    #expect(try container(probe)[.arrangement] == .both)
    #expect(try container(probe)[.width] == nil)
    #expect(places(probe) == [nil, nil] && runs.count == 0)
    #expect(
      probe.all(.box).compactMap { $0[.proposals] } == [LayoutRun.baseline, LayoutRun.baseline])
    try measure(probe, [40, 60])
    #expect(places(probe) == [PointValue(x: 20, y: 10), PointValue(x: 70, y: 10)])
    #expect(try container(probe)[.width] == .points(100))
    #expect(try container(probe)[.height] == .points(20))
    #expect(runs.count == 1, "The ideal sizes are known at once.")
  }

  @Test func `a layout gets the size in another space once a host has measured it (D33)`() throws {
    let probe = Probe(
      Row(width: 30, journal: runs) {
        Text("a")
        Text("b")
      })
    try measure(probe, [20, 60])
    #expect(places(probe) == [nil, nil], "It is not known how the second text wraps.")
    let asked = probe.all(.box).compactMap { $0[.proposals]?.dropFirst(LayoutRun.baseline.count) }
    #expect(asked == [[], [ProposalValue(width: 30, height: nil)]])
    try measure(probe, [20, 60])
    #expect(places(probe) == [PointValue(x: 10, y: 10), PointValue(x: 35, y: 20)])
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
    while places(probe) == [nil], rounds < 20 {
      try measure(probe, [1000])
      rounds += 1
    }
    #expect(rounds == 9)
  }

  @Test func `views that come, go and move are placed anew`() throws {
    let remote = Remote<[String]>()
    let probe = Probe(
      Remoted(["a", "b"], remote) { [runs] $names in
        Row(journal: runs) { ForEach(names, id: \.self) { Text($0) } }
      })
    try measure(probe, [40, 60])
    remote.value = ["b", "a"]
    probe.graph.flush()
    #expect(places(probe) == [PointValue(x: 30, y: 10), PointValue(x: 80, y: 10)])
    remote.value = ["a"]
    probe.graph.flush()
    #expect(places(probe) == [PointValue(x: 20, y: 10)])
    remote.value = ["a", "c"]
    probe.graph.flush()
    #expect(places(probe) == [PointValue(x: 20, y: 10), nil])
    #expect(probe.all(.box).filter { $0[.hidden] == true }.count == 1, "It waits for its place.")
    try measure(probe, [40, 10])
    #expect(places(probe) == [PointValue(x: 20, y: 10), PointValue(x: 45, y: 10)])
    #expect(!probe.all(.box).contains { $0[.hidden] == true })
  }

  @Test func `a change of the layout takes effect in the same update, with its animation`() throws {
    let remote = Remote<CGFloat>()
    let probe = Probe(
      Remoted(CGFloat(0), remote) { [runs] $gap in
        Row(gap: gap, journal: runs) {
          Text("a")
          Text("b")
        }
      })
    try measure(probe, [40, 60])
    let batches = probe.host.batches.count
    withAnimation(.linear(duration: 1)) { remote.value = 12 }
    probe.graph.flush()
    #expect(places(probe).last == PointValue(x: 82, y: 10))
    let changes = probe.host.batches.dropFirst(batches).joined()
    #expect(changes.contains { if case .motion(.animated) = $0 { true } else { false } })
  }

  @Test func `a change that needs other sizes is animated when they are known`() throws {
    let remote = Remote<CGFloat?>()
    let probe = Probe(
      Remoted(CGFloat?.none, remote) { [runs] $width in
        Row(width: width, journal: runs) {
          Text("a")
          Text("b")
        }
      })
    try measure(probe, [40, 60])
    withAnimation(.linear(duration: 1)) { remote.value = 30 }
    probe.graph.flush()
    #expect(places(probe).last == PointValue(x: 70, y: 10), "Views stay where they are until then.")
    let batches = probe.host.batches.count
    try measure(probe, [40, 60])
    #expect(places(probe).last == PointValue(x: 45, y: 20))
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
        found.values = subviews.map { $0[Skipped.self] }
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
        Text("a").layoutValue(key: Skipped.self, value: true).padding().background(.red)
        Text("b").layoutValue(key: Skipped.self, value: true)
          .layoutValue(key: Skipped.self, value: false).layoutPriority(2)
        VStack { Text("c").layoutValue(key: Skipped.self, value: true).layoutPriority(3) }
      })
    try measure(probe, [1, 1, 1])
    #expect(found.values == [true, false, false])
    #expect(found.priorities == [0, 2, 0])
  }

  @Test func `a view that is not placed is in the centre`() throws {
    let probe = Probe(
      Row(journal: runs) {
        Text("a")
        Text("b").layoutValue(key: Skipped.self, value: true)
      })
    try measure(probe, [40, 60])
    #expect(places(probe) == [PointValue(x: 20, y: 10), PointValue(x: 50, y: 10)])
    let frames = probe.all(.box).filter { $0[.proposals] != nil }
    #expect(frames.map { $0[.width] } == [.points(40), .points(60)])
  }

  @Test func `sizes and places that are no numbers have no effect`() throws {
    struct Broken: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        CGSize(width: CGFloat.nan, height: CGFloat.infinity)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for subview in subviews {
          subview.place(
            at: CGPoint(x: CGFloat.nan, y: -.infinity), anchor: UnitPoint(x: .nan, y: 0),
            proposal: ProposedViewSize(width: .nan, height: -5))
        }
      }
    }
    let probe = Probe(Broken { Text("a") })
    try measure(probe, [40])
    try measure(probe, [40])
    #expect(try container(probe)[.width] == .points(300))
    #expect(try container(probe)[.height] == .points(200))
    #expect(places(probe).first??.y.isFinite == true && places(probe).first??.x.isFinite == true)
  }

  private nonisolated static let implausible = [
    MeasurementValue(space: ProposalValue(width: -1, height: nil), children: [[]]),
    MeasurementValue(space: ProposalValue(width: nil, height: .infinity), children: [[]]),
    MeasurementValue(
      space: ideal, children: [[.init(ideal, SizeValue(width: .nan, height: 1))]]),
    MeasurementValue(
      space: ideal,
      children: [Array(repeating: .init(largest, SizeValue(width: 1, height: 1)), count: 33)]),
  ]

  @Test(arguments: implausible)
  func `an implausible measurement is refused`(measurement: MeasurementValue) throws {
    let probe = Probe(Row(journal: runs) { Text("a") })
    let id = try container(probe).id
    #expect(throws: HostEventError.invalid) {
      try probe.graph.send(HostEvent(.measured(measurement), on: id))
    }
    #expect(places(probe) == [nil])
  }

  @Test func `a measurement of other views is out of date`() throws {
    let probe = Probe(Row(journal: runs) { Text("a") })
    let id = try container(probe).id
    try measure(probe, [40])
    let answers = LayoutRun.baseline.map {
      MeasurementValue.Answer($0, SizeValue(width: 80, height: 80))
    }
    let other = MeasurementValue(space: ideal, children: [answers, answers])
    try probe.graph.send(HostEvent(.measured(other), on: id))
    #expect(places(probe) == [PointValue(x: 20, y: 10)])
  }
}

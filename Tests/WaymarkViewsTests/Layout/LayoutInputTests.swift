// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

private let ideal = ProposalValue(width: nil, height: nil)
private let largest = ProposalValue(width: ProposalValue.unbounded, height: ProposalValue.unbounded)

/// What layouts do with values that make no sense, from apps and from hosts.
@MainActor
struct LayoutInputTests {
  private let runs = LineLayout.Runs()

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
    try probe.measure([40])
    try probe.measure([40])
    #expect(try probe.layout()[.width] == .points(300))
    #expect(try probe.layout()[.height] == .points(200))
    #expect(probe.places.first??.y.isFinite == true && probe.places.first??.x.isFinite == true)
  }

  @Test func `an index out of range is reported, and traps nothing`() throws {
    struct Stray: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        let parts = subviews[0..<9].count + subviews[[0, 7]].count
        let stray = subviews[3]
        stray.place(at: .zero, proposal: .zero)
        return CGSize(
          width: CGFloat(parts) + stray.sizeThatFits(.zero).width + stray.priority,
          height: stray[SkippedKey.self] ? 1 : 2)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let probe = Probe(Stray { Text("a") })
    try probe.measure([40])
    // The view that is not placed gets the bounds.
    try probe.measure([40])
    #expect(try probe.layout()[.width] == .points(2))
    #expect(try probe.layout()[.height] == .points(2))
    #expect(probe.reported == ["Stray uses an index of its subviews out of range."])
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
    let probe = Probe(LineLayout(journal: runs) { Text("a") })
    let id = try probe.layout().id
    #expect(throws: HostEventError.invalid) {
      try probe.graph.send(HostEvent(.measured(measurement), on: id))
    }
    #expect(probe.places == [nil])
  }

  @Test func `a measurement of other views is out of date`() throws {
    let probe = Probe(LineLayout(journal: runs) { Text("a") })
    let id = try probe.layout().id
    try probe.measure([40])
    let answers = LayoutRun.baseline.map {
      MeasurementValue.Answer($0, SizeValue(width: 80, height: 80))
    }
    let other = MeasurementValue(space: ideal, children: [answers, answers])
    try probe.graph.send(HostEvent(.measured(other), on: id))
    #expect(probe.places == [PointValue(x: 20, y: 10)])
  }
}

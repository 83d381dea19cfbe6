// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkHeadless
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// Places views in a row, proposes the same width to each of them, and counts how often it does.
struct LineLayout: Layout {
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
    for subview in subviews where !subview[SkippedKey.self] {
      subview.place(at: CGPoint(x: x, y: 0), proposal: own)
      x += subview.sizeThatFits(own).width + gap
    }
  }

  private var own: ProposedViewSize { ProposedViewSize(width: width, height: nil) }
}

struct SkippedKey: LayoutValueKey {
  static var defaultValue: Bool { false }
}

extension Probe {
  /// Returns the container of the only layout.
  func layout() throws -> ElementTree.Element {
    try #require(all(.zstack).first { $0[.arrangement] != nil })
  }

  /// Answers all proposals as texts of some widths do, which wrap.
  func measure(
    _ widths: [Double], in space: ProposalValue = ProposalValue(width: 300, height: 200)
  ) throws {
    let frames = all(.box).compactMap { $0[.proposals] }
    let children = zip(frames, widths).map { proposals, width in
      proposals.map { proposal in
        let taken = min(width, proposal.width ?? width)
        let lines = taken == 0 ? 1 : (width / taken).rounded(.up)
        return MeasurementValue.Answer(proposal, SizeValue(width: taken, height: lines * 20))
      }
    }
    let measurement = MeasurementValue(space: space, children: children)
    try graph.send(HostEvent(.measured(measurement), on: layout().id))
  }

  /// The centres of the views of the layout; nil before it has placed them.
  var places: [PointValue?] {
    all(.box).filter { $0.children.contains { host.tree[$0]?[.proposals] != nil } }
      .map { $0[.position] }
  }
}

/// Returns the origin and the size of a frame in whole points.
func describe(_ frame: CGRect?) -> String {
  guard let frame else { return "none" }
  return "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))x\(Int(frame.height))"
}

// SPDX-License-Identifier: MIT

import Foundation
import Testing
import WaymarkRender

@_spi(Host) @testable import WaymarkViews

/// A view of a fixed size, or between a minimum and a maximum.
private struct Piece {
  var least: CGSize
  var ideal: CGSize
  var most: CGSize
  var priority = 0.0
  var spacer: LayoutRun.Spacer?

  static func fixed(_ width: CGFloat, _ height: CGFloat) -> Piece {
    let size = CGSize(width: width, height: height)
    return Piece(least: size, ideal: size, most: size)
  }

  static func flexible(priority: Double = 0) -> Piece {
    Piece(
      least: .zero, ideal: CGSize(width: 10, height: 10),
      most: CGSize(width: CGFloat.infinity, height: .infinity), priority: priority)
  }

  /// Answers any of the proposals that stacks make in these tests.
  func part(_ lengths: [CGFloat]) -> LayoutRun.Part {
    var sizes: [ProposalValue: SizeValue] = [:]
    let options: [CGFloat?] = [nil, 0, .infinity] + lengths.map { $0 }
    for width in options {
      for height in options {
        let proposal = ProposedViewSize(width: width, height: height)
        sizes[ProposalValue(proposal)] = SizeValue(
          width: length(width, least.width, ideal.width, most.width),
          height: length(height, least.height, ideal.height, most.height))
      }
    }
    return LayoutRun.Part(sizes: sizes, priority: priority, spacer: spacer)
  }

  private func length(
    _ proposed: CGFloat?, _ least: CGFloat, _ ideal: CGFloat, _ most: CGFloat
  ) -> Double {
    min(proposed.map { max(least, min($0, most)) } ?? ideal, ProposalValue.unbounded)
  }
}

/// The layouts of stacks for any layout.
struct StackLayoutTests {
  private func arrange(
    _ layout: some Layout, _ pieces: [Piece], in proposal: ProposedViewSize,
    lengths: [CGFloat] = []
  ) -> (size: CGSize, frames: [CGRect?], isExact: Bool) {
    let all = lengths + [proposal.width, proposal.height].compactMap { $0 }
    let run = LayoutRun(pieces.map { $0.part(all) })
    let subviews = LayoutSubviews(run, .leftToRight)
    var cache = layout.makeCache(subviews: subviews)
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: size), proposal: proposal, subviews: subviews,
      cache: &cache)
    return (size, run.parts.map(\.frame), run.isExact)
  }

  @Test func `a row gives fixed views their size, and flexible ones the rest`() {
    let row = arrange(
      HStackLayout(spacing: 10), [.fixed(40, 20), .flexible(), .fixed(30, 60)],
      in: ProposedViewSize(width: 200, height: 100), lengths: [110])
    #expect(row.isExact)
    #expect(row.size == CGSize(width: 200, height: 100))
    #expect(
      row.frames == [
        CGRect(x: 0, y: 40, width: 40, height: 20), CGRect(x: 50, y: 0, width: 110, height: 100),
        CGRect(x: 170, y: 20, width: 30, height: 60),
      ])
  }

  @Test func `a column without a limit is as high as its views, with the usual distance`() {
    let column = arrange(
      VStackLayout(alignment: .trailing), [.fixed(40, 20), .fixed(100, 30)], in: .unspecified)
    #expect(column.size == CGSize(width: 100, height: 58))
    #expect(
      column.frames == [
        CGRect(x: 60, y: 0, width: 40, height: 20), CGRect(x: 0, y: 28, width: 100, height: 30),
      ])
  }

  @Test func `views of a higher priority are served first`() {
    let row = arrange(
      HStackLayout(spacing: 0), [.flexible(), .flexible(priority: 1)],
      in: ProposedViewSize(width: 200, height: 10))
    #expect(row.frames.map { $0?.width } == [0, 200])
  }

  @Test func `a spacer takes the rest of a row, but no height`() {
    var spacer = Piece.fixed(0, 0)
    spacer.spacer = LayoutRun.Spacer(axes: .horizontal, least: 8)
    let row = arrange(
      HStackLayout(spacing: 0), [.fixed(40, 20), spacer, .fixed(30, 20)],
      in: ProposedViewSize(width: 200, height: nil))
    #expect(row.size == CGSize(width: 200, height: 20))
    #expect(row.frames.map { $0?.minX } == [0, 40, 170])
  }

  @Test func `views lie over each other, aligned`() {
    let stack = arrange(
      ZStackLayout(alignment: .bottomTrailing), [.fixed(40, 20), .fixed(30, 60)], in: .unspecified)
    #expect(stack.size == CGSize(width: 40, height: 60))
    #expect(stack.frames.map { $0?.origin } == [CGPoint(x: 0, y: 40), CGPoint(x: 10, y: 0)])
  }

  @Test func `any layout keeps its cache until its type changes`() {
    struct Counting: Layout {
      var step = 1
      func makeCache(subviews: Subviews) -> Int { 0 }
      func updateCache(_ cache: inout Int, subviews: Subviews) { cache += step }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) -> CGSize { CGSize(width: CGFloat(cache), height: 0) }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int
      ) { cache += 10 }
    }
    let subviews = LayoutSubviews(LayoutRun([]), .leftToRight)
    var layout = AnyLayout(Counting())
    var cache = layout.makeCache(subviews: subviews)
    func width() -> CGFloat {
      layout.updateCache(&cache, subviews: subviews)
      return layout.sizeThatFits(proposal: .zero, subviews: subviews, cache: &cache).width
    }
    #expect(width() == 1)
    layout.placeSubviews(in: .zero, proposal: .zero, subviews: subviews, cache: &cache)
    #expect(width() == 12)
    layout = AnyLayout(HStackLayout())
    #expect(width() == 0)
    layout = AnyLayout(Counting())
    #expect(width() == 0)
  }

  @Test func `a part of the subviews has their positions`() {
    let run = LayoutRun([Piece.fixed(1, 1), .fixed(2, 1), .fixed(3, 1)].map { $0.part([]) })
    let subviews = LayoutSubviews(run, .leftToRight)
    #expect(subviews.dropFirst().map { $0.sizeThatFits(.zero).width } == [2, 3])
    #expect(subviews.dropFirst().startIndex == 1)
    #expect(subviews[[2, 0]].map { $0.sizeThatFits(.zero).width } == [3, 1])
    #expect(subviews[[2, 0]].first == subviews[2])
  }
}

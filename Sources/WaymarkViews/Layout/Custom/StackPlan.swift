// SPDX-License-Identifier: MIT

import Foundation

/// What the layouts of stacks keep between calls.
public struct _StackLayoutCache {
  fileprivate var proposal: ProposedViewSize?
  fileprivate var plan: StackPlan

  init(for subviews: LayoutSubviews) {
    plan = StackPlan(
      proposals: subviews.map { _ in .unspecified }, corners: subviews.map { _ in .zero },
      size: .zero)
  }
}

/// What a stack proposes to its views, and where they are.
struct StackPlan {
  var proposals: [ProposedViewSize]
  var corners: [CGPoint]
  var size: CGSize
}

/// A layout whose sizes and places follow from the proposal alone.
protocol PlannedLayout: Layout where Cache == _StackLayoutCache {
  func plan(for subviews: Subviews, in proposal: ProposedViewSize) -> StackPlan
}

extension PlannedLayout {
  func plan(
    for subviews: Subviews, in proposal: ProposedViewSize, _ cache: inout Cache
  ) -> StackPlan {
    if cache.proposal != proposal {
      cache.proposal = proposal
      cache.plan = plan(for: subviews, in: proposal)
    }
    return cache.plan
  }

  func place(
    _ subviews: Subviews, in bounds: CGRect, _ proposal: ProposedViewSize, _ cache: inout Cache
  ) {
    let plan = plan(for: subviews, in: proposal, &cache)
    for (subview, place) in zip(subviews, zip(plan.corners, plan.proposals)) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.0.x, y: bounds.minY + place.0.y), proposal: place.1)
    }
  }
}

/// Lengths side by side, each with the distance of its guide from its start.
struct AlignedLine {
  /// The starts of the lengths, at which their guides meet; the least is zero.
  let starts: [CGFloat]
  /// The length that holds all of them.
  let length: CGFloat

  init(_ lengths: [(length: CGFloat, guide: CGFloat)]) {
    let line = lengths.map(\.guide).max() ?? 0
    starts = lengths.map { $0.guide.isFinite ? line - $0.guide : 0 }
    length = zip(starts, lengths).map { $0 + $1.length }.max() ?? 0
  }
}

/// The way in which stacks share their length.
struct StackArrangement {
  let axis: Axis
  let spacing: CGFloat?
  /// Returns the position of the guide across the stack.
  let guide: (ViewDimensions) -> CGFloat

  func plan(for subviews: LayoutSubviews, in proposal: ProposedViewSize) -> StackPlan {
    let gaps = zip(subviews, subviews.dropFirst()).map {
      spacing ?? $0.spacing.distance(to: $1.spacing, along: axis)
    }
    let views = Array(subviews)
    let proposals = share(proposal, among: views, gaps: gaps.reduce(0, +))
    let dimensions = zip(views, proposals).map { $0.dimensions(in: $1) }
    let lengths = dimensions.map { axis == .horizontal ? $0.width : $0.height }
    let line = AlignedLine(
      dimensions.map { (axis == .horizontal ? $0.height : $0.width, guide($0)) })
    var start: CGFloat = 0
    let corners = views.indices.map { index in
      defer { start += lengths[index] + (index < gaps.count ? gaps[index] : 0) }
      return point(start, line.starts[index])
    }
    let end = point(start, line.length)
    return StackPlan(
      proposals: proposals, corners: corners, size: CGSize(width: end.x, height: end.y))
  }

  private func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  /// Returns the proposals to the views: equal shares of what is left, the least flexible first.
  private func share(
    _ proposal: ProposedViewSize, among views: [LayoutSubview], gaps: CGFloat
  ) -> [ProposedViewSize] {
    var proposals = views.map { _ in proposal }
    guard let whole = proposal[axis], whole.isFinite else { return proposals }
    let least = views.map { length(of: $0, in: .zero) }
    let ranges = zip(views, least).map { length(of: $0, in: .infinity) - $1 }
    var rest = whole - gaps
    for priority in Set(views.map(\.priority)).sorted(by: >) {
      // Views of a lower priority get at least their minimum.
      let reserved = zip(views, least).map { $0.priority < priority ? $1 : 0 }.reduce(0, +)
      let order = views.indices.filter { views[$0].priority == priority }
        .sorted { (ranges[$0], $0) < (ranges[$1], $1) }
      for (position, index) in order.enumerated() {
        let share = (rest - reserved) / CGFloat(order.count - position)
        proposals[index][axis] = max(0, share)
        rest -= length(of: views[index], in: proposals[index])
      }
    }
    return proposals
  }

  private func length(of view: LayoutSubview, in proposal: ProposedViewSize) -> CGFloat {
    let size = view.sizeThatFits(proposal)
    return axis == .horizontal ? size.width : size.height
  }
}

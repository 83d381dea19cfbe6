// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRender

/// One computation of a layout: what is known of its subviews, what it asks for, and where it
/// places them.
final class LayoutRun {
  /// A subview.
  struct Part {
    /// The measured sizes; they contain those of ``baseline``.
    let sizes: [ProposalValue: SizeValue]
    let priority: Double
    /// Set if the view is a spacer.
    let spacer: Spacer?
    /// The values that the view sets, by their keys.
    let values: [ObjectIdentifier: Any]
    /// The proposals whose answers must be measured, in the order in which the layout made them.
    fileprivate(set) var asked: [ProposalValue] = []
    fileprivate(set) var frame: CGRect?

    init(
      sizes: [ProposalValue: SizeValue], priority: Double = 0, spacer: Spacer? = nil,
      values: [ObjectIdentifier: Any] = [:]
    ) {
      self.sizes = sizes
      self.priority = priority
      self.spacer = spacer
      self.values = values
    }
  }

  /// A spacer, which takes all space along the axes, but at least a length.
  struct Spacer {
    let axes: Axis.Set
    let least: CGFloat
  }

  /// The proposals that hosts always measure: for the ideal, the minimum and the maximum size.
  static let baseline = [
    ProposalValue(width: nil, height: nil), ProposalValue(width: 0, height: 0),
    ProposalValue(width: ProposalValue.unbounded, height: ProposalValue.unbounded),
  ]

  private(set) var parts: [Part]
  /// Whether all sizes for which the layout asked were known.
  private(set) var isExact = true

  /// Whether the layout has used a subview that does not exist.
  private(set) var hasStrayed = false

  init(_ parts: [Part]) { self.parts = parts }

  /// Returns a subview; nil, which is noted, if it does not exist.
  subscript(index: Int) -> Part? {
    if parts.indices.contains(index) { return parts[index] }
    hasStrayed = true
    return nil
  }

  /// Returns the measured size of a subview, or an estimate, which is then asked for.
  func size(of index: Int, in proposal: ProposedViewSize) -> CGSize {
    guard let part = self[index] else { return .zero }
    if let spacer = part.spacer {
      return CGSize(
        width: spacer.length(along: .horizontal, in: proposal.width),
        height: spacer.length(along: .vertical, in: proposal.height))
    }
    let value = ProposalValue(proposal)
    let most = part.measured(Self.baseline[2])
    let isAmple =
      most.width <= proposal.width ?? .infinity
      && most.height <= proposal.height ?? .infinity
    // A view that never grows takes its largest size wherever it fits.
    if most.width.isFinite, most.height.isFinite, isAmple { return most }
    if !Self.baseline.contains(value), !part.asked.contains(value),
      part.asked.count + Self.baseline.count < MeasurementValue.proposalLimit
    {
      parts[index].asked.append(value)
    }
    guard part.sizes[value] == nil else { return part.measured(value) }
    isExact = false
    return part.estimate(proposal)
  }

  /// Places a subview; a coordinate that is not finite is zero.
  func place(
    _ index: Int, at position: CGPoint, _ anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    guard self[index] != nil else { return }
    var size = size(of: index, in: proposal)
    size.width = min(size.width, ProposalValue.unbounded)
    size.height = min(size.height, ProposalValue.unbounded)
    func start(_ position: CGFloat, _ share: CGFloat, _ length: CGFloat) -> CGFloat {
      let start = position - share * length
      return start.isFinite ? start : 0
    }
    parts[index].frame = CGRect(
      x: start(position.x, anchor.x, size.width), y: start(position.y, anchor.y, size.height),
      width: size.width, height: size.height)
  }

  /// Places the subviews that the layout has not placed, in the centre.
  func placeOthers(in bounds: CGRect) {
    for index in parts.indices where parts[index].frame == nil {
      let centre = CGPoint(x: bounds.midX, y: bounds.midY)
      place(index, at: centre, .center, ProposedViewSize(bounds.size))
    }
  }
}

extension LayoutRun.Spacer {
  fileprivate func length(along axis: Axis, in proposed: CGFloat?) -> CGFloat {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 0 }
    return max(least, proposed ?? least)
  }
}

extension LayoutRun.Part {
  /// Returns a measured size, or zero.
  fileprivate func measured(_ proposal: ProposalValue) -> CGSize {
    let most = sizes[LayoutRun.baseline[2]]
    let size = sizes[proposal]
    func length(
      _ length: Double?, _ proposed: Double?, _ most: Double?
    ) -> CGFloat {
      let length = length ?? 0
      if length >= ProposalValue.unbounded { return .infinity }
      // The ideal length of a view that grows is 10, where hosts show nothing.
      let isGrowing = (most ?? 0) >= ProposalValue.unbounded
      return proposed == nil && length == 0 && isGrowing ? 10 : CGFloat(length)
    }
    return CGSize(
      width: length(size?.width, proposal.width, most?.width),
      height: length(size?.height, proposal.height, most?.height))
  }

  /// Returns what a size probably is: the proposed one, within the minimum and the maximum; a view
  /// that is narrower than its ideal width is higher, like text.
  fileprivate func estimate(_ proposal: ProposedViewSize) -> CGSize {
    let (ideal, least, most) = (
      measured(LayoutRun.baseline[0]), measured(LayoutRun.baseline[1]),
      measured(LayoutRun.baseline[2])
    )
    func length(_ proposed: CGFloat?, _ ideal: CGFloat, _ least: CGFloat, _ most: CGFloat)
      -> CGFloat
    {
      guard let proposed, !proposed.isNaN else { return ideal }
      return max(min(proposed, most), min(least, most))
    }
    let width = length(proposal.width, ideal.width, least.width, most.width)
    var height = length(proposal.height, ideal.height, 0, most.height)
    if width < ideal.width, most.height.isFinite {
      height = max(height, ideal.height * (ideal.width / max(width, 1)).rounded(.up))
    }
    return CGSize(width: width, height: height)
  }
}

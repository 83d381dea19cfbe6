// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A size that a container proposes to a view or a shape, which chooses its own size.
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points; nil proposes the view's ideal width.
  public var width: CGFloat?
  /// The height in points; nil proposes the view's ideal height.
  public var height: CGFloat?

  /// The proposal to which views reply with their minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal to which views reply with their ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal to which views reply with their maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal from its lengths.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// Proposes a size.
  public init(_ size: CGSize) {
    width = size.width
    height = size.height
  }

  /// Returns the proposed size, with the lengths of another one where none is specified.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ProposalValue {
  /// Creates the proposal that hosts measure, in thousandths of a point; a length that is not a
  /// number is zero.
  init(_ proposal: ProposedViewSize) {
    func length(_ length: CGFloat?) -> Double? {
      guard let length else { return nil }
      let limited = length.isNaN ? 0 : min(max(0, Double(length)), Self.unbounded)
      return (limited * 1000).rounded() / 1000
    }
    self.init(width: length(proposal.width), height: length(proposal.height))
  }
}

extension ProposedViewSize {
  /// Creates a proposal from the one that hosts know.
  init(_ value: ProposalValue) {
    self.init(width: value.width.map { CGFloat($0) }, height: value.height.map { CGFloat($0) })
  }
}

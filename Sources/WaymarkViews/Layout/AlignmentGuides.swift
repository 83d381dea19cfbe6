// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

extension View {
  /// Sets the position of a guide, from the leading edge of the view.
  ///
  /// Like SwiftUI's, but `computeValue` reads the default positions of guides, and is called with
  /// samples of dimensions. If its result is linear in the width, the height and the baselines,
  /// hosts place the view without calling it again. For another function, hosts report the view's
  /// size, and for such dimensions, the baselines are at the bottom edge.
  ///
  /// A guide for separators is relative to this view, and moves the separator of its row.
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { GuidedView(content: self, base: g.line.guide, position: computeValue) }

  /// Sets the position of a guide, from the top edge of the view.
  ///
  /// Like the guide from the leading edge: `computeValue` is called with samples of dimensions, and
  /// reads the default positions of guides.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { GuidedView(content: self, base: g.line.guide, position: computeValue) }

  /// Sets the priority with which the view receives space in a stack; the default is 0.
  ///
  /// Views with a lower priority shrink first, and grow last.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    let limit = Double.greatestFiniteMagnitude
    let priority = value.isNaN ? 0 : min(max(value, -limit), limit)
    return attributes((.layoutPriority, priority == 0 ? nil : .number(priority)))
  }
}

/// A property wrapper for a namespace, which identifies views across the view hierarchy.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identifier of a namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UUID
  }

  @State private var id = ID(number: UUID())

  /// Creates a namespace for the view.
  public init() {}

  /// The identifier of the namespace.
  public var wrappedValue: ID { id }
}

/// The properties that matched views share.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits, one for each option.
  public let rawValue: UInt32
  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The position of the views.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and size of the views.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Has no effect: hosts display each view separately.
  ///
  /// Ignored: `anchor`, `id`, `isSource`, `namespace` and `properties` (the view stays where it is
  /// laid out).
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Has no effect: hosts use their push transition.
  ///
  /// Ignored: `id` and `namespace` (screens use the host's push transition).
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}

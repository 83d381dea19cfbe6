// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A custom alignment guide.
///
/// ```swift
/// enum MiddleOfTitle: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.bottom] }
/// }
///
/// extension VerticalAlignment {
///   static let middleOfTitle = VerticalAlignment(MiddleOfTitle.self)
/// }
/// ```
public protocol AlignmentID {
  /// Returns the default position of the guide in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size and the alignment guides of a view.
///
/// Hosts compute the layout. Therefore, the runtime calls functions of dimensions with several
/// samples, and passes on the line through their results.
public struct ViewDimensions: Equatable, Sendable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat
  let firstBaseline: CGFloat
  let lastBaseline: CGFloat

  init(
    width: CGFloat, height: CGFloat, firstBaseline: CGFloat? = nil, lastBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstBaseline = firstBaseline ?? height
    self.lastBaseline = lastBaseline ?? height
  }

  /// Returns the default position of a horizontal guide, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.guide.position(in: self) }

  /// Returns the default position of a vertical guide, from the top edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.guide.position(in: self) }
}

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
  ) -> some View { GuidedView(content: self, base: g.guide, position: computeValue) }

  /// Sets the position of a guide, from the top edge of the view.
  ///
  /// See ``alignmentGuide(_:computeValue:)-(HorizontalAlignment,_)``.
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { GuidedView(content: self, base: g.guide, position: computeValue) }

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

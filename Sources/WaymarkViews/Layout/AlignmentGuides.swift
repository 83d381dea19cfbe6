// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A custom alignment guide.
public protocol AlignmentID {
  /// Returns the default position of the guide in a view.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view.
///
/// Hosts compute the layout, so the runtime never asks views for dimensions.
public struct ViewDimensions: Equatable {
  /// The width in points.
  public let width: CGFloat
  /// The height in points.
  public let height: CGFloat

  /// Returns the position of a horizontal guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }

  /// Returns the position of a vertical guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .bottom ? height : height / 2
  }
}

extension HorizontalAlignment {
  /// Creates a custom guide, which hosts align at the centre.
  public init(_ id: any AlignmentID.Type) { self = .center }
  /// The leading edge of list separators; drawn like ``leading``.
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  /// The trailing edge of list separators; drawn like ``trailing``.
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension VerticalAlignment {
  /// Creates a custom guide, which hosts align at the centre.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension View {
  /// Has no effect: stacks determine the alignment.
  ///
  /// Ignored: `computeValue` and `g` (the stack determines the alignment).
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { ignoring("alignmentGuide(_:computeValue:)") }

  /// Has no effect: stacks determine the alignment.
  ///
  /// Ignored: `computeValue` and `g` (the stack determines the alignment).
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { ignoring("alignmentGuide(_:computeValue:)") }

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

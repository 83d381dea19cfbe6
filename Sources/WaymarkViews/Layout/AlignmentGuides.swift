// SPDX-License-Identifier: MIT

public import Foundation
import WaymarkRender

/// A place along a side of a view that others can be lined up with.
public protocol AlignmentID {
  /// Where it is in a view of some size.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// How large a view is.
///
/// Hosts lay out, so this is nothing that is asked of views here.
public struct ViewDimensions: Equatable {
  /// Points from side to side.
  public let width: CGFloat
  /// Points from top to bottom.
  public let height: CGFloat

  /// Where a place is from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    guide == .leading ? 0 : guide == .trailing ? width : width / 2
  }

  /// Where a place is from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    guide == .top ? 0 : guide == .bottom ? height : height / 2
  }
}

extension HorizontalAlignment {
  /// A place of an app's own; lined up in the middle.
  public init(_ id: any AlignmentID.Type) { self = .center }
  /// At the leading edges of lists' lines; drawn like ``leading``.
  public static let listRowSeparatorLeading = HorizontalAlignment.leading
  /// At the trailing edges of lists' lines; drawn like ``trailing``.
  public static let listRowSeparatorTrailing = HorizontalAlignment.trailing
}

extension VerticalAlignment {
  /// A place of an app's own; lined up in the middle.
  public init(_ id: any AlignmentID.Type) { self = .center }
}

extension View {
  /// Would put the view's place for lining up elsewhere; hosts line it up as the stack says.
  ///
  /// Ignored: `computeValue` and `g` (the stack determines the alignment).
  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { ignoring("alignmentGuide(_:computeValue:)") }

  /// Would put the view's place for lining up elsewhere; hosts line it up as the stack says.
  ///
  /// Ignored: `computeValue` and `g` (the stack determines the alignment).
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View { ignoring("alignmentGuide(_:computeValue:)") }

  /// Says whose room is taken last where there is little: that of the views with the highest.
  ///
  /// Hosts know two kinds: above 0, and the others.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    attributes((.layoutPriority, value > 0 ? .bool(true) : nil))
  }
}

/// What makes views known to each other across places: a value of the view's own.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// Names one namespace.
  public struct ID: Hashable, Sendable {
    fileprivate let number: UUID
  }

  @State private var id = ID(number: UUID())

  /// A namespace of the view's own.
  public init() {}

  /// Its name.
  public var wrappedValue: ID { id }
}

/// What two views that stand for each other have in common.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt32
  /// Those of some bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Where they are.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large they are.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Would have one view change into another where they stand for the same; hosts show each by
  /// itself.
  ///
  /// Ignored: `anchor`, `id`, `isSource`, `namespace` and `properties` (the view stays where it is
  /// laid out).
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }

  /// Would have a screen grow out of the view; hosts push it as usual.
  ///
  /// Ignored: `id` and `namespace` (screens use the host's push transition).
  nonisolated public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some View { self }
}

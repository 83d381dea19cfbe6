// SPDX-License-Identifier: MIT

public import WaymarkRender

/// A behaviour that determines where a scroll view comes to rest.
///
/// Hosts implement scrolling, so custom behaviours are not supported: use
/// ``PagingScrollTargetBehavior`` or ``ViewAlignedScrollTargetBehavior``.
public protocol ScrollTargetBehavior {
  /// The name that hosts receive.
  @_spi(Host) var hostValue: SnappingValue? { get }
}

extension ScrollTargetBehavior {
  /// Nil: a type of an app's own is left to the host.
  @_spi(Host) public var hostValue: SnappingValue? { nil }
}

/// A behaviour that stops at each child of the content.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour.
  public init() {}
  /// The name that hosts receive.
  @_spi(Host) public var hostValue: SnappingValue? { .paging }
}

/// A behaviour that stops at the views of a layout marked with `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The maximum number of views that a single swipe passes.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isLimited: Bool

    /// No limit: a faster swipe scrolls past more views.
    public static let automatic = LimitBehavior(isLimited: false)
    /// A limit of one view.
    public static let always = LimitBehavior(isLimited: true)
    /// A limit of one view.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// No limit, like ``automatic``: hosts cannot limit a swipe to the visible views.
    public static let alwaysByFew = LimitBehavior(isLimited: false)
    /// No limit: a faster swipe scrolls past more views.
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limit: LimitBehavior

  /// Creates the behaviour with a limit.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The name that hosts receive.
  @_spi(Host) public var hostValue: SnappingValue? {
    limit.isLimited ? .viewAlignedByOne : .viewAligned
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Stops at each child of the content.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Stops at the views of a layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Stops at the views of a layout, with a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Makes the children of this stack or grid the scroll targets of the enclosing scroll view.
  ///
  /// The scroll view comes to rest at the targets, and its scroll position identifies them.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    attributes((.snapTargets, isEnabled ? .bool(true) : nil))
  }

  /// Sets where the scroll views in this view come to rest.
  ///
  /// Paging stops at the children of the content's stack, which should be as large as the scroll
  /// view: see `containerRelativeFrame(_:alignment:)`.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let keyword = behavior.hostValue
    return transformEnvironment(\.scrollTraits) { $0.snapping = keyword }
  }
}

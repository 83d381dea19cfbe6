// SPDX-License-Identifier: MIT

import WaymarkRender

/// Where a scroll view comes to rest.
///
/// Hosts scroll, so it is one of those that they know: ``PagingScrollTargetBehavior`` or
/// ``ViewAlignedScrollTargetBehavior``.
public protocol ScrollTargetBehavior {
  /// The host's word.
  var _word: String { get }
}

/// At one child of the content after the other.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The behaviour.
  public init() {}
  /// The host's word.
  public var _word: String { "paging" }
}

/// At the views of the layout that `scrollTargetLayout(isEnabled:)` names.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// How many views one swipe passes at most.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate let isLimited: Bool

    /// As many as the swipe is fast.
    public static let automatic = LimitBehavior(isLimited: false)
    /// One.
    public static let always = LimitBehavior(isLimited: true)
    /// One.
    public static let alwaysByOne = LimitBehavior(isLimited: true)
    /// As many as are in sight; like ``automatic`` here.
    public static let alwaysByFew = LimitBehavior(isLimited: false)
    /// As many as the swipe is fast.
    public static let never = LimitBehavior(isLimited: false)
  }

  private let limit: LimitBehavior

  /// The behaviour, within a limit.
  public init(limitBehavior: LimitBehavior = .automatic) { limit = limitBehavior }

  /// The host's word.
  public var _word: String { limit.isLimited ? "viewAlignedByOne" : "viewAligned" }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At one child of the content after the other.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the views of a layout.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// At the views of a layout, within a limit.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Makes the children of the stack or grid that this view is what the scroll view around comes to
  /// rest at, and what its position names.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    attributes((.snapTargets, isEnabled ? .bool(true) : nil))
  }

  /// Says where the scroll views in this view come to rest.
  ///
  /// Paging goes by the children of the content's stack, which should be as large as the scroll
  /// view: see `containerRelativeFrame(_:alignment:)`.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let word = behavior._word
    return transformEnvironment(\.scrollTraits) { $0.snapping = word }
  }
}

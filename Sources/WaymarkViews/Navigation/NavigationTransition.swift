// SPDX-License-Identifier: MIT

/// How a screen comes when it is pushed.
public protocol NavigationTransition: Sendable {}

/// As the host does it.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// The transition.
  public init() {}
}

/// Out of a view with the same id; hosts push it as usual.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// As the host does it.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of the view that `matchedTransitionSource(id:in:)` names so; hosts push it as usual.
  ///
  /// Ignored: `namespace`, `sourceID`.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
  /// Would say how the screen that this view is comes; hosts push all screens alike.
  ///
  /// Ignored: `style`.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

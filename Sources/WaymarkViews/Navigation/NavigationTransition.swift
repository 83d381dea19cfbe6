// SPDX-License-Identifier: MIT

/// A transition that presents a pushed screen.
public protocol NavigationTransition: Sendable {}

/// The host's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}
}

/// A transition that zooms from a view with the same id; hosts use their default transition.
public struct ZoomNavigationTransition: NavigationTransition {}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The host's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms from the view with the same `matchedTransitionSource(id:in:)`; hosts do not zoom.
  ///
  /// Ignored: `namespace`, `sourceID`.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}

extension View {
  /// Has no effect: hosts push all screens with the same transition.
  ///
  /// Ignored: `style`.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    self
  }
}

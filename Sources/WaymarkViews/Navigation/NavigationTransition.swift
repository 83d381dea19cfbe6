// SPDX-License-Identifier: MIT

import WaymarkRender

/// A transition that presents a pushed screen.
public protocol NavigationTransition {
  /// The view from which the screen expands; nil for the host's transition.
  @_spi(Host) var zoomKey: AnyHashable? { get }
}

/// The host's default transition.
public struct AutomaticNavigationTransition: NavigationTransition {
  /// Creates the transition.
  public init() {}

  /// Nil: the host decides.
  @_spi(Host) public var zoomKey: AnyHashable? { nil }
}

/// A transition that zooms from a view with the same id.
public struct ZoomNavigationTransition: NavigationTransition {
  private let key: MatchKey

  fileprivate init(_ key: MatchKey) { self.key = key }

  /// The view from which the screen expands.
  @_spi(Host) public var zoomKey: AnyHashable? { key }
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The host's default transition.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Zooms from the view with the same `matchedTransitionSource(id:in:)`, and back to it; without
  /// one, the host uses its default transition.
  public static func zoom(
    sourceID: some Hashable, in namespace: Namespace.ID
  ) -> ZoomNavigationTransition {
    ZoomNavigationTransition(MatchKey(id: sourceID, namespace: namespace))
  }
}

extension View {
  /// Sets the transition of the pushed screen whose content this view is.
  nonisolated public func navigationTransition(_ style: some NavigationTransition) -> some View {
    NavigationTransitionView(content: self, key: style.zoomKey as? MatchKey)
  }
}

nonisolated private struct NavigationTransitionView<Content: View>: View {
  let content: Content
  let key: MatchKey?

  @MainActor var body: some View {
    if let key {
      MatchedView(content: content, key: key, property: .zoom)
    } else {
      content
    }
  }
}

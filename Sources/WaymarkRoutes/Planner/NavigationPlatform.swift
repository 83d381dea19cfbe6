// SPDX-License-Identifier: MIT

/// The changes that a platform can show in one step, without waiting for the end of a transition.
///
/// ``allows(_:_:)`` defines them. A path consists of layers: the first contains the pushes above
/// the root, and each further one a sheet or a cover and the pushes above it.
public struct NavigationPlatform: Hashable, Sendable {
  enum Kind {
    case runtime, stack, view
  }

  let kind: Kind
  let dismissesSeveral: Bool

  /// Waymark's own runtime, on which any change is one step.
  public static let allAtOnce = NavigationPlatform(kind: .runtime, dismissesSeveral: true)

  /// SwiftUI's `NavigationStack`, with several layers dismissed in one step.
  public static let navigationStack = navigationStack(dismissesSeveral: true)

  /// SwiftUI's `NavigationView` with a link in each screen, with several layers dismissed in one
  /// step.
  public static let navigationView = navigationView(dismissesSeveral: true)

  /// SwiftUI's `NavigationStack`, with several layers dismissed in one step or, as before iOS 17,
  /// one by one.
  public static func navigationStack(dismissesSeveral: Bool) -> NavigationPlatform {
    NavigationPlatform(kind: .stack, dismissesSeveral: dismissesSeveral)
  }

  /// SwiftUI's `NavigationView`, with several layers dismissed in one step or, as before iOS 17,
  /// one by one.
  public static func navigationView(dismissesSeveral: Bool) -> NavigationPlatform {
    NavigationPlatform(kind: .view, dismissesSeveral: dismissesSeveral)
  }
}

extension NavigationPlatform {
  /// Whether a change is one step on this platform.
  ///
  /// On every platform, any step may also change the value of a remaining screen with the same id,
  /// and add or remove a navigation stack of a remaining screen.
  ///
  /// On ``allAtOnce``, every change is one step.
  ///
  /// On ``navigationStack``, a step may change the pushes of the remaining layers, and either
  /// dismiss layers from the top or present one layer with all of its pushes. It must not both
  /// change the pushes of the visible layer and present from it.
  ///
  /// On ``navigationView``, a step is one of these: pop screens of the topmost layer; push one
  /// screen; replace the topmost screen if it is pushed; present one screen, without pushes;
  /// dismiss layers from the top.
  ///
  /// A layer remains as long as its first screen and all layers below it remain; a screen that
  /// changes between push, sheet and cover is closed and opened again.
  public func allows<Screen: Hashable>(_ from: [Route<Screen>], _ to: [Route<Screen>]) -> Bool {
    switch kind {
    case .runtime: true
    case .stack: stackAllows(PathPair(from, to))
    case .view: viewAllows(PathPair(from, to))
    }
  }

  private func stackAllows(_ paths: PathPair<some Hashable>) -> Bool {
    let kept = paths.keptLayers
    switch (paths.oldLayers - kept, paths.newLayers - kept) {
    case (0, 0): return true
    case (let dismissed, 0): return dismissed == 1 || dismissesSeveral
    case (0, 1): return paths.hasSamePushes(in: kept - 1)
    default: return false
    }
  }

  private func viewAllows(_ paths: PathPair<some Hashable>) -> Bool {
    let gone = paths.old[paths.kept...]
    let come = paths.new[paths.kept...]
    guard let lowest = gone.first else { return come.count <= 1 }
    let layers = gone.count(where: \.isPresented)
    guard come.isEmpty else {
      return gone.count == 1 && come.count == 1 && layers == 0
        && !come.contains(where: \.isPresented)
    }
    return lowest.isPresented ? layers == 1 || dismissesSeveral : layers == 0
  }
}

extension NavigationPlatform: CustomStringConvertible {
  /// The platform as written in code.
  public var description: String {
    let name =
      switch kind {
      case .runtime: "allAtOnce"
      case .stack: "navigationStack"
      case .view: "navigationView"
      }
    return dismissesSeveral ? name : "\(name)(dismissesSeveral: false)"
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// Where the path of a flow is kept.
///
/// The path there is the truth. A flow catches up with it whenever it is asked something, so it
/// never acts on a path that has changed meanwhile.
@MainActor
protocol PathSource: AnyObject {
  /// How the path has changed since this was called last; nil if it has not.
  func takeChange() -> PathChange?

  /// Writes the path without the routes from an index on.
  func close(from index: Int)

  /// Writes the path without the route at an index.
  func remove(at index: Int)

  /// Makes the view of one of the path's screens; nil when no destination is for it.
  func makeView(of screen: OpenRoute) -> AnyView?
}

/// A path of any length, which screens open others in.
@MainActor
protocol ScreenPath: PathSource {
  /// Whether it takes screens of all types.
  var takesAnyScreen: Bool { get }

  /// Opens a screen on top of the path; reports if the path takes no screens of its type.
  func open(_ screen: AnyHashable, as style: RouteStyle)

  /// Writes the value of a screen, which stays the same one; how the path has changed by that.
  func write(_ screen: AnyHashable, at index: Int) -> PathChange?

  /// Writes the path with the screens decoded that somebody has said how to since; false if there
  /// are none.
  func resolve() -> Bool

  /// Gives a view what screens find in their environment.
  func provide(to content: AnyView) -> AnyView
}

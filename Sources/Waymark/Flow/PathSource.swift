// SPDX-License-Identifier: MIT

import WaymarkRoutes
import WaymarkUI

/// The storage of a flow's path, which is the source of truth.
///
/// A flow synchronizes with it before each read and each write, so it never uses an outdated path.
@MainActor
protocol PathSource: AnyObject {
  /// Adopts the current path and returns the change since the last call; nil if it is the same.
  func adoptChange() -> PathChange?

  /// Writes the path without the routes starting at an index.
  func close(from index: Int)

  /// Writes the path without the route at an index.
  func remove(at index: Int)

  /// Whether the path can hold these routes; reports if it cannot.
  func accepts(_ routes: [Route<AnyHashable>]) -> Bool

  /// Treats these routes as the path that the flow knows, regardless of the actual path.
  ///
  /// The actual path is ignored until it changes, or ``restore()`` has written these routes.
  func keep(_ routes: [Route<AnyHashable>])

  /// Writes the routes of the last ``keep(_:)``, if the path differs.
  func restore()

  /// Creates the view of one of the path's screens; nil if there is no destination.
  func makeView(of screen: OpenRoute) -> AnyView?
}

/// A path of any length, in which screens open others.
@MainActor
protocol ScreenPath: PathSource {
  /// Whether it accepts screens of all types.
  var acceptsAnyScreen: Bool { get }

  /// Whether it accepts a screen.
  func accepts(_ screen: AnyHashable) -> Bool

  /// Opens a screen on top of the path; reports a screen of a type that the path does not accept.
  func open(_ screen: AnyHashable, as style: RouteStyle)

  /// Writes the value of a screen, which stays the same screen; returns the resulting change.
  func write(_ screen: AnyHashable, at index: Int) -> PathChange?

  /// Decodes the screens whose types have been registered meanwhile, and writes the path; returns
  /// false if there are none.
  func resolve() -> Bool

  /// Adds the environment values for screens to a view.
  func provide(to content: AnyView) -> AnyView
}

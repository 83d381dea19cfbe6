// SPDX-License-Identifier: MIT

/// Something on screen in which screens are opened: a flow stack, a navigation controller.
///
/// It announces itself to its ``Router`` whenever it appears, and may do so when it disappears for
/// good; the router does not retain it.
@MainActor
package protocol NavigationTarget: AnyObject {
  /// Whether a screen opened in it now would be seen: it is on screen, and no other target's screens
  /// cover its own.
  ///
  /// While no target is uncovered, navigations wait for the next one that appears.
  var isUncovered: Bool { get }

  /// Whether only a target that has appeared is taken; else it is taken as an origin as it is.
  var announcesItself: Bool { get }

  /// Whether it is shown inside another target, and is in front of that however late the other
  /// one appeared.
  func isInside(_ other: any NavigationTarget) -> Bool

  /// A handler was registered, or replaced; screens that had none may have one now.
  func handlersChanged()
}

extension NavigationTarget {
  package var announcesItself: Bool { true }

  package func isInside(_ other: any NavigationTarget) -> Bool { false }

  package func handlersChanged() {}
}

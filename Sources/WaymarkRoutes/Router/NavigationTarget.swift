// SPDX-License-Identifier: MIT

/// An object on screen in which screens are opened: a flow stack or a navigation controller.
///
/// It registers itself with its ``Router`` whenever it appears, and may unregister when it is
/// removed; the router does not retain it.
@MainActor
package protocol NavigationTarget: AnyObject {
  /// Whether a screen opened in it would be visible: it is on screen, and the screens of no other
  /// target cover its own.
  ///
  /// While no target is uncovered, navigations wait for the next one that appears.
  var isUncovered: Bool { get }

  /// Whether it is used only after it has appeared; otherwise, it can be used as an origin at any
  /// time.
  var announcesItself: Bool { get }

  /// Whether it is shown inside another target, and in front of it even if the other one appeared
  /// later.
  func isInside(_ other: any NavigationTarget) -> Bool

  /// Called when a handler was registered or replaced, because screens without one may now have
  /// one.
  func handlersChanged()
}

extension NavigationTarget {
  package var announcesItself: Bool { true }

  package func isInside(_ other: any NavigationTarget) -> Bool { false }

  package func handlersChanged() {}
}

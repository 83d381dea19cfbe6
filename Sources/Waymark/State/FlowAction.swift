// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// An effect that an input of a ``FlowState`` asks its owner to perform.
enum FlowAction: Equatable {
  /// Invalidate the views that show the flow.
  case publish(isAnimated: Bool)
  /// Write the screen's path without that screen and all above it.
  case close(ScreenID, because: NavigationCause)
  /// Write the screen's path without that screen.
  case remove(ScreenID, because: NavigationCause)
  /// Complete a step after one second, if it is still the current one.
  case wait(step: Int)
  /// Notify the screens that were closed and the listeners of the path; `after` is the path now.
  case notify(PathID, PendingChange, after: [Route<AnyHashable>])
  /// Ask a guard about a change; its answer is an input.
  case ask(PathID, proposal: Int, guard: Int, NavigationEvent)
  /// Cancel the guard that is being asked about a path.
  case stopAsking(PathID)
  /// Ask the user whether the screen of a view may close; the answer is an input.
  case confirm(PathID, LeaverID)
  /// Write a path, if the app's is another one.
  case write(PathID, [Route<AnyHashable>])
  /// Report that guards redirect in a circle.
  case reportLoop([String])
  /// Notify the listeners of a path of a change that was not simply made.
  case report(PathID, NavigationEvent)
}

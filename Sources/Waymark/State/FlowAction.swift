// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// An effect that a ``FlowState`` requests from its owner.
enum FlowAction: Equatable {
  /// Invalidate the views that show the flow.
  case publish(isAnimated: Bool)
  /// Write the screen's path without that screen and all above it.
  case close(ScreenID, because: NavigationCause)
  /// Write the screen's path without that screen.
  case remove(ScreenID, because: NavigationCause)
  /// Complete a step after one second if it is still the current one.
  case wait(step: Int)
  /// Notify the closed screens and the listeners of the path; `after` is the current path.
  case notify(PathID, PendingChange, after: [Route<AnyHashable>])
  /// Ask a guard about a change; its answer is an input.
  case ask(PathID, proposal: Int, guard: Int, NavigationEvent)
  /// Cancel the guard that is being asked about a path.
  case stopAsking(PathID)
  /// Ask the user whether the screen of a view may close; the answer is an input.
  case confirm(PathID, LeaverID)
  /// Write a path if the app's path differs.
  case write(PathID, [Route<AnyHashable>])
  /// Report that guards redirect in a circle.
  case reportLoop([String])
  /// Notify the listeners of a path of a change with another outcome than `done`.
  case report(PathID, NavigationEvent)
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// What is to be done after an input of a flow's state.
enum FlowAction: Equatable {
  /// Have the views ask again what is shown.
  case publish(isAnimated: Bool)
  /// Write a path without a screen and all above it.
  case close(ScreenID, because: NavigationCause)
  /// Write a path without a screen.
  case remove(ScreenID, because: NavigationCause)
  /// Say after a second that the time of a step is up.
  case wait(step: Int)
  /// Tell the screens that were closed and those who listen to the path, which is another now.
  case tell(PathID, FlowNews, after: [Route<AnyHashable>])
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// Changes of one path that listeners have not been notified of yet.
struct PendingChange: Equatable {
  /// The cause of the first of them.
  let cause: NavigationCause
  /// The time of the first of them, in nanoseconds; nil without a listener.
  let time: UInt64?
  /// The path before the first; empty without a listener.
  let before: [Route<AnyHashable>]
  /// The number of steps in which they were shown.
  var steps = 1
  /// The routes closed since then, in the order of closing.
  var closed: [PlacedRoute] = []
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// Changes of one path that listeners have not been notified of yet.
struct PendingChange: Equatable {
  /// The cause of the first of them.
  let cause: NavigationCause
  /// When the first happened, in nanoseconds; nil without a listener.
  let time: UInt64?
  /// The path before the first; empty without a listener.
  let before: [Route<AnyHashable>]
  /// In how many steps they were shown.
  var steps = 1
  /// The routes that were closed since, in the order of closing.
  var closed: [PlacedRoute] = []
}

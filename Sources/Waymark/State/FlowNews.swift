// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// A change of a path, until it is shown and all are told.
struct FlowNews: Equatable {
  /// What has changed the path first.
  let cause: NavigationCause
  /// When, in nanoseconds, if somebody listens.
  let time: UInt64?
  /// The path before, if somebody listens; else empty.
  let before: [Route<AnyHashable>]
  /// The routes that were closed since, in the order in which they were.
  var closed: [PlacedRoute] = []
}

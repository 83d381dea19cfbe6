// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// One presentation of a path: its root, and the pushes above it up to the next sheet or cover.
///
/// Views compare segments to find out whether they have anything to do.
struct Segment: Equatable {
  /// The presented route; nil for the stack's own root.
  let root: OpenRoute?
  /// How the root is presented; nil for the stack's own.
  let style: RouteStyle?
  /// Whether it has a navigation stack.
  let withNavigation: Bool
  /// Changes when the root's view must be made again.
  let rootStamp: Int
  /// What is pushed on the root, lowest first.
  var pushes: [OpenRoute] = []
  /// Changes when the view of any pushed screen that stays must be made again.
  var pushesStamp = 0

  /// The screen that is seen of the segment; nil for the stack's own root.
  var top: OpenRoute? { withNavigation ? pushes.last ?? root : root }
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// One presentation of what a flow shows: its root, and the pushes above it up to the next
/// presentation.
///
/// Views compare segments to find out whether they have anything to do.
struct Segment: Equatable {
  /// How many presentations are below.
  let level: Int
  /// The presented route; nil for the flow's own root.
  let root: OpenRoute?
  /// Whether it has a navigation stack.
  let withNavigation: Bool
  /// Changes with what is shown, here or above.
  let revision: Int
  /// Which of the shown routes are pushed on the root, lowest first.
  var pushes = 0..<0
  /// Changes when the view of any pushed screen that stays must be made again.
  var pushesStamp = 0

  /// The screen that is seen of the segment; nil for the flow's own root.
  @MainActor
  func top(of shown: [OpenRoute]) -> OpenRoute? {
    withNavigation ? shown[pushes].last ?? root : root
  }
}

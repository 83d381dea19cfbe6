// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// One presentation of what a flow shows: its root, and the pushes above it up to the next
/// presentation.
///
/// Views compare segments to find out whether they have anything to do.
struct Segment: Equatable {
  /// What it stands on.
  let base: SegmentBase
  /// Whether it has a navigation stack.
  let withNavigation: Bool
  /// Changes with what is shown, here or above.
  let revision: Int
  /// Which of the shown routes are pushed on the root, lowest first.
  var pushes: Range<Int>
  /// Changes when the view of any pushed screen that stays must be made again.
  var pushesStamp = 0

  /// The presented route; nil for the flow's own root.
  var root: OpenRoute? { base.root }

  /// The screen that is seen of the segment; nil for the flow's own root.
  @MainActor
  func top(of shown: [OpenRoute]) -> OpenRoute? {
    withNavigation ? shown[pushes].last ?? root : root
  }
}

/// The root of a segment and those of all segments below.
///
/// There is one for as long as all of these stay, so that who holds it can tell at once.
final class SegmentBase: Equatable {
  /// The presented route; nil for the flow's own root.
  let root: OpenRoute?
  /// What is below; nil below the flow's own root.
  let below: SegmentBase?
  /// How many segments are below.
  let level: Int

  init(_ root: OpenRoute?, over below: SegmentBase?) {
    self.root = root
    self.below = below
    level = below.map { $0.level + 1 } ?? 0
  }

  static func == (one: SegmentBase, other: SegmentBase) -> Bool { one === other }
}

// SPDX-License-Identifier: MIT

/// One presentation of a flow: its root, and the pushes above it up to the next presentation.
///
/// Views compare segments to determine whether they must update.
struct Segment: Equatable {
  /// Its root and the segments below.
  let base: SegmentBase
  /// Whether it has a navigation stack.
  let withNavigation: Bool
  /// Whether its root is an alert or a dialog.
  let isDialog: Bool
  /// Changes with the shown routes, here or above.
  let revision: Int
  /// The range of shown routes that are pushed on the root, lowest first.
  var pushes: Range<Int>
  /// Changes when the view of a pushed screen that stays open must be recreated.
  var pushesStamp = 0

  /// The presented route; nil for the flow's own root.
  var root: ScreenID? { base.root }

  /// Returns the topmost screen of the segment; nil for the flow's own root.
  func top(of shown: [OpenScreen]) -> ScreenID? {
    withNavigation ? shown[pushes].last?.id ?? root : root
  }
}

/// The root of a segment and the roots of all segments below.
///
/// Its number is unchanged while all of these stay open, so that comparing two bases is cheap.
struct SegmentBase: Equatable {
  /// The presented route; nil for the flow's own root.
  let root: ScreenID?
  /// The number of segments below.
  let level: Int
  fileprivate let number: Int
}

extension [Segment] {
  /// Creates the segments of the shown routes, the flow's own root first.
  ///
  /// - Parameters:
  ///   - shown: The open routes that are shown.
  ///   - withNavigation: Whether the flow's own root has a navigation stack.
  ///   - revision: The revision of the shown routes.
  ///   - old: The previous segments, whose bases are reused where they stay open.
  ///   - lastBase: The most recent number of a base.
  init(
    _ shown: [OpenScreen], withNavigation: Bool, revision: Int, after old: [Segment],
    lastBase: inout Int
  ) {
    self = []
    var current = Segment(
      base: .next(nil, over: self, after: old, &lastBase), withNavigation: withNavigation,
      isDialog: false, revision: revision, pushes: 0..<0)
    for (index, screen) in shown.enumerated() {
      if screen.isPresented {
        append(current)
        current = Segment(
          base: .next(screen.id, over: self, after: old, &lastBase),
          withNavigation: screen.withNavigation, isDialog: screen.isDialog, revision: revision,
          pushes: (index + 1)..<(index + 1))
      } else {
        current.pushes = current.pushes.lowerBound..<(index + 1)
        current.pushesStamp = Swift.max(current.pushesStamp, screen.stamp)
      }
    }
    append(current)
  }
}

extension SegmentBase {
  /// Returns the base of the next segment: the previous one, if its root and all roots below are
  /// the same.
  fileprivate static func next(
    _ root: ScreenID?, over below: [Segment], after old: [Segment], _ lastBase: inout Int
  ) -> SegmentBase {
    let level = below.count
    if old.indices.contains(level), old[level].base.root == root,
      level == 0 || old[level - 1].base == below[level - 1].base
    {
      return old[level].base
    }
    lastBase += 1
    return SegmentBase(root: root, level: level, number: lastBase)
  }
}

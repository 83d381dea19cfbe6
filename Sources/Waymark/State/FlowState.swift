// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// The state of a flow and of the flows joined to it: the open routes, the shown routes, and the
/// steps in between.
///
/// Each input is a `mutating` function that returns the ``FlowAction``s to perform. The paths
/// belong to the app; this receives their changes.
///
/// - ``attach(_:to:at:)``, ``detach(_:)``: A flow was added or removed.
/// - ``pathChanged(_:by:because:as:at:)``, ``pathRenewed(_:)``: A path has changed.
/// - ``settle(as:)``: The views are about to read the shown routes.
/// - ``appeared(_:)``, ``disappeared(_:)``, ``stepCompleted()``: Progress of a step.
/// - ``close(_:because:)``, ``keep(_:on:)``: The user has closed screens.
/// - ``updated()``: The views have been updated.
/// - ``propose(_:by:because:as:at:isInSource:)``,
///   ``setControl(_:guards:gates:nesting:isHeard:)``, ``enforceControl(_:)``,
///   ``guardAnswered(_:proposal:by:_:)``, ``leaveAnswered(_:mayLeave:)``: Guards, gates and screens
///   that ask before they close.
///
/// The goal always contains the paths as a whole. If the platform cannot show it in one step, a
/// plan leads to it, each of whose steps begins after the previous one is complete.
struct FlowState {
  /// The path that the others are joined to.
  let root: PathID
  var paths: [PathID: OpenPath] = [:]
  /// The goal: the routes of all paths, those of joined flows after the screens that contain them.
  var wanted: [OpenScreen] = []
  /// Whether ``wanted`` must be computed again.
  var isWantedStale = true
  /// The routes that are shown.
  var shown: [OpenScreen] = []
  /// The presentations of ``shown``, the flow's own root first; never empty.
  var segments: [Segment] = []
  /// Changes with the shown routes and with the goal.
  var revision = 0
  /// The remaining steps of the plan.
  var steps: ArraySlice<NavigationPlan<ScreenID>.Step> = []
  /// The current step.
  var awaited: AwaitedStep?
  var lastStep = 0
  /// The number of steps begun since listeners were last notified.
  var stepCount = 0
  /// The number of views that show each screen: two while it moves to another place.
  var visibleViews: [ScreenID: Int] = [:]
  /// The transitions of screens that do not use the default one.
  var entrances: [ScreenID: ReplaceStyle] = [:]
  /// The changes that the platform can show in one step.
  private(set) var platform = NavigationPlatform.allAtOnce
  /// Whether the flow's own root has a navigation stack.
  private(set) var withNavigation = false
  var lastStamp = 0
  var lastProposal = 0
  private var lastBase = 0

  init(root: PathID) {
    self.root = root
    arrange()
  }

  /// Sets how the flow is shown.
  mutating func configure(withNavigation: Bool, platform: NavigationPlatform) {
    self.platform = platform
    guard withNavigation != self.withNavigation else { return }
    self.withNavigation = withNavigation
    arrange()
  }

  /// Shows routes.
  mutating func show(_ screens: [OpenScreen]) {
    shown = screens
    revision += 1
    arrange()
  }

  private mutating func arrange() {
    segments = [Segment](
      shown, withNavigation: withNavigation, revision: revision, after: segments,
      lastBase: &lastBase)
  }
}

// MARK: Queries

extension FlowState {
  /// Whether a step is incomplete.
  var isUnderway: Bool { awaited != nil }

  /// Returns the index of an open screen in its path.
  func index(of screen: ScreenID) -> Int? { paths[screen.path]?.index(of: screen) }

  /// A screen that is open, or whose closing is still pending notification.
  func placed(_ screen: ScreenID) -> PlacedRoute? { paths[screen.path]?.placed(screen) }

  /// Returns a number that changes when the view of an open screen must be recreated; initially 0.
  func stamp(of screen: ScreenID) -> Int {
    guard let path = paths[screen.path], let index = path.index(of: screen) else { return 0 }
    return path.screens[index].stamp
  }

  /// Whether the top screen of a path can push; nil if the path alone does not determine it.
  func canPush(in path: PathID) -> Bool? {
    paths[path]?.screens.last { $0.isPresented && !$0.isDialog }?.withNavigation
  }

  /// The segment above one; nil if either no longer exists.
  func segment(over base: SegmentBase) -> Segment? {
    guard segments.indices.contains(base.level + 1), segments[base.level].base == base else {
      return nil
    }
    return segments[base.level + 1]
  }

  /// Returns the range of shown routes that are pushed on the root of a segment; empty if the
  /// segment no longer exists.
  func pushes(on base: SegmentBase) -> Range<Int> {
    guard segments.indices.contains(base.level), segments[base.level].base == base,
      segments[base.level].withNavigation
    else { return 0..<0 }
    return segments[base.level].pushes
  }
}

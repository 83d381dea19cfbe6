// SPDX-License-Identifier: MIT

import WaymarkRoutes

/// What a flow shows and is to show: its open routes and those of the flows joined to it.
///
/// A value: each input is a `mutating` function, whose actions somebody else performs. The paths
/// themselves are kept elsewhere, as the app's own; this hears of their changes.
///
/// - ``attach(_:to:at:)``, ``detach(_:)``: A flow comes or goes.
/// - ``pathChanged(_:by:because:as:at:)``, ``pathRenewed(_:)``: A path has changed.
/// - ``settle(as:)``: The views ask what is shown.
/// - ``appeared(_:)``, ``disappeared(_:)``, ``stepCompleted()``: A step goes on.
/// - ``close(_:because:)``, ``keep(_:on:)``: A person has closed screens.
/// - ``updated()``: What is shown has been brought to the screen.
///
/// What is to be shown is always the whole of the paths. Where the platform cannot get there at
/// once, what is shown approaches it by the steps of a plan, each when the one before is complete.
struct FlowState {
  /// The path around all others.
  let root: PathID
  var paths: [PathID: OpenPath] = [:]
  /// The routes that are to be shown, those of joined flows after the screens that they are in.
  var wanted: [OpenScreen] = []
  /// Whether something has changed since ``wanted`` was put together.
  var isWantedOld = true
  /// The routes that are shown.
  var shown: [OpenScreen] = []
  /// The presentations of ``shown``, the flow's own root first; never empty.
  var segments: [Segment] = []
  /// Changes with what is shown or to be shown.
  var revision = 0
  /// The steps that are still to be taken.
  var steps: ArraySlice<NavigationPlan<ScreenID>.Step> = []
  /// The step that is underway.
  var awaited: AwaitedStep?
  var lastStep = 0
  /// How many views show a screen; two when it moves to another place, until the older is gone.
  var visibleViews: [ScreenID: Int] = [:]
  /// How screens come, where that was said.
  var entrances: [ScreenID: ReplaceStyle] = [:]
  /// What the platform can do in one step.
  private(set) var platform = NavigationPlatform.allAtOnce
  /// Whether the flow's own root has a navigation stack.
  private(set) var withNavigation = false
  var lastStamp = 0
  private var lastBase = 0

  init(root: PathID) {
    self.root = root
    arrange()
  }

  /// The flow is shown otherwise than before.
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

// MARK: What it says

extension FlowState {
  /// Whether steps are still to be taken or to be completed.
  var isUnderway: Bool { awaited != nil }

  /// Where in its path an open screen is.
  func index(of screen: ScreenID) -> Int? { paths[screen.path]?.index(of: screen) }

  /// A screen that is open, or was until the change that nobody has been told of yet.
  func placed(_ screen: ScreenID) -> PlacedRoute? { paths[screen.path]?.placed(screen) }

  /// Changes when the view of an open screen must be made again; 0 at first.
  func stamp(of screen: ScreenID) -> Int {
    guard let path = paths[screen.path], let index = path.index(of: screen) else { return 0 }
    return path.screens[index].stamp
  }

  /// Whether the top screen of a path can push, as far as the path tells.
  func canPush(in path: PathID) -> Bool? {
    paths[path]?.screens.last { $0.isPresented && !$0.isDialog }?.withNavigation
  }

  /// The segment over one, if there is one and both are still there.
  func segment(over base: SegmentBase) -> Segment? {
    guard segments.indices.contains(base.level + 1), segments[base.level].base == base else {
      return nil
    }
    return segments[base.level + 1]
  }

  /// Which of the shown routes are pushed on the root of a segment; none when there is no such
  /// segment any more.
  func pushes(on base: SegmentBase) -> Range<Int> {
    guard segments.indices.contains(base.level), segments[base.level].base == base,
      segments[base.level].withNavigation
    else { return 0..<0 }
    return segments[base.level].pushes
  }
}

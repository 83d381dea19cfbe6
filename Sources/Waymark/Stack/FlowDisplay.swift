// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes
import WaymarkUI

/// What a flow shows: its screens and those of the flows joined to it, in presentations.
///
/// What is to be shown, the goal, is always the whole of the paths. Where the platform cannot get
/// there at once, what is shown approaches it by the steps of a plan, each when the one before is
/// complete; see ``FlowStepper``.
@MainActor
final class FlowDisplay {
  private weak var root: FlowContext?
  private(set) lazy var stepper = FlowStepper(self)
  /// The routes that are to be shown.
  private(set) var goal: [OpenRoute] = []
  private var isGoalOld = true
  /// The flows whose routes are in the goal.
  private var joined: [FlowContext.Child] = []
  /// The routes that are shown.
  private(set) var shown: [OpenRoute] = []
  private var known: [Segment]?
  private var bases: [SegmentBase] = []
  /// Changes with what is shown.
  private(set) var revision = 0
  /// What it was when the views asked last.
  private var evaluated = 0
  /// Whether the flow's own root has a navigation stack.
  var withNavigation = false {
    didSet { if withNavigation != oldValue { known = nil } }
  }

  init(of root: FlowContext) { self.root = root }

  // MARK: Changes

  /// A path has changed, or what is around it.
  func goalChanged() {
    isGoalOld = true
    known = nil
    revision += 1
  }

  /// Has the views ask again.
  func publish() { change?.send() }

  /// What has the views ask again.
  var change: ObservableObjectPublisher? { root?.objectWillChange }

  /// Has the views ask again, unless they have asked since the last change.
  func publishNews() {
    if revision != evaluated { publish() }
  }

  /// The views have asked.
  func wasEvaluated() { evaluated = revision }

  /// Finds out what is to be shown now.
  func catchUp() {
    guard let root else { return }
    root.syncAll()
    if !isGoalOld, joined.contains(where: { $0.flow == nil }) { goalChanged() }
    guard isGoalOld else { return }
    isGoalOld = false
    joined = []
    goal = root.joinedRoutes(of: &joined)
    stepper.goalChanged()
  }

  /// Takes the routes of a step.
  func show(_ routes: [OpenRoute]) {
    shown = routes
    known = nil
    revision += 1
  }

  // MARK: Segments

  /// The presentations, the flow's own root first.
  var segments: [Segment] {
    catchUp()
    if let known { return known }
    var segments: [Segment] = []
    var current = segment(on: nil, from: 0, after: segments)
    for (index, one) in shown.enumerated() {
      if one.isPresented {
        segments.append(current)
        current = segment(on: one, from: index + 1, after: segments)
      } else {
        current.pushes = current.pushes.lowerBound..<(index + 1)
        current.pushesStamp = max(current.pushesStamp, one.stamp)
      }
    }
    segments.append(current)
    known = segments
    bases = segments.map(\.base)
    return segments
  }

  private func segment(
    on root: OpenRoute?, from start: Int, after segments: [Segment]
  ) -> Segment {
    let below = segments.last?.base
    let base: SegmentBase
    if bases.indices.contains(segments.count), bases[segments.count].root === root,
      bases[segments.count].below === below
    {
      base = bases[segments.count]
    } else {
      base = SegmentBase(root, over: below)
    }
    return Segment(
      base: base, withNavigation: root?.route.withNavigation ?? withNavigation,
      revision: revision, pushes: start..<start)
  }

  /// The segment over one, if there is one and both are still there.
  func segment(over base: SegmentBase) -> Segment? {
    let segments = segments
    guard base.level + 1 < segments.count, segments[base.level].base === base else { return nil }
    return segments[base.level + 1]
  }

  /// What is pushed on the root of a segment; nothing when there is no such segment any more.
  func pushes(on base: SegmentBase) -> ArraySlice<OpenRoute> {
    let segments = segments
    guard base.level < segments.count, segments[base.level].base === base,
      segments[base.level].withNavigation
    else { return [] }
    return shown[segments[base.level].pushes]
  }

  /// Takes what is left of the pushes on a root after somebody went back.
  ///
  /// What was opened meanwhile, as by the screen that appeared, stays.
  func keep(_ left: ArraySlice<OpenRoute>, on base: SegmentBase) {
    let pushes = pushes(on: base)
    let kept = zip(pushes, left).prefix { $0 === $1 }.count
    let new = left.dropFirst(kept)
    let gone = pushes.dropFirst(kept).dropLast(new.count)
    if !new.isEmpty, pushes.suffix(new.count).elementsEqual(new, by: ===) {
      for one in gone.reversed() { one.owner?.remove(one, because: .back) }
    } else if let lowest = pushes.dropFirst(kept).first {
      close(lowest, because: .back)
    }
  }

  /// Whether a route is what is presented over a segment.
  func presents(_ one: OpenRoute, over base: SegmentBase) -> Bool {
    segment(over: base)?.root === one
  }

  /// Whether a route is what is pushed on others in a segment.
  func pushes(
    _ one: OpenRoute, on below: ArraySlice<OpenRoute>, in base: SegmentBase
  ) -> Bool {
    let pushes = pushes(on: base)
    return pushes.dropFirst(below.count).first === one
      && zip(pushes, below).allSatisfy { $0 === $1 }
  }

  /// Closes a screen that is shown, and all above it, in whichever path they are.
  ///
  /// The path of a flow that goes with a screen stays as it is: its owner may show it again. An
  /// alert goes alone, since what its buttons open is above it for a moment.
  func close(_ one: OpenRoute, because cause: NavigationCause) {
    catchUp()
    guard let index = shown.firstIndex(where: { $0 === one }) else { return }
    if one.presentation.isDialog {
      one.owner?.remove(one, because: cause)
      return
    }
    let gone = shown[index...]
    // The person has closed it: it is not shown any more, whatever else is underway.
    if stepper.isUnderway { show(Array(shown[..<index])) }
    let closed = Set(gone)
    var told: Set<ObjectIdentifier> = []
    // Of each path the lowest goes, and with it what is above in that path.
    for route in gone {
      guard let owner = route.owner, told.insert(ObjectIdentifier(owner)).inserted,
        !owner.isIn(closed)
      else { continue }
      owner.close(route, because: cause)
    }
  }

  /// Reports screens that are open where nothing shows them.
  func reportLost() {
    let segments = segments
    for (index, segment) in segments.enumerated() {
      if segment.root?.presentation.isDialog == true {
        guard !segment.pushes.isEmpty || index + 1 < segments.count else { continue }
        report(
          "A screen is opened over an alert or a dialog, so it is not shown. Close that first.")
      } else if !segment.withNavigation, !segment.pushes.isEmpty {
        report(
          """
          A screen is pushed where there is no navigation stack, so it is not shown. Use \
          `withNavigation: true` for the FlowStack, the sheet or the cover below it.
          """)
      }
    }
  }

  private func report(_ message: String) {
    DiagnosticSink.current.report(Diagnostic(message))
  }

  // MARK: Destinations

  /// Makes visible screens again whose destinations have changed since they were made.
  func refreshVisible() {
    for segment in segments {
      if let top = segment.top(of: shown), top.isStale { top.refresh() }
    }
  }

  // MARK: News

  /// Tells of all changes, once what is shown is what was to be shown.
  func tellNews() {
    guard let root, !stepper.isUnderway else { return }
    tellNews(of: root)
  }

  private func tellNews(of flow: FlowContext) {
    if let news = flow.takeNews() { news.tell(flow) }
    for child in flow.children {
      if let flow = child.flow, flow.isJoined { tellNews(of: flow) }
    }
  }
}

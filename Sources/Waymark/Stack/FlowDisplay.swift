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
    var current = Segment(level: 0, root: nil, withNavigation: withNavigation, revision: revision)
    for (index, one) in shown.enumerated() {
      if one.isPresented {
        segments.append(current)
        current = Segment(
          level: segments.count, root: one, withNavigation: one.route.withNavigation,
          revision: revision)
        current.pushes = (index + 1)..<(index + 1)
      } else {
        current.pushes = current.pushes.lowerBound..<(index + 1)
        current.pushesStamp = max(current.pushesStamp, one.stamp)
      }
    }
    segments.append(current)
    known = segments
    return segments
  }

  private func segment(on root: OpenRoute?, at level: Int) -> Segment? {
    let segments = segments
    guard segments.indices.contains(level), segments[level].root === root else { return nil }
    return segments[level]
  }

  /// What is pushed on the root of a segment; nothing when there is no such segment any more.
  func pushes(on root: OpenRoute?, at level: Int) -> ArraySlice<OpenRoute> {
    segment(on: root, at: level).map { shown[$0.pushes] } ?? []
  }

  /// Takes what is left of the pushes on a root after somebody went back.
  func keep(_ left: ArraySlice<OpenRoute>, on root: OpenRoute?, at level: Int) {
    let pushes = pushes(on: root, at: level)
    let kept = zip(pushes, left).prefix { $0 === $1 }.count
    if kept < pushes.count { close(pushes[pushes.startIndex + kept], because: .back) }
  }

  /// Whether a route is what is presented over segments with these roots, lowest first.
  func presents(_ one: OpenRoute, over roots: [OpenRoute?]) -> Bool {
    let segments = segments
    guard roots.count < segments.count, segments[roots.count].root === one else { return false }
    return zip(segments, roots).allSatisfy { $0.root === $1 }
  }

  /// Whether a route is what is pushed on others, in the last of the segments with these roots.
  func pushes(
    _ one: OpenRoute, on below: ArraySlice<OpenRoute>, over roots: [OpenRoute?]
  ) -> Bool {
    let segments = segments
    guard roots.count <= segments.count, zip(segments, roots).allSatisfy({ $0.root === $1 }) else {
      return false
    }
    let pushes = shown[segments[roots.count - 1].pushes]
    return pushes.dropFirst(below.count).first === one
      && zip(pushes, below).allSatisfy { $0 === $1 }
  }

  /// Closes a screen that is shown, and all above it, in whichever path they are.
  func close(_ one: OpenRoute, because cause: NavigationCause) {
    catchUp()
    guard let index = shown.firstIndex(where: { $0 === one }) else { return }
    let gone = shown[index...]
    // The person has closed it: it is not shown any more, whatever else is underway.
    if stepper.isUnderway { show(Array(shown[..<index])) }
    var told: Set<ObjectIdentifier> = []
    // Of each path the lowest goes, and with it what is above in that path.
    for route in gone {
      guard let owner = route.owner, told.insert(ObjectIdentifier(owner)).inserted else { continue }
      owner.close(route, because: cause)
    }
  }

  /// Reports screens that are open where nothing shows them.
  func reportLost() {
    for segment in segments where segment.root?.presentation.isDialog != true {
      guard !segment.withNavigation, !segment.pushes.isEmpty else { continue }
      DiagnosticSink.current.report(
        Diagnostic(
          """
          A screen is pushed where there is no navigation stack, so it is not shown. Use \
          `withNavigation: true` for the FlowStack, the sheet or the cover below it.
          """))
      return
    }
    guard let index = shown.firstIndex(where: { $0.presentation.isDialog }),
      index + 1 < shown.count
    else { return }
    DiagnosticSink.current.report(
      Diagnostic(
        "A screen is opened over an alert or a dialog, so it is not shown. Close that first."))
  }

  // MARK: Destinations

  /// Makes visible screens again whose destinations have changed since they were made.
  func refreshVisible() {
    let stale = segments.compactMap { $0.top(of: shown) }.filter(\.isStale)
    guard !stale.isEmpty else { return }
    publish()
    for one in stale { one.owner?.stamp(one) }
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

// SPDX-License-Identifier: MIT

import WaymarkDiagnostics
import WaymarkRoutes

/// Values for views; each property synchronizes with the paths first.
extension FlowStore {
  /// The presentations, the flow's own root first.
  var segments: [Segment] {
    settle()
    return state.segments
  }

  /// The flow's own root and the screens pushed on it.
  var root: Segment { segments[0] }

  /// Changes with the shown screens.
  var revision: Int {
    settle()
    return state.revision
  }

  /// The segment above one; nil if either no longer exists.
  func segment(over base: SegmentBase) -> Segment? {
    settle()
    return state.segment(over: base)
  }

  /// The screens pushed on the root of a segment; empty if the segment no longer exists.
  func pushes(on base: SegmentBase) -> ArraySlice<OpenRoute> {
    settle()
    let routes = shownRoutes
    return routes[state.pushes(on: base).clamped(to: routes.indices)]
  }

  /// Whether a route is presented over a segment.
  func presents(_ route: OpenRoute, over base: SegmentBase) -> Bool {
    segment(over: base)?.root == route.id
  }

  /// Whether a route is pushed on others in a segment.
  func pushes(
    _ route: OpenRoute, on below: ArraySlice<OpenRoute>, in base: SegmentBase
  ) -> Bool {
    let pushes = pushes(on: base)
    return pushes.dropFirst(below.count).first === route
      && zip(pushes, below).allSatisfy { $0 === $1 }
  }

  /// Recreates visible screens whose destinations have changed.
  func refreshVisible() {
    for segment in segments {
      if let top = segment.top(of: state.shown), let route = route(top), route.isStale {
        route.refresh()
      }
    }
  }

  /// Reports open screens that cannot be shown where they are.
  func reportLost() {
    let segments = segments
    for (index, segment) in segments.enumerated() {
      if segment.isDialog {
        guard !segment.pushes.isEmpty || index + 1 < segments.count else { continue }
        report(
          "A screen was opened over an alert or a dialog, so it is not shown. Close that first.")
      } else if !segment.withNavigation, !segment.pushes.isEmpty {
        report(
          """
          A screen was pushed without a navigation stack, so it is not shown. Use \
          `withNavigation: true` for the FlowStack, the sheet or the cover below it.
          """)
      }
    }
  }

  func report(_ message: String) {
    DiagnosticSink.current.report(Diagnostic(message))
  }
}

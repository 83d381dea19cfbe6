// SPDX-License-Identifier: MIT

import Foundation
import WaymarkRoutes
import WaymarkUI

/// A change of a path, until it is shown and all are told.
struct FlowNews {
  let cause: NavigationCause
  /// The path before; empty when nobody listens.
  let before: [Route<AnyHashable>]
  /// The routes that were closed.
  var closed: [OpenRoute] = []
  private let start = DispatchTime.now().uptimeNanoseconds

  init(cause: NavigationCause, before: [Route<AnyHashable>]) {
    self.cause = cause
    self.before = before
  }

  /// Tells the screens that were closed, and those who listen to the flow.
  @MainActor
  func tell(_ flow: FlowContext) {
    for one in closed.reversed() { one.tellClosed(cause) }
    guard let listener = flow.listener else { return }
    let after = flow.open.map(\.route)
    guard before != after else { return }
    let now = DispatchTime.now().uptimeNanoseconds
    listener.tell(
      NavigationEvent(
        cause: cause, before: before, after: after, nesting: flow.nesting,
        seconds: Double(now - start) / 1e9))
  }
}

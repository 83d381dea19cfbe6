// SPDX-License-Identifier: MIT

import Logging
import WaymarkRender

@testable import WaymarkWeb

extension WebMetrics {
  /// The number of refusals for a reason.
  func refusals(_ reason: Refusal) -> Int {
    Int(registry.value("waymark_refusals_total", [("reason", reason.label)]))
  }

  /// The number of rejected events by reason.
  func rejected(_ error: HostEventError) -> Int {
    Int(registry.value("waymark_events_rejected_total", [("reason", error.rawValue)]))
  }

  /// The number of events with an action.
  func events(_ action: ClientAction) -> Int {
    Int(registry.value("waymark_events_total", [("kind", action.rawValue)]))
  }

  /// The number of sessions in a state.
  func sessions(_ state: SessionState) -> Int {
    Int(registry.value("waymark_sessions", [("state", state.rawValue)]))
  }

  /// The number of sessions that ended for a reason.
  func ended(_ reason: SessionEnd) -> Int {
    Int(registry.value("waymark_sessions_ended_total", [("reason", reason.rawValue)]))
  }

  /// The number of refusals and rejected events.
  var invalidInput: Int {
    Int(
      registry.total("waymark_refusals_total") + registry.total("waymark_events_rejected_total"))
  }
}

extension Logger {
  /// Writes nothing, so that the output of tests can be read.
  static var silent: Logger { Logger(label: "silent") { _ in SwiftLogNoOpLogHandler() } }
}

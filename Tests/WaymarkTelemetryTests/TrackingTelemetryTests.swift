// SPDX-License-Identifier: MIT

import Logging
import Testing
import WaymarkRoutes
import WaymarkTelemetry

struct TrackingTelemetryTests {
  @Test func `the three adapters listen side by side`() {
    let logger = NavigationLogger(Logger(label: "navigation"))
    let metrics = NavigationMetrics()
    let tracer = NavigationTracer()
    func record(_ event: NavigationEvent) {
      logger.record(event)
      metrics.record(event)
      tracer.record(event)
    }
    // Nothing is bootstrapped here: they must do nothing, and not fail.
    record(back())
    record(blocked())
  }
}

// SPDX-License-Identifier: MIT

import InMemoryLogging
import Logging
import Testing
import WaymarkRoutes
import WaymarkTelemetry

func telemetry(_ logger: Logger) -> (NavigationEvent) -> Void {
  let logger = NavigationLogger(logger)
  let metrics = NavigationMetrics()
  let tracer = NavigationTracer()
  return { event in
    logger.record(event)
    metrics.record(event)
    tracer.record(event)
  }
}

struct TrackingTelemetryTests {
  @Test func `the three adapters listen side by side`() {
    let handler = InMemoryLogHandler()
    let record = telemetry(Logger(label: "test") { _ in handler })
    record(back())
    record(blocked())
    #expect(handler.entries.map(\.message) == ["Navigated", "Navigation blocked"])
  }
}

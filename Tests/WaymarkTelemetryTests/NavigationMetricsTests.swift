// SPDX-License-Identifier: MIT

import CoreMetrics
import MetricsTestKit
import Testing
import WaymarkTelemetry

struct NavigationMetricsTests {
  private let factory = TestMetrics()

  @Test func `changes are counted by their cause and by the screen they lead to`() throws {
    let metrics = NavigationMetrics(factory: factory)
    metrics.record(back())
    metrics.record(link())
    metrics.record(back())
    let counts = factory.counters(label: "navigation_changes").map { counter in
      "\(counter.dimensions.map { "\($0)=\($1)" }.joined(separator: " ")): \(counter.totalValue)"
    }
    #expect(counts.sorted() == ["cause=back screen=Page: 2", "cause=link screen=root: 1"])
  }

  @Test func `what is not made is counted by its outcome, and not as a change`() throws {
    let metrics = NavigationMetrics(factory: factory)
    metrics.record(proposed())
    metrics.record(blocked())
    let counter = try #require(factory.counters.first)
    #expect(factory.counters.count == 1)
    #expect(counter.label == "navigation_outcomes")
    #expect(counter.dimensions.map(\.1) == ["link", "blocked"])
  }

  @Test func `changes are timed by their cause`() throws {
    let metrics = NavigationMetrics(factory: factory)
    metrics.record(back())
    metrics.record(link())
    let timer = try factory.expectTimer("navigation_duration", [("cause", "back")])
    #expect(timer.values == [350_000_000])
    #expect(factory.timers(label: "navigation_duration").count == 2)
  }

  @Test func `the depth is gauged for each nesting`() throws {
    let metrics = NavigationMetrics(factory: factory)
    metrics.record(back())
    metrics.record(link())
    #expect(try factory.expectGauge("navigation_depth", [("nesting", "2")]).values == [1])
    #expect(try factory.expectGauge("navigation_depth", [("nesting", "1")]).values == [0])
  }

  @Test func `screens are called as the app says`() throws {
    NavigationMetrics(factory: factory, naming: value(of:)).record(back())
    let counter = try #require(factory.counters.first)
    #expect(counter.dimensions.map(\.1) == ["back", "other"])
  }
}

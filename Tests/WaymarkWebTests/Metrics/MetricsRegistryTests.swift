// SPDX-License-Identifier: MIT

import CoreMetrics
import Testing

@testable import WaymarkWeb

@Suite struct MetricsRegistryTests {
  private let registry = MetricsRegistry()

  @Test func `equal labels and dimensions are one metric`() {
    let dimensions = [("b", "2"), ("a", "1")]
    Counter(label: "events", dimensions: dimensions, factory: registry).increment()
    Counter(label: "events", dimensions: dimensions.reversed(), factory: registry).increment()
    #expect(registry.value("events_total", [("a", "1"), ("b", "2")]) == 2)
    Counter(label: "events", factory: registry).increment(by: 5)
    #expect(registry.total("events_total") == 7 && registry.names == ["events_total"])
  }

  @Test func `counters only grow, also by fractions`() {
    let counter = FloatingPointCounter(label: "seconds", factory: registry)
    for amount in [0.5, 1.25, -1, .nan, .infinity] { counter.increment(by: amount) }
    #expect(registry.value("seconds_total") == 1.75)
    counter.reset()
    #expect(registry.value("seconds_total") == 0)
  }

  @Test func `a gauge rises and falls`() {
    let meter = Meter(label: "open", factory: registry)
    meter.set(5)
    meter.increment(by: 2.5)
    meter.decrement()
    #expect(registry.value("open") == 6.5)
  }

  @Test func `a name with two types is two metrics`() {
    Counter(label: "size_total", factory: registry).increment()
    Meter(label: "size_total", factory: registry).set(7)
    #expect(registry.value("size_total") == 1 && registry.value("size_total_gauge") == 7)
  }

  @Test func `a metric that was destroyed is not written`() {
    let counter = Counter(label: "a", factory: registry)
    let meter = Meter(label: "b", factory: registry)
    let timer = Timer(label: "c", factory: registry)
    let recorder = Recorder(label: "d", factory: registry)
    let other = FloatingPointCounter(label: "e", factory: registry)
    #expect(registry.names == ["a_total", "b", "c_seconds", "d", "e_total"])
    counter.destroy()
    meter.destroy()
    timer.destroy()
    recorder.destroy()
    other.destroy()
    #expect(registry.names.isEmpty && registry.text.isEmpty)
  }

  @Test func `threads count together`() async {
    let counter = Counter(label: "events", factory: registry)
    let meter = Meter(label: "open", factory: registry)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1000 {
            counter.increment()
            meter.increment()
          }
        }
      }
    }
    #expect(registry.value("events_total") == 8000 && registry.value("open") == 8000)
  }
}

// SPDX-License-Identifier: MIT

import CoreMetrics
import Synchronization

/// The values of one metric with one set of labels.
protocol MetricSeries: AnyObject, Sendable {
  /// Writes the samples.
  func write(_ name: String, _ labels: String, to text: inout PrometheusText)
  /// The value; the number of recorded values if there are several.
  var value: Double { get }
}

/// A number that only grows.
final class CounterSeries: MetricSeries, CounterHandler, FloatingPointCounterHandler {
  private let whole = Atomic<Int64>(0)
  private let rest = Mutex(0.0)

  func increment(by amount: Int64) {
    whole.wrappingAdd(amount, ordering: .relaxed)
  }

  func increment(by amount: Double) {
    guard amount > 0, amount.isFinite else { return }
    rest.withLock { $0 += amount }
  }

  func reset() {
    whole.store(0, ordering: .relaxed)
    rest.withLock { $0 = 0 }
  }

  var value: Double { Double(whole.load(ordering: .relaxed)) + rest.withLock { $0 } }

  func write(_ name: String, _ labels: String, to text: inout PrometheusText) {
    text.sample(name, labels, value)
  }
}

/// A number that rises and falls; of recorded values, the last one counts.
final class GaugeSeries: MetricSeries, MeterHandler, RecorderHandler {
  private let bits = Atomic<UInt64>(0)

  func set(_ value: Int64) { set(Double(value)) }

  func set(_ value: Double) { bits.store(value.bitPattern, ordering: .relaxed) }

  func increment(by amount: Double) {
    var old = bits.load(ordering: .relaxed)
    while true {
      let new = (Double(bitPattern: old) + amount).bitPattern
      let result = bits.weakCompareExchange(expected: old, desired: new, ordering: .relaxed)
      if result.exchanged { return }
      old = result.original
    }
  }

  func decrement(by amount: Double) { increment(by: -amount) }

  func record(_ value: Int64) { set(value) }

  func record(_ value: Double) { set(value) }

  var value: Double { Double(bitPattern: bits.load(ordering: .relaxed)) }

  func write(_ name: String, _ labels: String, to text: inout PrometheusText) {
    text.sample(name, labels, value)
  }
}

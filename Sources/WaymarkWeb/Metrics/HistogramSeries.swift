// SPDX-License-Identifier: MIT

import CoreMetrics
import Synchronization

/// Durations, counted by upper bounds; or other recorded values, without bounds.
final class HistogramSeries: MetricSeries, TimerHandler, RecorderHandler {
  /// The upper bounds of durations, in seconds.
  static let seconds = [
    0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
  ]

  private struct State {
    /// The number of values up to each bound and above the previous one.
    var counts: [Int]
    var count = 0
    var sum = 0.0
  }

  private let bounds: [Double]
  private let state: Mutex<State>

  /// Creates an empty series with ascending upper bounds.
  init(bounds: [Double]) {
    self.bounds = bounds
    state = Mutex(State(counts: bounds.map { _ in 0 }))
  }

  func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) {
    guard value.isFinite else { return }
    let bucket = bounds.firstIndex { value <= $0 }
    state.withLock { state in
      if let bucket { state.counts[bucket] += 1 }
      state.count += 1
      state.sum += value
    }
  }

  var value: Double { Double(state.withLock { $0.count }) }

  /// Writes the buckets, each of which counts the values of all before it, too.
  func write(_ name: String, _ labels: String, to text: inout PrometheusText) {
    let state = state.withLock { $0 }
    if !bounds.isEmpty {
      let prefix = labels.isEmpty ? "" : "\(labels),"
      var total = 0
      for (bound, count) in zip(bounds, state.counts) {
        total += count
        text.sample(
          "\(name)_bucket", "\(prefix)le=\"\(PrometheusText.number(bound))\"", Double(total))
      }
      text.sample("\(name)_bucket", "\(prefix)le=\"+Inf\"", Double(state.count))
    }
    text.sample("\(name)_sum", labels, state.sum)
    text.sample("\(name)_count", labels, Double(state.count))
  }
}

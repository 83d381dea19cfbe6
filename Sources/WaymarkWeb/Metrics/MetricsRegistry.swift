// SPDX-License-Identifier: MIT

import CoreMetrics
import Synchronization

/// Collects metrics of swift-metrics, which ``text`` writes for Prometheus.
///
/// The name of a metric is its label with the ending that Prometheus recommends: `_total` for
/// counters, `_seconds` for timers. Metrics with equal labels and dimensions are one.
final class MetricsRegistry: MetricsFactory {
  private enum Kind: String {
    case counter, gauge, histogram, summary
  }

  private struct Family {
    let kind: Kind
    /// The series by their labels.
    var series: [String: any MetricSeries] = [:]
  }

  private struct State {
    var families: [String: Family] = [:]
    var help: [String: String] = [:]
  }

  private let state = Mutex(State())

  /// Sets the description of a metric.
  func describe(_ name: String, _ help: String) { state.withLock { $0.help[name] = help } }

  /// The names of all metrics.
  var names: Set<String> { state.withLock { Set($0.families.keys) } }

  /// All metrics in the text format, in the order of their names and labels.
  var text: String {
    let (families, help) = state.withLock { ($0.families, $0.help) }
    var text = PrometheusText()
    for (name, family) in families.sorted(by: { $0.key < $1.key }) {
      text.begin(name, family.kind.rawValue, help: help[name])
      for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
        series.write(name, labels, to: &text)
      }
    }
    return text.text
  }

  /// Returns the value of a metric with the given labels; 0 if there is none.
  func value(_ name: String, _ labels: [(String, String)] = []) -> Double {
    let key = PrometheusText.labels(labels)
    return state.withLock { $0.families[name]?.series[key] }?.value ?? 0
  }

  /// Returns the sum of a metric over all labels.
  func total(_ name: String) -> Double {
    let series = state.withLock { $0.families[name]?.series.values.map { $0 } } ?? []
    return series.reduce(0) { $0 + $1.value }
  }

  private func series<S: MetricSeries>(
    _ label: String, _ ending: String, _ dimensions: [(String, String)], _ kind: Kind,
    _ make: () -> S
  ) -> S {
    var name = PrometheusText.name(label)
    if !ending.isEmpty, !name.hasSuffix(ending) { name += ending }
    let labels = PrometheusText.labels(dimensions)
    return state.withLock { state in
      // A name has one type.
      while let other = state.families[name], other.kind != kind { name += "_\(kind.rawValue)" }
      var family = state.families[name] ?? Family(kind: kind)
      if let known = family.series[labels] as? S { return known }
      let new = make()
      family.series[labels] = new
      state.families[name] = family
      return new
    }
  }

  private func remove(_ series: AnyObject) {
    state.withLock { state in
      for (name, var family) in state.families {
        guard let labels = family.series.first(where: { $0.value === series })?.key else {
          continue
        }
        family.series[labels] = nil
        state.families[name] = family.series.isEmpty ? nil : family
        return
      }
    }
  }
}

extension MetricsRegistry {
  func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    series(label, "_total", dimensions, .counter) { CounterSeries() }
  }

  func makeFloatingPointCounter(
    label: String, dimensions: [(String, String)]
  ) -> any FloatingPointCounterHandler {
    series(label, "_total", dimensions, .counter) { CounterSeries() }
  }

  func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
    series(label, "", dimensions, .gauge) { GaugeSeries() }
  }

  /// The unit of recorded values is unknown, so they have no buckets.
  func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    aggregate
      ? series(label, "", dimensions, .summary) { HistogramSeries(bounds: []) }
      : series(label, "", dimensions, .gauge) { GaugeSeries() }
  }

  func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    series(label, "_seconds", dimensions, .histogram) {
      HistogramSeries(bounds: HistogramSeries.seconds)
    }
  }

  func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

  func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }

  func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

  func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

  func destroyTimer(_ handler: any TimerHandler) { remove(handler) }
}

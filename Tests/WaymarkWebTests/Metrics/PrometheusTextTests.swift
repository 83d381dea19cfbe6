// SPDX-License-Identifier: MIT

import CoreMetrics
import Testing

@testable import WaymarkWeb

/// The text format 0.0.4 of Prometheus.
@Suite struct PrometheusTextTests {
  @Test func `metrics are in the order of their names and labels, with types and descriptions`() {
    let registry = MetricsRegistry()
    registry.describe("web_events_total", "Events,\nby \\ kind.")
    Counter(label: "web_events", dimensions: [("kind", "tap")], factory: registry).increment(by: 2)
    Counter(label: "web_events", dimensions: [("kind", "back")], factory: registry).increment()
    Meter(label: "sockets", factory: registry).set(1.5)
    Gauge(label: "depth", factory: registry).record(3)
    let size = Recorder(label: "size", factory: registry)
    for value in [1, 10, 100] { size.record(value) }
    #expect(
      registry.text == """
        # TYPE depth gauge
        depth 3
        # TYPE size summary
        size_sum 111
        size_count 3
        # TYPE sockets gauge
        sockets 1.5
        # HELP web_events_total Events,\\nby \\\\ kind.
        # TYPE web_events_total counter
        web_events_total{kind="back"} 1
        web_events_total{kind="tap"} 2

        """)
  }

  @Test func `a histogram counts each value in all buckets that contain it`() {
    let registry = MetricsRegistry()
    let timer = Timer(label: "wait", dimensions: [("for", "disk")], factory: registry)
    // A bound belongs to its own bucket.
    for milliseconds in [1, 2, 20, 60_000] { timer.recordMilliseconds(milliseconds) }
    let lines = registry.text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "# TYPE wait_seconds histogram",
        #"wait_seconds_bucket{for="disk",le="0.001"} 1"#,
        #"wait_seconds_bucket{for="disk",le="0.0025"} 2"#,
        #"wait_seconds_bucket{for="disk",le="0.005"} 2"#,
        #"wait_seconds_bucket{for="disk",le="0.01"} 2"#,
        #"wait_seconds_bucket{for="disk",le="0.025"} 3"#,
      ])
    #expect(
      lines.suffix(4) == [
        #"wait_seconds_bucket{for="disk",le="10"} 3"#,
        #"wait_seconds_bucket{for="disk",le="+Inf"} 4"#,
        #"wait_seconds_sum{for="disk"} 60.023"#, #"wait_seconds_count{for="disk"} 4"#,
      ])
  }

  @Test(arguments: [
    ("plain", "plain"), (#"a"b"#, #"a\"b"#), (#"a\b"#, #"a\\b"#), ("a\nb", #"a\nb"#),
    ("\\\"\n", #"\\\"\n"#), ("größer", "größer"),
  ])
  func `the value of a label is escaped`(value: String, escaped: String) {
    #expect(PrometheusText.labels([("name", value)]) == "name=\"\(escaped)\"")
  }

  @Test(arguments: [
    ("events", "events"), ("http.requests-in", "http_requests_in"), ("9lives", "_9lives"),
    ("a:b", "a:b"), ("größe", "gr__e"), ("", "_"), ("a b\n", "a_b_"),
  ])
  func `a name has only the characters of the format`(label: String, name: String) {
    #expect(PrometheusText.name(label) == name)
  }

  @Test func `labels are sorted, unique and none of the format's own`() {
    let labels = [("z", "1"), ("a:b", "2"), ("le", "3"), ("z", "4")]
    #expect(PrometheusText.labels(labels) == #"a_b="2",exported_le="3",z="4""#)
    #expect(PrometheusText.labels([]).isEmpty)
  }

  @Test(arguments: [
    (0, "0"), (1, "1"), (-2, "-2"), (0.25, "0.25"), (1e300, "1e+300"), (.infinity, "+Inf"),
    (-.infinity, "-Inf"), (.nan, "NaN"), (9_007_199_254_740_991, "9007199254740991"),
  ])
  func `a number is written without a fraction that is zero`(value: Double, text: String) {
    #expect(PrometheusText.number(value) == text)
  }
}

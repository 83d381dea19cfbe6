// SPDX-License-Identifier: MIT

import Foundation

/// Measures work and prints a line for each figure.
@MainActor
final class Reporter {
  private let json: Bool
  private let scenario: String?
  private let size: Int?

  init(json: Bool, scenario: String?, size: Int?) {
    self.json = json
    self.scenario = scenario
    self.size = size
  }

  /// Whether a figure was requested.
  func wants(_ name: String, _ n: Int) -> Bool {
    (scenario == nil || scenario == name) && (size == nil || size == n)
  }

  /// Measures one piece of work repeatedly for about a second, at least 10 times.
  ///
  /// - Parameters:
  ///   - group: The figure's group.
  ///   - name: The scenario.
  ///   - n: The size of the scenario.
  ///   - counters: The counts of one run, such as evaluated bodies.
  ///   - work: The work, which is the same each time.
  func time(
    _ group: String, _ name: String, _ n: Int, counters: [String: Double] = [:],
    _ work: () -> Void
  ) {
    guard wants(name, n) else { return }
    let first = measure(work)
    let count = max(10, min(100_000, Int(1_000_000_000 / max(first, 1))))
    report(group, name, n, (0..<count).map { _ in measure(work) }, counters)
  }

  /// Returns the duration of one piece of work, in nanoseconds.
  func measure(_ work: () -> Void) -> UInt64 {
    let start = ContinuousClock.now
    work()
    let time = start.duration(to: .now).components
    return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.attoseconds / 1_000_000_000)
  }

  /// Prints the figures of durations in nanoseconds, converted to microseconds.
  func report(
    _ group: String, _ name: String, _ n: Int, _ samples: [UInt64],
    _ counters: [String: Double] = [:]
  ) {
    report(group, name, n, "us", samples.map { Double($0) / 1000 }, counters)
  }

  /// Prints the figures of samples in a unit.
  func report(
    _ group: String, _ name: String, _ n: Int, _ unit: String, _ samples: [Double],
    _ counters: [String: Double] = [:]
  ) {
    let sorted = samples.sorted()
    guard let least = sorted.first, let most = sorted.last else { return }
    let median = sorted[sorted.count / 2]
    if json {
      let fields =
        [
          "\"group\":\"\(group)\"", "\"name\":\"\(name)\"", "\"n\":\(n)",
          "\"unit\":\"\(unit)\"", "\"median\":\(median)", "\"min\":\(least)",
          "\"max\":\(most)",
        ] + counters.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      print("{\(fields.joined(separator: ","))}")
    } else {
      let words = counters.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.formatted(.number.precision(.fractionLength(0...1))))" }
      let figure = [median, least, most].map { String(format: "%11.2f", $0) }.joined()
      let title = "\(group)/\(name) n=\(n)".padding(toLength: 36, withPad: " ", startingAt: 0)
      print("\(title)\(figure) \(unit)  \(words.joined(separator: ", "))")
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// Times work and prints a line for each figure.
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

  /// Whether a figure is asked for.
  func wants(_ name: String, _ n: Int) -> Bool {
    (scenario == nil || scenario == name) && (size == nil || size == n)
  }

  /// Times one piece of work again and again for about a second, at least 10 times.
  ///
  /// - Parameters:
  ///   - group: The group the figure belongs to.
  ///   - name: The scenario.
  ///   - n: Its size.
  ///   - counters: What the work did once, such as bodies run.
  ///   - work: The work, the same each time.
  func time(
    _ group: String, _ name: String, _ n: Int, counters: [String: Double] = [:],
    _ work: () -> Void
  ) {
    guard wants(name, n) else { return }
    let first = measure(work)
    let count = max(10, min(100_000, Int(1_000_000_000 / max(first, 1))))
    report(group, name, n, (0..<count).map { _ in measure(work) }, counters)
  }

  /// How long one piece of work takes, in nanoseconds.
  func measure(_ work: () -> Void) -> UInt64 {
    let start = ContinuousClock.now
    work()
    let time = start.duration(to: .now).components
    return UInt64(time.seconds) * 1_000_000_000 + UInt64(time.attoseconds / 1_000_000_000)
  }

  /// Prints the figures of times in nanoseconds, in microseconds.
  func report(
    _ group: String, _ name: String, _ n: Int, _ samples: [UInt64],
    _ counters: [String: Double] = [:]
  ) {
    let sorted = samples.sorted().map { Double($0) / 1000 }
    guard let least = sorted.first, let most = sorted.last else { return }
    let median = sorted[sorted.count / 2]
    if json {
      let fields =
        [
          "\"group\":\"\(group)\"", "\"name\":\"\(name)\"", "\"n\":\(n)", "\"unit\":\"us\"",
          "\"median\":\(median)", "\"min\":\(least)", "\"max\":\(most)",
        ] + counters.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value)" }
      print("{\(fields.joined(separator: ","))}")
    } else {
      let words = counters.sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.formatted(.number.precision(.fractionLength(0...1))))" }
      let figure = [median, least, most].map { String(format: "%11.2f", $0) }.joined()
      let title = "\(group)/\(name) n=\(n)".padding(toLength: 36, withPad: " ", startingAt: 0)
      print("\(title)\(figure) us  \(words.joined(separator: ", "))")
    }
  }
}

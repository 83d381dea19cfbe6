// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation

/// Measures Waymark's performance: `bench [GROUP…] [--json] [--scenario NAME] [--size N]`.
@main
struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Times Waymark. Build with -c release; each figure is a median with its spread.")

  @Argument(
    help:
      "calibrate, reconcile, navigation, control, driver, links, map, page, web; all if none is named."
  )
  var groups: [String] = []

  @Flag(help: "One JSON object a line, and nothing else.")
  var json = false

  @Option(help: "Only the scenario of this name.")
  var scenario: String?

  @Option(help: "Only this size.")
  var size: Int?

  /// The app that this process serves to another one, which measures it.
  @Option(help: .hidden)
  var serve: String?

  /// An origin that the server accepts besides its own.
  @Option(help: .hidden)
  var origin: String?

  /// The number of processes that serve the app.
  @Option(help: .hidden)
  var workers = 1

  @MainActor
  func run() async throws {
    if let serve {
      return try await WebServer.serve(serve, origin: origin, workers: workers)
    }
    let known: [(String, @MainActor (Reporter) async throws -> Void)] = [
      ("calibrate", calibrate), ("reconcile", reconcile), ("navigation", navigation),
      ("control", control), ("driver", driver), ("links", links), ("map", appMap),
      ("page", page), ("web", web),
    ]
    for name in groups where !known.contains(where: { $0.0 == name }) {
      throw ValidationError("There is no group \(name).")
    }
    let reporter = Reporter(json: json, scenario: scenario, size: size)
    for (name, run) in known where groups.isEmpty || groups.contains(name) {
      try await run(reporter)
    }
  }
}

/// Measures a loop without Waymark, which indicates the current speed of the machine.
@MainActor
func calibrate(_ reporter: Reporter) {
  reporter.time("calibrate", "hash", 1_000_000) {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in 0..<1_000_000 as Range<UInt64> { hash = (hash ^ (byte & 255)) &* 1_099_511_628_211 }
    keep(hash)
  }
  reporter.time("calibrate", "allocate", 10_000) {
    var boxes: [Box] = []
    for index in 0..<10_000 { boxes.append(Box(index)) }
    keep(UInt64(boxes.count))
  }
}

private final class Box {
  let value: Int
  init(_ value: Int) { self.value = value }
}

/// Uses a value, so that the compiler cannot eliminate its computation.
@inline(never)
func keep(_ value: UInt64) { if value == .max { print(value) } }

// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import WaymarkWeb

/// One client that sends as much as it can, beside others.
@Suite(.serialized, .enabled(if: ServerProcess.isPossible), .timeLimit(.minutes(5)))
@MainActor
struct FloodTests {
  /// A way in which one client can flood a server, until it is told to stop.
  nonisolated enum Flood: CaseIterable {
    case events, requests, sockets, malformed, browsers, forms, heads, unread

    /// Floods once.
    func run(_ port: Int, while isWanted: () -> Bool) throws {
      switch self {
      case .events:
        let page = try BlockingPage(port, from: 9)
        while isWanted() {
          for _ in 0..<60 where isWanted() { try page.type() }
          try page.wait()
        }
      case .requests:
        try BlockingClient(port, from: 9).request("/")
      case .sockets:
        var clients: [BlockingClient] = []
        while isWanted(), clients.count < 500 {
          clients.append(try BlockingClient(port, from: 9))
          _ = try clients.last?.upgrade()
        }
      case .malformed:
        let client = try BlockingClient(port, from: 9)
        _ = try client.upgrade()
        try client.message("[1,\"2\",\"tap\",")
        _ = try client.message()
      case .browsers:
        let client = try BlockingClient(port, from: 9)
        while isWanted() {
          try client.request(
            "/", "Cookie: waymark=\(Secret.random().text).\(Secret.random().text)\r\n")
          _ = try client.response()
        }
      case .forms:
        let client = try BlockingClient(port, from: 9)
        let form = "page=1&do=2.1&a.1=%C3%A9+b"
        while isWanted() {
          try client.request(
            "/",
            "Origin: http://127.0.0.1:\(port)\r\nContent-Length: \(form.count)\r\n"
              + "Content-Type: application/x-www-form-urlencoded\r\n", method: "POST")
          try client.send(form)
          _ = try client.response()
        }
      case .heads:
        let client = try BlockingClient(port, from: 9)
        try client.request("/" + String(repeating: "x", count: 15_000))
        _ = try client.response()
      case .unread:
        let client = try BlockingClient(port, from: 9)
        while isWanted() { try client.request("/") }
      }
    }
  }

  /// A flood from two threads.
  private final class Flooding: Sendable {
    private let isWanted = Atomic(true)
    private let count = Atomic(0)
    private let threads = DispatchGroup()

    init(_ flood: Flood, _ port: Int) {
      for _ in 0..<2 {
        threads.enter()
        Thread { [self] in
          while isWanted.load(ordering: .relaxed) {
            // The server may close a connection at any time.
            try? flood.run(port) {
              count.add(1, ordering: .relaxed)
              return isWanted.load(ordering: .relaxed)
            }
            count.add(1, ordering: .relaxed)
          }
          threads.leave()
        }.start()
      }
    }

    /// Stops, and returns how often something was sent.
    func stop() -> Int {
      isWanted.store(false, ordering: .relaxed)
      threads.wait()
      return count.load(ordering: .relaxed)
    }
  }

  /// Measures how long others wait for responses to their events, each from an address of its own.
  ///
  /// - Returns: The time in seconds within which 99 of 100 events were answered.
  nonisolated private static func slowest(of pages: [BlockingPage], events: Int) throws -> Double {
    var times: [Double] = []
    let clock = ContinuousClock()
    for number in 0..<events {
      let page = pages[number % pages.count]
      times.append(
        try clock.measure {
          try page.type()
          try page.wait()
        } / .seconds(1))
    }
    return times.sorted()[times.count * 99 / 100]
  }

  @Test func `while one client floods a server, others are served (O1, O19)`() async throws {
    try await ServerProcess.run([], .walk) { _, port in
      let (quiet, floods) = try await onThread {
        let pages = try (2..<6).map { try BlockingPage(port, from: $0) }
        _ = try Self.slowest(of: pages, events: 100)
        let quiet = try Self.slowest(of: pages, events: 400)
        let floods = try Flood.allCases.map { flood in
          let flooding = Flooding(flood, port)
          // The limit holds while it lasts; a pause of the whole machine would not repeat.
          var best = Double.infinity
          for _ in 0..<3 where best > 10 * quiet {
            best = min(best, try Self.slowest(of: pages, events: 400))
          }
          return (flood, best, count: flooding.stop())
        }
        return (quiet, floods)
      }
      for (flood, best, count) in floods {
        #expect(best <= 10 * quiet, "\(flood): \(best) s instead of \(quiet) s")
        #expect(count > 10, "\(flood)")
      }
    }
  }
}

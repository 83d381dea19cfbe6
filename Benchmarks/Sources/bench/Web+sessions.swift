// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

// What many pages cost that are open at the same time.
extension WebBench {
  /// Measures a tap that changes one text while many pages send them, so that the server is never
  /// idle.
  func busyTexts() async throws {
    let pages = 20
    guard reporter.wants("eventTextBusy", pages) else { return }
    let (port, events) = (port, Self.events)
    var samples: [Double] = []
    for _ in 0..<Self.pages {
      let (opened, begun, finished) = (Arrivals(), Arrivals(), Arrivals())
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<pages {
          group.addTask {
            // A page that fails keeps nobody waiting.
            defer {
              opened.note()
              finished.note()
            }
            try await WebClient.open(port) { page in
              let button = try page.element(before: "Increment")
              opened.note()
              try await begun.wait(for: 1)
              for _ in 0..<events { try await page.send(button, "tap") }
              finished.note()
              try await finished.wait(for: pages)
            }
          }
        }
        try await opened.wait(for: pages)
        let start = server.processorTime
        begun.note()
        try await finished.wait(for: pages)
        samples.append((server.processorTime - start) / Double(pages * events) * 1e6)
        try await group.waitForAll()
      }
    }
    reporter.report("web", "eventTextBusy", pages, "us", samples)
  }

  /// Measures how long many pages take that return at once, as after a restart of the server, and
  /// how long the taps of others take meanwhile.
  func returns() async throws {
    let count = 1000
    guard reporter.wants("return", count) || reporter.wants("returnOthers", count) else { return }
    let port = port
    let (_, cookie) = try await WebClient.load(port)
    let start = ContinuousClock.now
    let arrivals = Arrivals()
    let taps = try await withThrowingTaskGroup(of: [Double].self) { group in
      for _ in 0..<count {
        group.addTask {
          let delay = try await WebClient.returnDelay(port, cookie: cookie)
          try await Task.sleep(for: delay)
          try await WebClient.open(port) { _ in
            arrivals.note(start.duration(to: .now) / .seconds(1))
            try await arrivals.wait(for: count)
          }
          return []
        }
      }
      for _ in 0..<10 {
        group.addTask {
          try await WebClient.open(port) { page in
            let button = try page.element(before: "Increment")
            var samples: [Double] = []
            while arrivals.count < count {
              let start = ContinuousClock.now
              try await page.send(button, "tap")
              samples.append(start.duration(to: .now) / .milliseconds(1))
              try await Task.sleep(for: .milliseconds(20))
            }
            return samples
          }
        }
      }
      var all: [Double] = []
      while let samples = try await group.next() { all += samples }
      return all.sorted()
    }
    reporter.report("web", "return", count, "s", [arrivals.last])
    reporter.report(
      "web", "returnOthers", count, "ms", taps, ["p99": taps[(taps.count * 99 - 1) / 100]])
  }

  /// Measures pages that open, and the memory that they need while nothing happens.
  func sessions(of name: String) async throws {
    let count = 200
    guard reporter.wants("open-\(name)", count) || reporter.wants("session-\(name)", count) else {
      return
    }
    // The first sessions fill caches.
    try await hold(20) {}
    let memory = server.memory
    let time = server.processorTime
    try await hold(count) {
      reporter.report(
        "web", "open-\(name)", count, "us", [(server.processorTime - time) / Double(count) * 1e6])
      reporter.report(
        "web", "session-\(name)", count, "KB", [(server.memory - memory) / Double(count) / 1000])
    }
  }

  /// Measures what each session leaves behind: the growth of the server's memory over rounds of
  /// sessions that end.
  func rounds(of name: String) async throws {
    let (rounds, count) = (10, 250)
    guard reporter.wants("growth-\(name)", count) else { return }
    var memory: [Double] = []
    for _ in 0..<rounds {
      for _ in 0..<count / 50 { try await hold(50, asBrowser: false) {} }
      // The server ends sessions after their sockets.
      try await Task.sleep(for: .seconds(1))
      memory.append(server.memory)
    }
    // The first rounds fill caches and arenas.
    let growth = zip(memory.dropFirst(3), memory.dropFirst(2)).map { after, before in
      (after - before) / Double(count) / 1000
    }
    reporter.report("web", "growth-\(name)", count, "KB", growth)
  }

  /// Opens pages one after the other, and calls a closure while all are open.
  ///
  /// Sessions of browsers are kept for a while after they close; those of clients without a cookie
  /// end at once.
  private func hold(
    _ count: Int, asBrowser: Bool = true, _ body: () -> Void
  ) async throws {
    guard count > 0 else { return body() }
    try await WebClient.open(port, asBrowser: asBrowser) { _ in
      try await hold(count - 1, asBrowser: asBrowser, body)
    }
  }
}

/// The times at which pages have come to a point.
private final class Arrivals: Sendable {
  private let times = Mutex<[Double]>([])

  var count: Int { times.withLock { $0.count } }
  var last: Double { times.withLock { $0.max() ?? .nan } }

  func note(_ time: Double = 0) { times.withLock { $0.append(time) } }

  func wait(for count: Int) async throws {
    while self.count < count { try await Task.sleep(for: .milliseconds(10)) }
  }
}

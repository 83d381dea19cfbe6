// SPDX-License-Identifier: MIT

import Foundation
import NIOCore
import NIOPosix

/// Measures the web host in a separate process, with a load client instead of browsers.
@MainActor
func web(_ reporter: Reporter) async throws {
  let list = try ServerProcess(["--serve", "list"], ports: 2)
  do {
    let bench = WebBench(reporter: reporter, server: list)
    try await bench.echo()
    try await bench.texts()
    try await bench.busyTexts()
    for isPressed in [false, true] { try await bench.pushes(isPressed: isPressed) }
    try await bench.searches()
    try await bench.latency()
    try await bench.returns()
  } catch {
    list.stop()
    throw error
  }
  list.stop()
  let deep = try ServerProcess(["--serve", "depth"], ports: 2)
  defer { deep.stop() }
  for depth in [10, 800] {
    try await WebBench(reporter: reporter, server: deep).pushes(at: depth)
  }
  for workers in [1, 2] where reporter.wants("throughput", workers) {
    let server = try ServerProcess(["--serve", "list", "--workers", "\(workers)"], ports: 2)
    defer { server.stop() }
    try await WebBench(reporter: reporter, server: server).throughput(of: workers)
  }
  for name in ["small", "list", "showcase"] {
    let server = try ServerProcess(["--serve", name], ports: 2)
    defer { server.stop() }
    let bench = WebBench(reporter: reporter, server: server)
    try await bench.sessions(of: name)
    try await bench.rounds(of: name)
  }
}

/// The figures of one server.
@MainActor
struct WebBench {
  let reporter: Reporter
  let server: ServerProcess

  var port: Int { server.ports[1] }

  /// A session may send 1000 events at once, so that many send fewer.
  static let pages = 10
  static let events = 300

  /// Measures a TCP echo without Waymark, whose cost is that of the system and of NIO.
  func echo() async throws {
    guard reporter.wants("echo", 1) else { return }
    let channel = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: server.ports[0]) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    try await channel.executeThenClose { messages, writer in
      var messages = messages.makeAsyncIterator()
      try await measure("echo") {
        for _ in 0..<Self.events {
          try await writer.write(ByteBuffer(string: #"[1,"12.1","tap",null]"#))
          _ = try await messages.next(isolation: #isolation)
        }
        return Self.events
      }
    }
  }

  /// Measures a tap that changes one text.
  func texts() async throws {
    try await measureOnPages("eventText") { page in
      let button = try page.element(before: "Increment")
      for _ in 0..<Self.events { try await page.send(button, "tap") }
      return Self.events
    }
  }

  /// Measures pushes and pops on a list of 100 rows, each as one event; with a press before each
  /// push, which prepares its screen, if `isPressed` is true.
  func pushes(isPressed: Bool) async throws {
    try await measureOnPages(isPressed ? "pushPressed" : "push") { page in
      let link = try page.element(before: "Row 3<")
      let stack = try page.element(/class="[^"]*\bstack\b[^"]*"[^>]*data-n="([^"]*)"/)
      for _ in 0..<Self.events / 4 {
        if isPressed { try await page.send(link, "prepare") }
        try await page.send(link, "tap")
        try await page.send(stack, "back")
      }
      return Self.events / 2
    }
  }

  /// Measures pushes and pops of screens with addresses, each as one event, above others.
  func pushes(at depth: Int) async throws {
    var size = 0
    try await measureOnPages(
      "pushAt", depth,
      prepare: { page in
        try await page.send(page.element(before: "To \(depth)<"), "tap")
      },
      { page in
        let push = try page.element(before: "Push<")
        let stack = try page.element(/class="[^"]*\bstack\b[^"]*"[^>]*data-n="([^"]*)"/)
        for _ in 0..<Self.events / 4 {
          try await page.send(push, "tap")
          size = max(size, page.size)
          try await page.send(stack, "back")
          size = max(size, page.size)
        }
        return Self.events / 4 * 2
      })
    if reporter.wants("pushAtBytes", depth) {
      reporter.report("web", "pushAtBytes", depth, "bytes", [Double(size)])
    }
  }

  /// Measures keystrokes in the search field of the list.
  func searches() async throws {
    var size = 0
    try await measureOnPages("search") { page in
      let field = try page.element(/data-u[^>]*data-n="([^"]*)"/)
      for number in 0..<Self.events / 4 {
        try await page.send(field, "changeText", "\"\(number % 10)\"")
        size = max(size, page.size)
        try await page.send(field, "changeText", "\"\"")
        size = max(size, page.size)
      }
      return Self.events / 2
    }
    if reporter.wants("searchBytes", 1) {
      reporter.report("web", "searchBytes", 1, "bytes", [Double(size)])
    }
  }

  /// Measures how long taps take at half of the load that the server can bear.
  func latency() async throws {
    guard reporter.wants("halfLoad", 1) else { return }
    let cost = try await WebClient.open(port) { page in
      let button = try page.element(before: "Increment")
      return try await processorTime {
        for _ in 0..<Self.events { try await page.send(button, "tap") }
        return Self.events
      }
    }
    // A page sends its next event after a pause, so that together they send half of the maximum.
    let pages = 50
    let pause = Duration.seconds(cost * 2 * Double(pages))
    let port = port
    let samples = try await withThrowingTaskGroup(of: [Double].self) { group in
      for index in 0..<pages {
        group.addTask {
          try await Task.sleep(for: pause * index / pages)
          return try await WebClient.open(port) { page in
            let button = try page.element(before: "Increment")
            var samples: [Double] = []
            for _ in 0..<100 {
              let start = ContinuousClock.now
              try await page.send(button, "tap")
              samples.append(start.duration(to: .now) / .milliseconds(1))
              try await Task.sleep(for: pause)
            }
            return samples
          }
        }
      }
      var all: [Double] = []
      while let samples = try await group.next() { all += samples }
      return all
    }
    let sorted = samples.sorted()
    reporter.report(
      "web", "halfLoad", 1, "ms", samples, ["p99": sorted[(sorted.count * 99 - 1) / 100]])
  }

  /// Measures how many keystrokes in a search some workers handle in a second.
  func throughput(of workers: Int) async throws {
    let port = port
    // The server lets at most 32 requests of an address wait.
    let (pages, count) = (30, 40)
    var samples: [Double] = []
    for _ in 0..<5 {
      let start = ContinuousClock.now
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<pages {
          group.addTask {
            try await WebClient.open(port) { page in
              let field = try page.element(/data-u[^>]*data-n="([^"]*)"/)
              for number in 0..<count {
                try await page.send(field, "changeText", number % 2 == 0 ? "\"1\"" : "\"\"")
              }
            }
          }
        }
        try await group.waitForAll()
      }
      samples.append(Double(pages * count) / (start.duration(to: .now) / .seconds(1)))
    }
    reporter.report("web", "throughput", workers, "events/s", samples)
  }

  private func measureOnPages(
    _ name: String, _ n: Int = 1, prepare: (WebClient) async throws -> Void = { _ in },
    _ body: (WebClient) async throws -> Int
  ) async throws {
    guard reporter.wants(name, n) else { return }
    var samples: [Double] = []
    for _ in 0..<Self.pages {
      try await WebClient.open(port) { page in
        try await prepare(page)
        samples.append(try await processorTime { try await body(page) } * 1e6)
      }
    }
    reporter.report("web", name, n, "us", samples)
  }

  private func measure(_ name: String, _ body: () async throws -> Int) async throws {
    var samples: [Double] = []
    for _ in 0..<Self.pages { samples.append(try await processorTime(body) * 1e6) }
    reporter.report("web", name, 1, "us", samples)
  }

  /// Returns the server's processor time in seconds for each of several events.
  private func processorTime(_ body: () async throws -> Int) async throws -> Double {
    let start = server.processorTime
    let count = try await body()
    return (server.processorTime - start) / Double(count)
  }
}

// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

/// Servers of several processes.
@Suite(.serialized, .enabled(if: ServerProcess.isPossible), .timeLimit(.minutes(3)))
@MainActor
struct WorkerProcessTests {
  private func get(_ port: Int) async throws -> Int {
    let client = try await RawClient.connect(port)
    let answer = try await client.request("/", host: "127.0.0.1:\(port)")
    await client.close()
    return answer.status
  }

  @Test func `a worker that ends is started again (O13)`() async throws {
    try await ServerProcess.run(["--workers", "2"]) { showcase, port in
      let workers = showcase.workers
      #expect(workers.keys.sorted() == [0, 1])
      let killed = try #require(workers[0])
      kill(killed, SIGKILL)
      while showcase.workers[0] == nil || showcase.workers[0] == killed { await Task.yield() }
      #expect(showcase.workers[1] == workers[1])
      for _ in 0..<10 { #expect(try await get(port) == 200) }
    }
  }

  @Test func `workers end with their supervisor (O13)`() async throws {
    for signal in [SIGTERM, SIGINT, SIGKILL] {
      let showcase = try ServerProcess(["--workers", "2"])
      let port = try #require(await showcase.port())
      #expect(try await get(port) == 200)
      let worker = try #require(showcase.workers[1].flatMap(ServerProcess.worker))
      await showcase.end(signal)
      #expect(showcase.workers.isEmpty)
      guard signal != SIGKILL else { continue }
      #expect(showcase.process.terminationStatus == 0)
      #expect(!FileManager.default.fileExists(atPath: worker.folder))
    }
  }

  @Test func `what prevents the start of a worker ends the server (O13)`() async throws {
    let showcase = try ServerProcess(["--workers", "2", "--storage", "/dev/null/storage"])
    #expect(await showcase.port() == nil)
    let errors = await showcase.ended()
    #expect(showcase.process.terminationStatus == 1)
    #expect(errors.contains("cannot use the storage /dev/null/storage"))
    #expect(errors.contains("a worker has ended before it could serve (status 1)"))
  }

  @Test func `two servers do not share a port (O13)`() async throws {
    try await ServerProcess.run(["--workers", "2"]) { _, port in
      let other = try ServerProcess(["--workers", "2", "--port", "\(port)"])
      #expect(await other.port() == nil)
      #expect(await other.ended().contains("port \(port) is in use"))
      let single = try ServerProcess(["--port", "\(port)"])
      #expect(await single.port() == nil)
      #expect(await single.ended().contains("port \(port) is in use"))
    }
  }
}

/// A page whose worker ends.
@Suite(
  .serialized, .enabled(if: ServerProcess.isPossible && Browser.isHere), .timeLimit(.minutes(3)))
@MainActor
struct WorkerBrowserTests {
  @Test func `a page continues when the worker of its session ends (O15)`() async throws {
    try await ServerProcess.run(["--workers", "2"]) { showcase, port in
      try await Browser.run { page in
        try await page.enter("http://127.0.0.1:\(port)/")
        try await page.tap("Planner")
        // What the server has not handled yet would be lost with it.
        try await page.wait(until: "location.pathname === '/planner'")
        for round in 0..<3 {
          try await page.wait(until: "'live' in document.body.dataset")
          let name = try await page.evaluate("sessionStorage[waymark.key]").string ?? ""
          let owner = try #require(Int(name.suffix(1)))
          try await page.evaluate("window.stale = true")
          let killed = try #require(showcase.workers[owner], "\(round)")
          kill(killed, SIGKILL)
          try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
          try await page.expect(title: "Planner")
        }
      }
    }
  }
}

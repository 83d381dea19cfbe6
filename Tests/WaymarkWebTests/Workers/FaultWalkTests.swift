// SPDX-License-Identifier: MIT

import Foundation
import SeededGenerators
import Testing

@testable import WaymarkWeb

#if Redis
import RedisServers
#endif

/// Random walks of many pages, while connections, workers and servers end.
@Suite(
  .serialized, .enabled(if: ServerProcess.isPossible && ProxyProcess.isPossible),
  .timeLimit(.minutes(10)))
@MainActor
struct FaultWalkTests {
  private static let pages = 100
  private static let steps = 12

  /// What all pages of a walk have done.
  @MainActor
  private final class Progress {
    var steps = 0
    var faults = 0
  }

  /// Walks with many pages, and injects a fault after each sixth of the steps.
  ///
  /// - Parameters:
  ///   - port: The port of the server or the proxy.
  ///   - seed: The seed of the first page's walk.
  ///   - arrived: Called while all pages are connected, at the end.
  ///   - fault: Injects a fault, whose number it is passed.
  /// - Throws: The errors of the network and of the closures.
  private func walk(
    to port: Int, seed: UInt64, arrived: () async throws -> Void = {},
    _ fault: @escaping @MainActor (Int) async throws -> Void
  ) async throws {
    let pages = (0..<Self.pages).map { WalkPage($0, port: port) }
    let progress = Progress()
    let walks = pages.enumerated().map { index, page in
      Task { try await Self.walk(page, SplitMix(seed: seed &+ UInt64(index)), progress, fault) }
    }
    for walk in walks { try await walk.value }
    // Each page reconnects once more; none has received the text of another.
    for page in pages {
      await page.cut()
      try await page.arrive()
      #expect(page.foreign == [])
    }
    try await arrived()
    for page in pages { await page.close() }
    #expect(progress.faults >= 5)
    #expect(pages.contains { $0.loads > 1 })
  }

  private static func walk(
    _ page: WalkPage, _ source: SplitMix, _ progress: Progress,
    _ fault: @MainActor (Int) async throws -> Void
  ) async throws {
    var source = source
    for _ in 0..<steps {
      if Int.random(in: 0..<6, using: &source) == 0 { await page.cut() }
      try await page.act(Int.random(in: 0..<3, using: &source))
      progress.steps += 1
      if progress.steps * 6 / (pages * steps) > progress.faults {
        progress.faults += 1
        try await fault(progress.faults)
      }
    }
  }

  @Test(arguments: [UInt64(20_261_125)])
  func `pages arrive where they would without faults (O13, O15)`(seed: UInt64) async throws {
    try await ServerProcess.run(
      ["--workers", "2", "--session-limit-per-address", "1000"], .walk
    ) { server, port in
      try await walk(to: port, seed: seed) { number in
        guard let worker = server.workers[number % 2] else { return }
        kill(worker, SIGKILL)
      }
    }
  }

  @Test(arguments: [UInt64(20_261_126)])
  func `pages arrive while servers behind a proxy are drained (O17)`(seed: UInt64) async throws {
    try await walkWhileDraining(seed: seed)
  }

  #if Redis
  @Test(.enabled(if: RedisServer.isPossible), arguments: [UInt64(20_261_127)])
  func `each page has one session while servers with Redis are drained (O17, O24)`(
    seed: UInt64
  ) async throws {
    let redis = try await RedisServer.start()
    try await walkWhileDraining(
      seed: seed, storage: ["--storage", "redis://127.0.0.1:\(redis.port)/1"])
  }
  #endif

  /// Walks with servers behind a proxy.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first page's walk.
  ///   - storage: The arguments for a storage that the servers share. With one, they record which
  ///     of them owns a session, so that no page has more than one in the end.
  /// - Throws: The errors of the network and of processes.
  private func walkWhileDraining(seed: UInt64, storage: [String] = []) async throws {
    let shared = try ReservedPort()
    let folder = try TemporaryFolder()
    let arguments =
      [
        "--origin", "http://127.0.0.1:\(shared.number)", "--trusted-proxy", "127.0.0.1",
        "--key-file",
        folder.url.appending(path: "keys").path, "--session-limit-per-address", "1000",
        "--metrics-port", "0",
      ] + storage
    var servers: [ServerProcess] = []
    var ports: [Int] = []
    var metricsPorts: [Int: Int] = [:]
    for index in 0..<3 {
      let server = try ServerProcess(arguments, .walk)
      servers.append(server)
      let numbers = try #require(await server.ports(metrics: true))
      ports.append(numbers.pages)
      metricsPorts[index] = numbers.metrics
    }
    let proxy = try await ProxyProcess(.nginx, port: shared, to: ports)
    do {
      try await walk(
        to: shared.number, seed: seed,
        arrived: {
          guard !storage.isEmpty else { return }
          let moved = try await Self.total(
            "waymark_sessions_ended_total", "moved", metricsPorts.values)
          #expect(moved > 0)
          // A server that no longer owns a session ends it soon.
          var sessions = Int.max
          while sessions > Self.pages {
            sessions = try await Self.total("waymark_sessions", "open", metricsPorts.values)
            sessions += try await Self.total("waymark_sessions", "detached", metricsPorts.values)
          }
        },
        { number in
          // The first one stops; the second one is killed, and started again.
          if number == 1 {
            await servers[0].end()
            metricsPorts[0] = nil
          }
          if number == 3 {
            await servers[1].end(SIGKILL)
            servers[1] = try ServerProcess(arguments + ["--port", "\(ports[1])"], .walk)
            metricsPorts[1] = await servers[1].ports(metrics: true)?.metrics
          }
        })
    } catch {
      for server in servers { await server.end(SIGKILL) }
      throw error
    }
    for server in servers.dropFirst() { await server.end() }
    _ = proxy
  }

  /// Returns the sum of a metric with a label over several servers.
  private static func total(
    _ name: String, _ label: String, _ ports: some Collection<Int>
  ) async throws -> Int {
    var total = 0
    for port in ports {
      let client = try await RawClient.connect(port)
      let text = try await client.request("/metrics", host: "127.0.0.1:\(port)").body
      await client.close()
      for line in text.split(separator: "\n")
      where line.hasPrefix("\(name){") && line.contains("\"\(label)\"") {
        total += line.split(separator: " ").last.flatMap { Int($0) } ?? 0
      }
    }
    return total
  }
}

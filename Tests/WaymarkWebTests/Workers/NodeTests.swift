// SPDX-License-Identifier: MIT

import ChromiumDriver
import Foundation
import Testing

@testable import WaymarkWeb

/// Several servers behind a proxy that sends each connection to another one.
@Suite(
  .serialized, .enabled(if: ServerProcess.isPossible && ProxyProcess.isPossible),
  .timeLimit(.minutes(3)))
@MainActor
struct NodeTests {
  /// The port of the proxy, which its servers must know.
  private let shared: ReservedPort
  private let folder: TemporaryFolder

  init() throws {
    shared = try ReservedPort()
    folder = try TemporaryFolder()
  }

  /// A server behind the proxy, with its ports.
  private struct Node {
    let process: ServerProcess
    let port: Int
    let metricsPort: Int

    /// Whether a page has its session in this server.
    func hasSession() async throws -> Bool {
      let client = try await RawClient.connect(metricsPort)
      let text = try await client.request("/metrics", host: "127.0.0.1:\(metricsPort)").body
      await client.close()
      return text.contains("waymark_sessions{state=\"open\"} 1\n")
    }
  }

  private func start(port: Int = 0) async throws -> Node {
    let process = try ServerProcess([
      "--port", "\(port)", "--origin", "http://127.0.0.1:\(shared.number)", "--trusted-proxy",
      "127.0.0.1",
      "--key-file", folder.url.appending(path: "keys").path,
      "--storage", folder.url.appending(path: "values").path, "--metrics-port", "0",
    ])
    let ports = try #require(await process.ports(metrics: true))
    return Node(process: process, port: ports.pages, metricsPort: try #require(ports.metrics))
  }

  /// Runs a body with three servers behind a proxy.
  private func run(
    _ kind: ProxyProcess.Kind, _ body: @MainActor (inout [Node]) async throws -> Void
  ) async throws {
    var nodes = [try await start(), try await start(), try await start()]
    let proxy = try await ProxyProcess(kind, port: shared, to: nodes.map(\.port))
    do {
      try await body(&nodes)
    } catch {
      for node in nodes { await node.process.end(SIGKILL) }
      throw error
    }
    for node in nodes { await node.process.end() }
    _ = proxy
  }

  /// The proxy opens the socket on a connection to a server that has served a page.
  @Test(arguments: ProxyProcess.Kind.allCases)
  func `a proxy may reuse connections for sockets (O17)`(kind: ProxyProcess.Kind) async throws {
    try await run(kind) { _ in
      let host = "127.0.0.1:\(shared.number)"
      for _ in 0..<20 {
        let page = try await RawClient.connect(shared.number)
        #expect(try await page.request("/", host: host).status == 200)
        let socket = try await RawClient.connect(shared.number)
        #expect(
          try await socket.upgrade(port: shared.number, origin: "http://\(host)").status == 101)
        await page.close()
        await socket.close()
      }
    }
  }

  /// Each server is stopped and started again, one after the other, as for an update.
  @Test(.enabled(if: Browser.isHere), arguments: ProxyProcess.Kind.allCases)
  func `pages continue on other servers while each is replaced (O17)`(
    kind: ProxyProcess.Kind
  ) async throws {
    try await run(kind) { nodes in
      var current = nodes
      defer { nodes = current }
      try await Browser.run { page in
        try await page.enter("http://127.0.0.1:\(shared.number)/")
        for round in 0..<4 {
          try await page.click("[data-testid=trail-catbells]")
          try await page.expect(title: "Catbells")
          var owner: Int?
          for index in current.indices where try await current[index].hasSession() { owner = index }
          let index = try #require(owner)
          try await page.evaluate("window.stale = true")
          await current[index].process.end(round == 0 ? SIGKILL : SIGTERM)
          try await page.wait(until: "!window.stale && 'live' in document.body.dataset")
          try await page.expect(title: "Catbells")
          try await page.tap("Back to Trail Guide")
          try await page.expect(title: "Trail Guide")
          current[index] = try await start(port: current[index].port)
        }
      }
    }
  }
}

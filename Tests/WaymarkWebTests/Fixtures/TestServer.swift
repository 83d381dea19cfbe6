// SPDX-License-Identifier: MIT

import Logging
import NIOCore
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// A server on a free port, for the duration of a test.
@MainActor
final class TestServer {
  let store: SessionStore
  let port: Int
  /// The port of the metrics; 0 for none.
  let monitoringPort: Int
  /// The inspector, if there is one.
  let inspection: InspectorSite?
  private let server: WebServer
  private let running: Task<Void, any Error>

  var address: String { "http://127.0.0.1:\(port)/" }

  private init(
    store: SessionStore, port: Int, monitoringPort: Int, inspection: InspectorSite?,
    server: WebServer, running: Task<Void, any Error>
  ) {
    self.store = store
    self.port = port
    self.monitoringPort = monitoringPort
    self.inspection = inspection
    self.server = server
    self.running = running
  }

  /// Starts a server for an app, runs a body, and stops it.
  static func run<A: App>(
    _ app: A.Type, options: WebHost.Options = WebHost.Options(port: 0), site: Site? = nil,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    clock: ServerClock = .system, worker: Worker? = nil, inspects: Bool = false,
    _ body: @MainActor (TestServer) async throws -> Void
  ) async throws {
    var retention = SessionStore.Retention(options)
    retention.sleep = sleep
    let store = try await SessionStore(
      sessionLimit: options.sessionLimit, sessionLimitPerAddress: options.sessionLimitPerAddress,
      site: site ?? Site.of(A.self), base: BasePath(options.basePath) ?? .root,
      retention: retention,
      storage: BrowserStorage.open(options, ServerKeys.load(from: options.keyFile)),
      touchIcon: options.touchIcon.flatMap { StaticFile(touchIcon: $0) } ?? .touchIcon,
      testIdentifiers: true, recordings: options.recordings.map { try RecordingFolder($0) },
      worker: worker, fileLimits: FileSpace.Limits(options),
      metrics: WebMetrics(isWatched: true), clock: clock,
      logger: .silent
    ) { graph, effects in
      graph.mount(A(), effects: effects)
    }
    let inspection =
      inspects ? InspectorSite("\(A.self)", below: store.base) { $0.mount(A()) } : nil
    store.inspector = inspection?.inspector
    try await run(store, options, inspection: inspection, body)
  }

  /// Starts a server for an app with a scene delegate, runs a body, and stops the server.
  static func run(
    sceneDelegate: any SceneEntry.Type, _ body: @MainActor (TestServer) async throws -> Void
  ) async throws {
    let options = WebHost.Options(port: 0)
    let store = SessionStore(
      sessionLimit: options.sessionLimit, testIdentifiers: true, logger: .silent
    ) { graph, effects in
      graph.mount(sceneDelegate: sceneDelegate, effects: effects)
    }
    try await run(store, options, body)
  }

  /// Starts a server for an app with an application delegate, runs a body, and stops the server.
  static func run(
    applicationDelegate: any ApplicationEntry.Type,
    _ body: @MainActor (TestServer) async throws -> Void
  ) async throws {
    let options = WebHost.Options(port: 0)
    let store = SessionStore(
      sessionLimit: options.sessionLimit, testIdentifiers: true, logger: .silent
    ) { graph, effects in
      graph.mount(applicationDelegate: applicationDelegate, effects: effects)
    }
    try await run(store, options, body)
  }

  private static func run(
    _ store: SessionStore, _ options: WebHost.Options, inspection: InspectorSite? = nil,
    _ body: @MainActor (TestServer) async throws -> Void
  ) async throws {
    let (ports, port) = AsyncStream<Int>.makeStream()
    let (monitoringPorts, monitoringPort) = AsyncStream<Int>.makeStream()
    let options = options.patient
    let server = try WebServer(
      store: store, options: options, certificate: ServerCertificate(options),
      inspection: inspection, monitoringReady: { monitoringPort.yield($0) },
      ready: { port.yield($0) })
    let running = Task {
      defer {
        port.finish()
        monitoringPort.finish()
      }
      try await server.run()
    }
    var (numbers, monitoringNumbers) = (
      ports.makeAsyncIterator(), monitoringPorts.makeAsyncIterator()
    )
    guard let chosen = await numbers.next() else { return try await running.value }
    let monitoring = options.metricsPort == nil ? nil : await monitoringNumbers.next()
    let test = TestServer(
      store: store, port: chosen, monitoringPort: monitoring ?? 0, inspection: inspection,
      server: server, running: running)
    do {
      try await body(test)
    } catch {
      try? await test.stop()
      throw error
    }
    try await test.stop()
  }

  func stop() async throws {
    await server.stop()
    try await running.value
    await store.storage.close()
  }
}

extension WebHost.Options {
  /// The options with much time for clients, where a test does not say how much.
  ///
  /// Clients of a test wait for the main actor, which all tests share, between two requests.
  fileprivate var patient: WebHost.Options {
    let usual = WebHost.Options()
    var options = self
    if headTimeout == usual.headTimeout { options.headTimeout = .seconds(600) }
    if bodyTimeout == usual.bodyTimeout { options.bodyTimeout = .seconds(600) }
    if sendTimeout == usual.sendTimeout { options.sendTimeout = .seconds(600) }
    return options
  }
}

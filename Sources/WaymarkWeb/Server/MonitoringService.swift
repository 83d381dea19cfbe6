// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The port of the metrics cannot be used.
struct MonitoringError: Error {
  let reason: IOError
}

/// Serves metrics and health checks until the server has shut down.
struct MonitoringService: Service {
  private let listener: Listener

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - router: Responds to requests.
  ///   - host: The address to bind to.
  ///   - port: The port; 0 selects a free port.
  ///   - logger: The log of connections.
  ///   - ready: Called with the port when the service listens.
  init(
    _ router: MonitoringRouter, host: String, port: Int, logger: Logger,
    ready: @escaping @Sendable (Int) async -> Void
  ) {
    // Its own connections are not counted.
    let channel = WebChannel(metrics: WebMetrics()) { request, writer, _ in
      let response = await router.response(request.method, request.uri.path)
      try await response.write(to: writer, isHead: request.method == .head)
    }
    listener = Listener(
      place: .port(port, host: host), channel: channel, logger: logger,
      ready: { await ready($0.localAddress?.port ?? port) })
  }

  func run() async throws {
    do {
      try await listener.run()
    } catch let error as IOError {
      throw MonitoringError(reason: error)
    }
  }
}

/// Marks a server as draining when it begins to shut down, and logs a summary on SIGUSR1.
struct WatchService: Service {
  let readiness: Readiness
  let metrics: WebMetrics
  let logger: Logger
  /// Whether the process handles SIGUSR1.
  let handlesSignal: Bool
  /// Suspends for the time between the beginning of a shutdown and the end of the sockets.
  let drain: @Sendable () async -> Void

  func run() async throws {
    await withTaskGroup(of: Void.self) { group in
      if handlesSignal {
        group.addTask {
          for await _ in await UnixSignalsSequence(trapping: .sigusr1).cancelOnGracefulShutdown() {
            logger.notice("\(metrics.summary)")
          }
        }
      }
      group.addTask {
        try? await gracefulShutdown()
        readiness.isDraining = true
        // The services that serve pages end after this one.
        await drain()
      }
      await group.waitForAll()
    }
  }
}

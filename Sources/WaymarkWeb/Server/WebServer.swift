// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Serves one app: its page, its files and its sockets.
final class WebServer: Sendable {
  private let group: ServiceGroup

  /// A server that does not listen yet.
  ///
  /// - Parameters:
  ///   - store: The app.
  ///   - options: Where it listens, and who may come.
  ///   - signals: The signals that end it.
  ///   - firstRequestTimeout: How long a connection may take to send the head of its first request.
  ///   - ready: Called with the port when it listens.
  @MainActor
  init(
    store: SessionStore, options: WebHost.Options, signals: [UnixSignal] = [],
    firstRequestTimeout: TimeAmount = ConnectionGuard.firstRequestTimeout,
    ready: @escaping @Sendable (Int) async -> Void
  ) {
    var logger = Logger(label: "waymark.web")
    logger.logLevel = .warning
    let originPolicy = OriginPolicy(
      host: options.host, origins: options.origins, interfaces: Interfaces.addresses())
    let router = RequestRouter(store: store, originPolicy: originPolicy)
    let kind = WebChannel(
      firstRequestTimeout: firstRequestTimeout,
      responder: { request, writer, channel in
        try await router.respond(request, writer, port: channel.localAddress?.port ?? 0)
      },
      allows: { head, channel in
        router.allowsSocket(head, port: channel.localAddress?.port ?? 0)
      },
      openSocket: { channel, head in
        SocketSession.handler(
          on: channel, store: store,
          visitor: Visitor(
            cookies: head.headers["cookie"], agent: head.headers.first(name: "user-agent")))
      })
    let server = Server(
      childChannelSetup: kind,
      configuration: ServerConfiguration(
        address: .hostname(options.host, port: options.port)),
      onServerRunning: { channel in await ready(channel.localAddress?.port ?? options.port) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton,
      logger: logger)
    group = ServiceGroup(
      services: [server], gracefulShutdownSignals: signals, logger: logger)
  }

  /// Serves until it is stopped.
  ///
  /// - Throws: What NIO throws when the address cannot be had.
  func run() async throws { try await group.run() }

  /// Ends all connections and then ``run()``.
  func stop() async { await group.triggerGracefulShutdown() }
}

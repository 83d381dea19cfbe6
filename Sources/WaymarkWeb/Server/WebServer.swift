// SPDX-License-Identifier: MIT

import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceLifecycle
import UnixSignals

/// Serves one app: its page, its files and its WebSockets.
final class WebServer: Sendable {
  private let group: ServiceGroup

  /// Creates a server, which does not listen until ``run()`` is called.
  ///
  /// - Parameters:
  ///   - store: The sessions of the app.
  ///   - options: The address to bind to and the access rules.
  ///   - signals: The signals that stop the server.
  ///   - firstRequestTimeout: The time within which a connection must send its first request head.
  ///   - ready: Called with the port when the server listens.
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
    let addressPolicy = AddressPolicy(trustedProxies: options.trustedProxies)
    let router = RequestRouter(
      store: store, originPolicy: originPolicy, addressPolicy: addressPolicy)
    let kind = WebChannel(
      firstRequestTimeout: firstRequestTimeout,
      responder: { request, writer, channel in
        try await router.respond(request, writer, on: channel)
      },
      allows: { head, channel in
        router.allowsSocket(head, port: channel.localAddress?.port ?? 0)
      },
      openSocket: { channel, head in
        SocketSession.handler(
          on: channel, store: store,
          visitor: router.visitor(head, on: channel),
          compresses: head.uri.hasSuffix(WebPaths.compressionQuery))
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
  /// - Throws: The error of NIO if the address cannot be bound.
  func run() async throws { try await group.run() }

  /// Closes all connections, after which ``run()`` returns.
  func stop() async { await group.triggerGracefulShutdown() }
}

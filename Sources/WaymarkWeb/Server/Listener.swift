// SPDX-License-Identifier: MIT

import Foundation
import HummingbirdCore
import Logging
import NIOCore
import NIOExtras
import NIOPosix
import ServiceLifecycle

/// Accepts connections until the server shuts down, and then lets them end.
///
/// Hummingbird's own server cannot share its port with other processes.
struct Listener: Service {
  /// Where a listener accepts connections.
  enum Place: Sendable {
    /// A port, which other processes may listen on, too, if it is shared; 0 selects a free port.
    case port(Int, host: String, isShared: Bool = false)
    /// A Unix domain socket, which replaces one at the same path.
    case file(String)
  }

  let place: Place
  let channel: WebChannel
  /// The certificate of the connections; nil if they have no TLS.
  var certificate: ServerCertificate?
  let logger: Logger
  /// Called when the listener accepts connections, with its channel.
  let ready: @Sendable (any Channel) async -> Void

  /// Accepts connections.
  ///
  /// - Throws: The error of NIO if the place cannot be bound.
  func run() async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let quiescing = ServerQuiescingHelper(group: group)
    let server = try await bind(
      ServerBootstrap(group: group)
        .serverChannelOption(.backlog, value: 256)
        .serverChannelInitializer { channel in
          channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(
              quiescing.makeServerChannelHandler(channel: channel))
          }
        }
        .childChannelOption(.allowRemoteHalfClosure, value: true)
        // Each connection keeps its buffer, which begins with the size of a typical request head.
        .childChannelOption(
          .recvAllocator,
          value: AdaptiveRecvByteBufferAllocator(minimum: 64, initial: 1024, maximum: 64 << 10)))
    try await withGracefulShutdownHandler {
      await ready(server.channel)
      try await server.executeThenClose { connections in
        try await withThrowingDiscardingTaskGroup { group in
          for try await connection in connections {
            group.addTask { await channel.handle(value: connection, logger: logger) }
          }
        }
      }
    } onGracefulShutdown: {
      quiescing.initiateShutdown(promise: nil)
    }
  }

  private func bind(
    _ bootstrap: ServerBootstrap
  ) async throws -> NIOAsyncChannel<WebChannel.Value, Never> {
    let setUp: @Sendable (any Channel) -> EventLoopFuture<WebChannel.Value> =
      if let certificate {
        try certificate.setUp(channel, logger: logger)
      } else {
        { [channel, logger] in channel.setup(channel: $0, logger: logger) }
      }
    switch place {
    case .port(let port, let host, let isShared):
      var bootstrap = bootstrap.serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      if isShared {
        bootstrap = bootstrap.serverChannelOption(
          .socketOption(NIOBSDSocket.Option(rawValue: SO_REUSEPORT)), value: 1)
      }
      return try await bootstrap.bind(host: host, port: port, childChannelInitializer: setUp)
    case .file(let path):
      return try await bootstrap.bind(
        unixDomainSocketPath: path, cleanupExistingSocketFile: true,
        childChannelInitializer: setUp)
    }
  }
}

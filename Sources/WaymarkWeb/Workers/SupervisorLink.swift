// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// The connections of the workers to their supervisor.
///
/// A worker connects when it serves, and stops when the connection ends: its supervisor has gone,
/// and nobody would stop the worker or start it again.
enum SupervisorLink {
  private static func path(in folder: String) -> String { "\(folder)/supervisor" }

  /// Accepts the connections of workers.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder with the sockets.
  ///   - ready: Called with the number of a worker that serves.
  /// - Returns: The channel, which must be closed.
  /// - Throws: The error of NIO if the socket cannot be created.
  static func listen(
    in folder: String, ready: @escaping @Sendable (Int) -> Void
  ) async throws -> any Channel {
    try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(Reader(ready: ready))
        }
      }
      .bind(unixDomainSocketPath: path(in: folder)).get()
  }

  /// Tells the supervisor that a worker serves.
  ///
  /// - Returns: The channel, which closes when the supervisor ends.
  /// - Throws: The error of NIO if the supervisor has ended.
  static func connect(_ worker: Worker) async throws -> any Channel {
    let channel = try await ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .connect(unixDomainSocketPath: path(in: worker.folder)).get()
    try await channel.writeAndFlush(ByteBuffer(bytes: [UInt8(worker.index)]))
    return channel
  }

  /// Reads the number of a worker.
  private final class Reader: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let ready: @Sendable (Int) -> Void

    init(ready: @escaping @Sendable (Int) -> Void) { self.ready = ready }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      for byte in unwrapInboundIn(data).readableBytesView { ready(Int(byte)) }
    }
  }
}

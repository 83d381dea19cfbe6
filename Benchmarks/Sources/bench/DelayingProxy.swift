// SPDX-License-Identifier: MIT

import NIOCore
import NIOPosix

/// Passes connections on to a server, and delays what either side sends.
///
/// The browser's own emulation of slow networks does not delay the messages of WebSockets.
struct DelayingProxy {
  /// The port of the proxy.
  let port: Int
  private let listener: NIOAsyncChannel<Connection, Never>
  private let delay: Duration

  private typealias Connection = NIOAsyncChannel<ByteBuffer, ByteBuffer>

  /// Listens on a free port.
  ///
  /// - Parameter delay: The delay of each direction, half of a round trip.
  /// - Throws: An error of the network.
  init(delay: Duration) async throws {
    listener = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .bind(host: "127.0.0.1", port: 0) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Connection(wrappingChannelSynchronously: channel)
        }
      }
    port = listener.channel.localAddress?.port ?? 0
    self.delay = delay
  }

  /// Passes connections on to the server at a port until the task is cancelled.
  func run(to target: Int) async throws {
    try await listener.executeThenClose { connections in
      await withDiscardingTaskGroup { group in
        // A connection that breaks ends alone; the browser opens another one.
        do {
          for try await connection in connections {
            group.addTask { try? await pass(connection, to: target) }
          }
        } catch {}
        group.cancelAll()
      }
    }
  }

  private func pass(_ client: Connection, to target: Int) async throws {
    let server = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: target) { channel in
        channel.eventLoop.makeCompletedFuture {
          try Connection(wrappingChannelSynchronously: channel)
        }
      }
    try await client.executeThenClose { requests, toClient in
      try await server.executeThenClose { answers, toServer in
        try await withThrowingTaskGroup { group in
          group.addTask { try await copy(requests, toServer) }
          group.addTask { try await copy(answers, toClient) }
          try await group.next()
          group.cancelAll()
        }
      }
    }
  }

  /// Copies in one direction; what is on its way does not hold up what comes after it.
  private func copy(
    _ source: NIOAsyncChannelInboundStream<ByteBuffer>,
    _ destination: NIOAsyncChannelOutboundWriter<ByteBuffer>
  ) async throws {
    let (underway, departures) = AsyncStream<(ContinuousClock.Instant, ByteBuffer)>.makeStream()
    try await withThrowingTaskGroup { group in
      group.addTask {
        for await (arrival, bytes) in underway {
          try await Task.sleep(until: arrival)
          try await destination.write(bytes)
        }
      }
      for try await bytes in source { departures.yield((.now + delay, bytes)) }
      departures.finish()
      try await group.waitForAll()
    }
  }
}

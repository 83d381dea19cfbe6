// SPDX-License-Identifier: MIT

import NIOCore
import NIOWebSocket

/// Sends the messages of a session over a WebSocket.
@MainActor
final class SocketTransport: SessionTransport {
  /// The time within which the peer must read the close frame.
  nonisolated static let closeTimeout = TimeAmount.milliseconds(500)

  private let channel: any Channel

  nonisolated init(_ channel: any Channel) { self.channel = channel }

  func send(_ message: String, sent: @escaping @MainActor @Sendable () -> Void) {
    let frame = WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: message))
    channel.writeAndFlush(frame).whenComplete { _ in Task { @MainActor in sent() } }
  }

  func close(_ code: Int) { Self.close(channel, code) }

  /// Sends a close frame and closes the channel after it is written or the timeout has passed.
  nonisolated static func close(_ channel: any Channel, _ code: Int) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: code))
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let deadline = channel.eventLoop.scheduleTask(in: closeTimeout) { channel.close(promise: nil) }
    channel.writeAndFlush(frame).whenComplete { _ in
      deadline.cancel()
      channel.close(promise: nil)
    }
  }
}

// SPDX-License-Identifier: MIT

import NIOCore
import NIOWebSocket
import Synchronization

/// Sends the messages of a session over a WebSocket.
@MainActor
final class SocketTransport: SessionTransport {
  /// The time within which the peer must read the close frame.
  nonisolated static let closeTimeout = TimeAmount.milliseconds(500)

  /// The size in bytes from which a message is compressed.
  ///
  /// Rows of markup of this size become about 550 bytes in 60 µs, by zlib on one server.
  nonisolated static let compressedSize = 4 << 10

  private let channel: any Channel
  private let compresses: Bool
  private let state = Mutex(State())

  private struct State {
    var isSending = false
    var ready: (@MainActor @Sendable () -> Void)?
  }

  /// Creates a transport.
  ///
  /// - Parameters:
  ///   - channel: The channel of the socket.
  ///   - compresses: Whether the page can decompress messages.
  nonisolated init(_ channel: any Channel, compresses: Bool = false) {
    self.channel = channel
    self.compresses = compresses
  }

  func send(_ message: String, sent: @escaping @Sendable () -> Void) {
    state.withLock { $0.isSending = true }
    // The event loop compresses, so that the main actor can serve other sessions meanwhile.
    channel.eventLoop.execute { [self] in
      let bytes = compresses ? Self.compressed(message) : nil
      let frame = WebSocketFrame(
        fin: true, opcode: bytes == nil ? .text : .binary,
        data: bytes.map { ByteBuffer(bytes: $0) } ?? ByteBuffer(string: message))
      channel.writeAndFlush(frame)
        .whenComplete { [self] _ in
          sent()
          finishSending()
        }
    }
  }

  func isSending(then ready: @escaping @MainActor @Sendable () -> Void) -> Bool {
    state.withLock { state in
      state.ready = state.isSending ? ready : nil
      return state.isSending
    }
  }

  /// Wakes the main actor only if the session has something to do.
  private nonisolated func finishSending() {
    let ready = state.withLock { state in
      let ready = state.ready
      state = State()
      return ready
    }
    if let ready { Task { @MainActor in ready() } }
  }

  /// Returns a message in the gzip format; nil if it is small, or would not be smaller.
  nonisolated static func compressed(_ message: String) -> [UInt8]? {
    message.utf8.count < compressedSize ? nil : Compression.gzip(Array(message.utf8))
  }

  func close(_ code: Int, reason: String) { Self.close(channel, code, reason: reason) }

  /// Sends a close frame and closes the channel after it is written or the timeout has passed.
  nonisolated static func close(_ channel: any Channel, _ code: Int, reason: String = "") {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: WebSocketErrorCode(codeNumber: code))
    data.writeString(reason)
    let frame = WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
    let deadline = channel.eventLoop.scheduleTask(in: closeTimeout) { channel.close(promise: nil) }
    channel.writeAndFlush(frame).whenComplete { _ in
      deadline.cancel()
      channel.close(promise: nil)
    }
  }
}

// SPDX-License-Identifier: MIT

import NIOCore

/// Where a socket's session sits, on the main actor, for as long as the socket is open.
@MainActor
final class SocketSession {
  private var isClosed = false

  private nonisolated init() {}

  /// The handler of a socket, which opens a session on a stage, or goes on with one, and leaves it.
  ///
  /// - Parameters:
  ///   - channel: The socket.
  ///   - store: The stage.
  ///   - visitor: What the browser's request said of it.
  /// - Returns: What the channel's frames go to.
  nonisolated static func handler(
    on channel: any Channel, store: SessionStore, visitor: Visitor
  ) -> SocketHandler {
    let session = SocketSession()
    let transport = SocketTransport(channel)
    let mailbox = Mailbox { Task { @MainActor in store.processMessages(for: transport) } }
    return SocketHandler(
      mailbox: mailbox,
      opened: { Task { @MainActor in session.open(transport, mailbox, store, visitor) } },
      closed: {
        Task { @MainActor in
          session.isClosed = true
          store.close(transport)
        }
      })
  }

  private func open(
    _ transport: SocketTransport, _ mailbox: Mailbox, _ store: SessionStore, _ visitor: Visitor
  ) {
    guard !isClosed else { return }
    guard let session = store.open(transport, mailbox, visitor: visitor) else {
      // "Try again later", in the registry of RFC 6455's codes.
      return transport.close(1013)
    }
    session.processMessages()
  }
}

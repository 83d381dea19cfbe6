// SPDX-License-Identifier: MIT

import NIOCore

/// Connects an open WebSocket to its session on the main actor.
@MainActor
final class SocketSession {
  private var isClosed = false

  private nonisolated init() {}

  /// Creates the handler of a WebSocket, which opens or resumes a session and detaches from it.
  ///
  /// - Parameters:
  ///   - channel: The channel of the socket.
  ///   - store: The store that owns the session.
  ///   - visitor: The visitor, as the upgrade request describes it.
  ///   - greeting: The first message, if the upgrade request contained it.
  ///   - compresses: Whether the page can decompress messages.
  /// - Returns: The handler for the frames of the channel.
  nonisolated static func handler(
    on channel: any Channel, store: SessionStore, visitor: Visitor, greeting: String?,
    compresses: Bool
  ) -> SocketHandler {
    let session = SocketSession()
    let transport = SocketTransport(channel, compresses: compresses)
    let mailbox = store.mailbox { Task { @MainActor in store.messagesArrived(on: transport) } }
    return SocketHandler(
      mailbox: mailbox, greeting: greeting,
      refused: { reason in
        Task { @MainActor in store.refuse(reason, from: visitor.address) }
      },
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
    store.open(transport, mailbox, visitor: visitor)
    store.messagesArrived(on: transport)
  }
}

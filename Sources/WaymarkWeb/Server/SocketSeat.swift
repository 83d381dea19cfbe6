// SPDX-License-Identifier: MIT

import NIOCore

/// Where a socket's session sits, on the main actor, for as long as the socket is open.
@MainActor
final class SocketSeat {
  private var isClosed = false

  private nonisolated init() {}

  /// The handler of a socket, which opens a session on a stage, or goes on with one, and leaves it.
  ///
  /// - Parameters:
  ///   - channel: The socket.
  ///   - stage: The stage.
  ///   - visitor: What the browser's request said of it.
  /// - Returns: What the channel's frames go to.
  nonisolated static func handler(
    on channel: any Channel, stage: Stage, visitor: Visitor
  ) -> SocketHandler {
    let seat = SocketSeat()
    let link = SocketLink(channel)
    let mailbox = Mailbox { Task { @MainActor in stage.work(for: link) } }
    return SocketHandler(
      mailbox: mailbox,
      opened: { Task { @MainActor in seat.open(link, mailbox, stage, visitor) } },
      closed: {
        Task { @MainActor in
          seat.isClosed = true
          stage.close(link)
        }
      })
  }

  private func open(
    _ link: SocketLink, _ mailbox: Mailbox, _ stage: Stage, _ visitor: Visitor
  ) {
    guard !isClosed else { return }
    guard let session = stage.open(link, mailbox, visitor: visitor) else {
      // "Try again later", in the registry of RFC 6455's codes.
      return link.close(1013)
    }
    session.work()
  }
}

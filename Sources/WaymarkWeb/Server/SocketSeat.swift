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
  ///   - browser: What the browser showed of itself.
  /// - Returns: What the channel's frames go to.
  nonisolated static func handler(
    on channel: any Channel, stage: Stage, browser: Secret?
  ) -> SocketHandler {
    let seat = SocketSeat()
    let link = SocketLink(channel)
    let mailbox = Mailbox { Task { @MainActor in stage.work(for: link) } }
    return SocketHandler(
      mailbox: mailbox,
      opened: { Task { @MainActor in seat.open(link, mailbox, stage, browser) } },
      closed: {
        Task { @MainActor in
          seat.isClosed = true
          stage.close(link)
        }
      })
  }

  private func open(
    _ link: SocketLink, _ mailbox: Mailbox, _ stage: Stage, _ browser: Secret?
  ) {
    guard !isClosed else { return }
    guard let session = stage.open(link, mailbox, browser: browser) else {
      // "Try again later", in the registry of RFC 6455's codes.
      return link.close(1013)
    }
    session.work()
  }
}

// SPDX-License-Identifier: MIT

import NIOCore

/// Where a socket's session sits, on the main actor, for as long as the socket is open.
@MainActor
final class SocketSeat {
  private var session: Session?
  private var isClosed = false

  private nonisolated init() {}

  /// The handler of a socket, which opens a session on a stage and ends it.
  nonisolated static func handler(on channel: any Channel, stage: Stage) -> SocketHandler {
    let seat = SocketSeat()
    let link = SocketLink(channel)
    let mailbox = Mailbox { Task { @MainActor in seat.session?.work() } }
    return SocketHandler(
      mailbox: mailbox,
      opened: { Task { @MainActor in seat.open(link, mailbox, stage) } },
      closed: {
        Task { @MainActor in
          seat.isClosed = true
          seat.session = nil
          stage.close(link)
        }
      })
  }

  private func open(_ link: SocketLink, _ mailbox: Mailbox, _ stage: Stage) {
    guard !isClosed else { return }
    guard let session = stage.open(link, mailbox) else {
      // "Try again later", in the registry of RFC 6455's codes.
      return link.close(1013)
    }
    self.session = session
    session.work()
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

// Hidden pages, whose sessions may end before their sockets close.
//
// Such a page opens no new socket until it is visible. Then it continues as after a restart.
extension SessionStore {
  /// The time after which a hidden page can make room for another one.
  static let hiddenTime = Duration.seconds(30)

  /// Notes that a page was hidden, or is visible again.
  func note(_ session: Session, isHidden: Bool) {
    session.hiddenSince = isHidden ? clock.now() : nil
    session.hibernation = nil
    guard isHidden, retention.hibernationTime > .zero else { return }
    session.hibernation = Task { [retention, weak self, weak session] in
      try? await retention.sleep(retention.hibernationTime)
      if !Task.isCancelled, let session { self?.hibernate(session) }
    }
  }

  /// Ends the session of a hidden page if the limits do not allow another session for a visitor.
  ///
  /// It is the one that was hidden first, of those from the address with the most of them.
  func makeRoom(for visitor: Visitor) {
    guard let refusal = refusal(of: visitor) else { return }
    let isOfAddress = refusal == .sessionsOfAddress
    let start = clock.now() - Self.hiddenTime
    let hidden = sessions.values.filter { session in
      (session.hiddenSince ?? .zero) <= start && session.canHibernate
        && (!isOfAddress || session.address == visitor.address)
    }
    .sorted { ($0.hiddenSince ?? .zero) < ($1.hiddenSince ?? .zero) }
    if let session = Self.oldest(in: hidden) { hibernate(session) }
  }

  private func hibernate(_ session: Session) {
    guard session.canHibernate, let transport = session.transport else { return }
    session.sealState(isLast: true)
    session.report()
    transport.close(SessionCloseCode.hibernated)
    forget(transport)
    session.end(.hibernated)
  }
}

extension Session {
  /// Whether the session can end and its page continue later.
  ///
  /// It cannot while the app asks before it closes, because of what was not saved.
  var canHibernate: Bool {
    hiddenSince != nil && transport != nil && isRetainable && !asksBeforeClosing
  }

  private var asksBeforeClosing: Bool {
    var open = encoder.tree.windows
    while let id = open.popLast() {
      guard let element = encoder.tree[id] else { continue }
      if element.flag(.confirmsClosing) { return true }
      open += element.children
    }
    return false
  }
}

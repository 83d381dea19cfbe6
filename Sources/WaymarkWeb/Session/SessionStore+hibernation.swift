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
    var hidden = sessions.values.filter { session in
      session.hiddenSince.map { $0 <= start } == true
        && (!isOfAddress || session.address == visitor.address)
    }
    .sorted { ($0.hiddenSince ?? .zero) < ($1.hiddenSince ?? .zero) }
    for _ in 0..<Self.attempts {
      guard let session = Self.oldest(in: hidden), !hibernate(session) else { return }
      hidden.removeAll { $0 === session }
    }
  }

  /// The number of sessions that are asked to make room; to ask all for each visitor would take
  /// long.
  private static let attempts = 8

  /// Ends a session whose page can continue later; returns false if it cannot.
  @discardableResult
  private func hibernate(_ session: Session) -> Bool {
    guard session.canHibernate, let transport = session.transport else { return false }
    session.sealState(isLast: true)
    session.report()
    transport.close(SessionCloseCode.hibernated)
    forget(transport)
    session.end(.hibernated)
    return true
  }
}

extension Session {
  /// Whether the session can end and its page continue later.
  ///
  /// It cannot while the app asks before it closes, because of what was not saved.
  fileprivate var canHibernate: Bool {
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

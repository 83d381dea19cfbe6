// SPDX-License-Identifier: MIT

import CoreMetrics
import Foundation

// Sockets, and the sessions that their pages open or resume.
extension SessionStore {
  /// A socket whose page has not said hello yet.
  struct Handshake {
    let transport: any SessionTransport
    let mailbox: Mailbox
    let visitor: Visitor
    /// Whether the first message waits for the values of the browser and the owner of the session.
    var isWaiting = false
  }

  /// Waits for the hello message of a socket, with which its page opens or resumes a session.
  func open(
    _ transport: any SessionTransport, _ mailbox: Mailbox, visitor: Visitor = Visitor()
  ) {
    handshakes[ObjectIdentifier(transport)] = Handshake(
      transport: transport, mailbox: mailbox, visitor: visitor)
  }

  /// Lets the session of a socket handle its messages in its turn.
  func messagesArrived(on transport: any SessionTransport) {
    if let session = sessions[ObjectIdentifier(transport)] {
      turns.add(session.turns, mayBegin: true)
    } else if let handshake = handshakes[ObjectIdentifier(transport)] {
      receive(handshake)
    }
  }

  /// Lets the first message of a page wait for its turn, and for what other servers know.
  private func receive(_ handshake: Handshake) {
    guard let message = handshake.mailbox.first, !handshake.isWaiting else { return }
    let (transport, visitor) = (handshake.transport, handshake.visitor)
    let line = line(of: visitor)
    guard ownership != nil || storage.mustLoad(visitor.browser) else {
      return line.add { [weak self] in self?.processMessages(for: transport) }
    }
    handshakes[ObjectIdentifier(transport)]?.isWaiting = true
    line.reserve()
    Task {
      await storage.load(visitor.browser)
      var claim: SessionClaim?
      if case .hello(let hello) = message.content {
        claim = await ownership?.claim(hello, from: visitor)
      }
      line.addReserved { [weak self] in
        self?.processMessages(for: transport, with: claim)
        self?.storage.close(visitor.browser)
      }
    }
  }

  /// Handles messages that arrived on a socket.
  ///
  /// - Parameters:
  ///   - transport: The socket.
  ///   - claim: The claim to a session of another server, if the page continues it here.
  func processMessages(for transport: any SessionTransport, with claim: SessionClaim? = nil) {
    if let handshake = handshakes.removeValue(forKey: ObjectIdentifier(transport)) {
      begin(handshake, with: claim)
    }
    sessions[ObjectIdentifier(transport)]?.takeTurn()
  }

  /// Opens or resumes the session of a page that has said hello.
  private func begin(_ handshake: Handshake, with claim: SessionClaim?) {
    let (transport, browser) = (handshake.transport, handshake.visitor.browser)
    guard let message = handshake.mailbox.removeFirst() else {
      handshakes[ObjectIdentifier(transport)] = handshake
      return
    }
    guard case .hello(let hello) = message.content else {
      return reject(transport, from: handshake.visitor.address)
    }
    if let session = detachedSession(for: hello, from: browser) {
      sessions[ObjectIdentifier(transport)] = session
      session.renew(claim)
      metrics.resumed.increment()
      log.note(.resumed, session.number)
      return session.attach(hello, transport, handshake.mailbox)
    }
    guard hello.got == 0, !hello.takes else {
      return transport.close(SessionCloseCode.forgotten, reason: "\(reloadDelay())")
    }
    makeRoom(for: handshake.visitor)
    if let refusal = refusal(of: handshake.visitor) {
      refuse(refusal, from: handshake.visitor.address)
      // The registered WebSocket close code for "try again later".
      return transport.close(1013)
    }
    let session = Session(
      store: self, transport: transport, mailbox: handshake.mailbox, visitor: handshake.visitor,
      continuing: claim.flatMap { claim in Secret(hello.id).map { ($0, claim) } })
    sessions[ObjectIdentifier(transport)] = session
    noteOpened(session)
    session.mount(hello)
    ownership?.claim(session)
  }

  /// Returns the time in milliseconds after which the next page may reload, at most ten seconds.
  ///
  /// Each costs a request and a new session. Without pauses, the requests of a thousand pages would
  /// be more than may wait.
  private func reloadDelay() -> Int {
    let now = clock.now()
    let delay = reloads.delay(at: now)
    if delay < .seconds(10) { reloads.remove(1, at: now) }
    return Int((delay / .milliseconds(1)).rounded())
  }

  /// Closes a socket that sent an invalid message, and detaches its session.
  func reject(_ transport: any SessionTransport, from address: String) {
    refuse(.malformed, from: address)
    transport.close(1002)
    close(transport)
  }

  /// Detaches the session of a closed socket, or ends it if it is not retained.
  func close(_ transport: any SessionTransport) {
    handshakes[ObjectIdentifier(transport)] = nil
    guard let session = sessions.removeValue(forKey: ObjectIdentifier(transport)) else { return }
    guard retains(session) else { return session.end() }
    log.note(.detached, session.number)
    retain(session)
  }

  /// Forgets a socket whose session has ended.
  func forget(_ transport: any SessionTransport) { sessions[ObjectIdentifier(transport)] = nil }

  /// Returns why no other session of a visitor may begin; nil if it may.
  func refusal(of visitor: Visitor) -> Refusal? {
    guard sessions.count < sessionLimit else { return .sessions }
    guard sessions.count >= sessionLimitPerAddress else { return nil }
    let own = sessions.values.count { $0.address == visitor.address }
    return own < sessionLimitPerAddress ? nil : .sessionsOfAddress
  }

  /// Returns the session of a page, detached from its previous socket; nil if there is none.
  private func detachedSession(
    for hello: ClientMessage.Hello, from browser: Secret?
  ) -> Session? {
    guard let found = session(for: hello, from: browser) else { return nil }
    if let old = found.transport { sessions[ObjectIdentifier(old)] = nil }
    release(found)
    return found
  }

  /// Returns the session of a page; nil if there is none.
  ///
  /// All sessions are compared in constant time, so that the duration reveals nothing about them.
  func session(for hello: ClientMessage.Hello, from browser: Secret?) -> Session? {
    guard let browser, let id = Secret(hello.id) else { return nil }
    var found: Session?
    for session in allSessions where session.canResume(with: id, from: browser) { found = session }
    return found
  }

  /// The sessions with and without sockets.
  var allSessions: [Session] { Array(sessions.values) + detachedSessions + formSessions }
}

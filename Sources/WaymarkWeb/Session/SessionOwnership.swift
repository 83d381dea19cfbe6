// SPDX-License-Identifier: MIT

/// Keeps a server and others that could continue its sessions from doing so at the same time.
///
/// A session belongs to the server that claimed it last; see ``SessionOwners``. A server claims each
/// session that it opens. If a page restores its state on another server, that server claims its
/// session. The previous owner ends it within a second, or at once if the page reconnects to it.
///
/// If the owners cannot be recorded, sessions continue without owners.
@MainActor
final class SessionOwnership {
  /// The interval at which the server checks what others have claimed.
  private static let interval = Duration.seconds(1)

  private let owners: any SessionOwners
  private weak var store: SessionStore?
  private var watch: Task<Void, Never>?
  /// The last of the releases, each of which waits for the one before.
  private var release: Task<Void, Never>?
  private var isFailing = false

  /// Creates the ownership of a store's sessions.
  init(_ owners: any SessionOwners, store: SessionStore) {
    self.owners = owners
    self.store = store
  }

  deinit { watch?.cancel() }

  /// Claims the session of a page that says hello, if this server may continue it.
  ///
  /// A session that another server has claimed meanwhile ends here.
  ///
  /// - Parameters:
  ///   - hello: The message of the page.
  ///   - visitor: The visitor.
  /// - Returns: The claim to a session that this server must create, because another one has had
  ///   it; nil if there is none.
  func claim(_ hello: ClientMessage.Hello, from visitor: Visitor) async -> SessionClaim? {
    guard let store, let browser = visitor.browser, let id = Secret(hello.id) else { return nil }
    if let session = store.session(for: hello, from: browser) {
      if let claim = session.claim, await !holds(claim) { lose(claim) }
      // The page may have gone on elsewhere in the meantime, and now comes back.
      guard session.isClosed else { return nil }
    }
    guard hello.got == 0, !hello.takes else { return nil }
    store.makeRoom(for: visitor)
    guard store.refusal(of: visitor) == nil else { return nil }
    return await result { try await owners.take(SessionClaim.name(of: id, browser)) } ?? nil
  }

  /// Claims a session that has begun here.
  func claim(_ session: Session) {
    guard let claim = session.claim else { return }
    watchOthers()
    Task { if await !holds(claim) { lose(claim) } }
  }

  /// Gives up the claim to a session that has ended.
  func release(_ session: Session) {
    guard let claim = session.claim else { return }
    release = Task { [release] in
      await release?.value
      await result { try await owners.release(claim) }
    }
  }

  /// Stops watching, and waits until the claims to sessions that have ended are given up.
  func close() async {
    watch?.cancel()
    await release?.value
  }

  private func holds(_ claim: SessionClaim) async -> Bool {
    await result { try await owners.hold(claim) } ?? true
  }

  /// Ends the session of a claim that another server has ended.
  private func lose(_ claim: SessionClaim) {
    let session = store?.allSessions.first { session in
      guard let own = session.claim else { return false }
      return own.session == claim.session && own.generation <= claim.generation
    }
    guard let store, let session else { return }
    if let transport = session.transport {
      transport.close(SessionCloseCode.takenOver)
      store.forget(transport)
    }
    store.expire(session, .moved)
  }

  /// Ends the sessions that other servers claim, while there are sessions.
  private func watchOthers() {
    guard watch == nil, let store else { return }
    watch = Task { [weak self, clock = store.clock] in
      repeat {
        try? await clock.sleep(Self.interval)
      } while await self?.endLostSessions() == true
    }
  }

  /// Ends the sessions that other servers have claimed; returns whether others are left.
  private func endLostSessions() async -> Bool {
    guard !Task.isCancelled else { return false }
    for claim in await result({ try await owners.lostClaims() }) ?? [] { lose(claim) }
    guard store?.allSessions.isEmpty != false else { return true }
    watch = nil
    return false
  }

  /// Returns the result of a request, or nil if it fails, which the log says once.
  @discardableResult
  private func result<T: Sendable>(
    _ request: () async throws -> sending T
  ) async -> T? {
    do {
      let result = try await request()
      isFailing = false
      return result
    } catch {
      if !isFailing {
        store?.report("It cannot be recorded which server owns a session: \(error)")
      }
      isFailing = true
      return nil
    }
  }
}

extension SessionStore {
  /// Returns the first claim to a new session; nil if it needs none.
  func newClaim(to id: Secret, of visitor: Visitor) -> SessionClaim? {
    guard ownership != nil, let browser = visitor.browser else { return nil }
    return SessionClaim(session: SessionClaim.name(of: id, browser))
  }
}

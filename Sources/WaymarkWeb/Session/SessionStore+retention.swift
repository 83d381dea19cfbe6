// SPDX-License-Identifier: MIT

import WaymarkRender

// Sessions without sockets, which wait for their pages.
extension SessionStore {
  /// The rules for retaining detached sessions.
  struct Retention: Sendable {
    var time: Duration
    var limit: Int
    /// The time after which the session of a hidden page ends; never if it is zero.
    var hibernationTime = Duration.zero
    /// The maximum number of a browser's detached sessions; its own oldest one ends first.
    var limitPerBrowser = 10
    /// The maximum size of all detached sessions in bytes, by an estimate of their elements.
    var bytes = 256 << 20
    /// Suspends until a duration has passed; tests replace it.
    var sleep = ServerClock.system.sleep

    /// Creates the default rules.
    init(time: Duration = .seconds(120), limit: Int = 1000) {
      self.time = time
      self.limit = limit
    }

    /// Creates the rules of a server.
    init(_ options: WebHost.Options) {
      self.init(time: options.retentionTime, limit: options.retainedSessionLimit)
      limitPerBrowser = options.retainedSessionLimitPerBrowser
      hibernationTime = options.hibernationTime
    }
  }

  /// Returns whether a session is retained when its socket closes.
  func retains(_ session: Session) -> Bool {
    session.isRetainable && retention.time > .zero && retention.limit > 0
      && retention.limitPerBrowser > 0
  }

  /// Detaches a session from its socket, and retains it for its page.
  func retain(_ session: Session) {
    session.detach()
    detachedSessions.append(session)
    end(session, after: retention.time)
    if let browser = session.browser {
      let own = detachedSessions.filter { $0.belongs(to: browser) }
      for session in own.dropLast(retention.limitPerBrowser) {
        refuse(.retainedOfBrowser, from: session.address)
        expire(session, .evicted)
      }
    }
    evictSessions()
  }

  /// Ends a session without a socket after a time.
  func end(_ session: Session, after time: Duration) {
    expirations[ObjectIdentifier(session)] = Task { [retention, weak self, weak session] in
      try? await retention.sleep(time)
      if !Task.isCancelled, let session { self?.expire(session) }
    }
  }

  /// Ends sessions without sockets while a limit is exceeded.
  ///
  /// The oldest one of the address with the most such sessions ends first, so that nobody can evict
  /// the sessions of others by opening many.
  func evictSessions() {
    var bytes = detachedSessions.reduce(0) { $0 + $1.estimatedSize }
    while detachedSessions.count > retention.limit || bytes > retention.bytes,
      let session = Self.oldest(in: detachedSessions)
    {
      bytes -= session.estimatedSize
      refuse(.retained, from: session.address)
      expire(session, .evicted)
    }
    while formSessions.count > Self.formLimit, let session = Self.oldest(in: formSessions) {
      expire(session, .evicted)
    }
    while detachedSessions.count + formSessions.count + sessions.count > sessionLimit,
      let session = Self.oldest(in: detachedSessions) ?? Self.oldest(in: formSessions)
    {
      expire(session, .evicted)
    }
  }

  static func oldest(in sessions: [Session]) -> Session? {
    var counts: [String: Int] = [:]
    for session in sessions { counts[session.address, default: 0] += 1 }
    let most = counts.values.max()
    return sessions.first { counts[$0.address] == most }
  }

  func expire(_ session: Session, _ end: WebMetrics.SessionEnd = .expired) {
    release(session)
    session.end(end)
  }

  /// Takes a session without a socket out of the lists, so that it does not expire.
  func release(_ session: Session) {
    detachedSessions.removeAll { $0 === session }
    formSessions.removeAll { $0 === session }
    expirations.removeValue(forKey: ObjectIdentifier(session))?.cancel()
  }
}

extension Session {
  /// An estimate of the session's size in bytes: 2 KB for each element with its node.
  var estimatedSize: Int { encoder.tree.count * (2 << 10) + (16 << 10) }
}

// SPDX-License-Identifier: MIT

/// A link to follow now.
public struct ReceivedLink<R: Hashable & Sendable>: Hashable, Sendable, Identifiable {
  /// Its number in the inbox.
  public let id: Int

  /// How it arrived.
  public let source: LinkSource

  /// Whether it arrived before the app was ready, or in an earlier run of the app.
  public let isCold: Bool

  /// The table's match; not trusted if the source or any link of its stack is not.
  ///
  /// A path, such as `/users/7`, is trusted where its source is; see ``LinkSource/isTrusted``.
  public let match: LinkMatch<R>

  /// The routes of all screens to open, root first and the link's own last.
  ///
  /// Empty when only the link is known; the screens below it are then those of the table's
  /// `stack(for:)`.
  public let stack: [R]

  /// Where it leads.
  public var route: R { match.route }
}

extension LinkInbox {
  /// Receives the pending link if it can be followed now: the app is ready and all gates that its
  /// route requires are open.
  ///
  /// The link is parsed again, because it may have been pending since an earlier version of the
  /// app: if the table no longer matches it, it is refused; if its route requires another gate, it
  /// stays pending.
  ///
  /// The first listener that receives a link applies it. Listeners with other names receive it,
  /// too, each once, until a newer link arrives, a gate that it requires is closed, or
  /// ``broadcastWindow`` is over.
  ///
  /// - Parameters:
  ///   - table: The table that parses the link.
  ///   - listener: The name of the listener; empty for the one that owns all navigation.
  ///   - now: The time, in seconds since 1970.
  /// - Returns: The link; nil if there is none that can be followed.
  public mutating func receive<R>(
    from table: RouteTable<R>, for listener: String = "", at now: Double = now
  ) -> ReceivedLink<R>? {
    expire(at: now)
    guard hasLink(for: listener, at: now), var link = pending ?? offered?.link else { return nil }
    let read: ReadLink<R>
    do throws(LinkError) {
      read = try table.read(link.incoming)
    } catch {
      offered = nil
      _ = finishPending(.dropped(.refused(.link(error))))
      return nil
    }
    link.requires = read.requires
    link.pattern = read.match.pattern
    link.isTrusted = read.match.isTrusted
    let isPending = pending != nil
    guard read.requires.isSubset(of: openGates) else {
      if isPending { pending = link } else { offered?.link = link }
      return nil
    }
    if isPending {
      pending = link
      _ = finishPending(.applied)
      applied = AppliedLink(link)
      offered = OfferedLink(link: link, receivedAt: now, listeners: [listener])
    } else {
      offered?.listeners.insert(listener)
    }
    return ReceivedLink(
      id: link.id, source: link.incoming.source, isCold: link.isCold, match: read.match,
      stack: read.stack)
  }

  /// Returns whether receiving has an effect: there is a link to follow, or the pending one has
  /// expired.
  public func hasLink(for listener: String = "", at now: Double = now) -> Bool {
    if isExpired(at: now) { return true }
    guard isReady else { return false }
    if let pending { return pending.requires.isSubset(of: openGates) }
    guard let offered, !offered.listeners.contains(listener) else { return false }
    return offered.link.requires.isSubset(of: openGates) && now >= offered.receivedAt
      && now - offered.receivedAt <= broadcastWindow
  }
}

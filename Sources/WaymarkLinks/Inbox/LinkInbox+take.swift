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
  /// Takes the link out of the inbox, if it can be followed now: all gates are open, the app is
  /// ready.
  ///
  /// The table is asked anew, for a link may have waited since an earlier version of the app: it is
  /// refused then if its table does not take it any more, or waits on if it needs another gate.
  ///
  /// With the first one who takes it a link is applied. Those who listen under other names get it,
  /// too, each once: those who listen when it comes, and those who begin to in time. For that it is
  /// there until a newer one comes, a gate is closed that it needs, or ``broadcastWindow`` is over.
  ///
  /// - Parameters:
  ///   - table: The table that the link is read with.
  ///   - listener: Who asks; the empty name is for the one place that holds all navigation.
  ///   - now: The time, in seconds since 1970.
  /// - Returns: The link; nil while there is none that can be followed.
  public mutating func take<R>(
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
      offered = OfferedLink(link: link, takenAt: now, takers: [listener])
    } else {
      offered?.takers.insert(listener)
    }
    return ReceivedLink(
      id: link.id, source: link.incoming.source, isCold: link.isCold, match: read.match,
      stack: read.stack)
  }

  /// Whether taking would do anything: give a link, or end one that has waited too long.
  public func hasLink(for listener: String = "", at now: Double = now) -> Bool {
    if isExpired(at: now) { return true }
    guard isReady else { return false }
    if let pending { return pending.requires.isSubset(of: openGates) }
    guard let offered, !offered.takers.contains(listener) else { return false }
    return offered.link.requires.isSubset(of: openGates) && now >= offered.takenAt
      && now - offered.takenAt <= broadcastWindow
  }
}

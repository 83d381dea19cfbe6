// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension LinkInbox {
  /// Puts a link into the inbox, where it is pending until it is received.
  ///
  /// The newest link is the one that the user wants: it supersedes the pending one. So does a link
  /// that the table rejects: the older link is not followed later in its place. The pending link
  /// stays pending when the newer link is foreign and so not for this app, and when it is a
  /// duplicate of the pending link or, if there is none, of the last applied one.
  ///
  /// - Returns: The links that ended: the pending one, this one, or both in that order; empty if
  ///   this link is now pending.
  @discardableResult
  public mutating func deliver<R>(
    _ incoming: IncomingLink, to table: RouteTable<R>, at now: Double = now
  ) -> [LinkOutcome] {
    var ended = expire(at: now)
    let id = nextID()
    let read: ReadLink<R>
    do throws(LinkError) {
      read = try table.read(incoming)
    } catch {
      if !error.isForeign, let outcome = finishPending(.dropped(.superseded(by: id))) {
        ended.append(outcome)
      }
      ended.append(
        end(
          LinkOutcome(
            id: id, source: incoming.source, pattern: nil,
            result: .dropped(.refused(.link(error))))))
      return ended
    }
    if let other = original(of: incoming, at: now) {
      ended.append(
        end(
          LinkOutcome(
            id: id, source: incoming.source, pattern: read.match.pattern,
            isTrusted: read.match.isTrusted, result: .dropped(.duplicate(of: other)))))
      return ended
    }
    if let outcome = finishPending(.dropped(.superseded(by: id))) { ended.append(outcome) }
    offered = nil
    var incoming = incoming
    if read.stack.isEmpty { incoming.stack = [] }
    pending = PendingLink(
      id: id, incoming: incoming, deliveredAt: now, pattern: read.match.pattern,
      requires: read.requires, isTrusted: read.match.isTrusted, isCold: !isReady)
    return ended
  }

  /// The link that another is a duplicate of.
  ///
  /// Only the newest one counts: who goes from one link to another and back wants the first again.
  private func original(of incoming: IncomingLink, at now: Double) -> Int? {
    func isRecent(_ time: Double) -> Bool { now >= time && now - time <= duplicateWindow }
    if let pending {
      let isSame =
        pending.incoming.source == incoming.source && pending.incoming.link == incoming.link
      return isSame && isRecent(pending.deliveredAt) ? pending.id : nil
    }
    guard let applied, applied.source == incoming.source, isRecent(applied.deliveredAt),
      applied.fingerprint == AppliedLink.fingerprint(of: incoming.link)
    else { return nil }
    return applied.id
  }
}

extension LinkError {
  /// Whether the link belongs to another app, by its scheme or host.
  package var isForeign: Bool { if case .foreign = self { true } else { false } }
}

/// A link with all that its table says of it.
struct ReadLink<R: Hashable & Sendable> {
  var match: LinkMatch<R>
  /// What its stack leads to; empty when that is not known, or not all of it can be.
  var stack: [R]
  var requires: Set<LinkGate>
}

extension RouteTable {
  func read(_ incoming: IncomingLink) throws(LinkError) -> ReadLink<R> {
    let match = try match(incoming.link, from: incoming.source)
    var read = ReadLink(match: match, stack: [], requires: gates(for: match))
    guard incoming.stack.last == incoming.link, incoming.stack.count <= LinkActivity.stackLimit
    else { return read }
    var below: [LinkMatch<R>] = []
    for link in incoming.stack.dropLast() {
      // Another device may have another version of the app; what it shows below is no reason to
      // refuse what is on top.
      guard let match = try? self.match(link, from: incoming.source) else { return read }
      below.append(match)
    }
    read.stack = below.map(\.route) + [match.route]
    for match in below {
      read.requires.formUnion(gates(for: match))
      if !match.isTrusted { read.match.isTrusted = false }
    }
    return read
  }

  /// A path has no origin, so the system vouches for it where it does for the source; an absolute
  /// link of the app's hosts needs both.
  private func match(
    _ link: String, from source: LinkSource
  ) throws(LinkError) -> LinkMatch<R> {
    let isPath = link.utf8.first == UInt8(ascii: "/")
    var match = isPath ? try parse(path: link) : try parse(link)
    match.isTrusted = source.isTrusted && (isPath || match.isTrusted)
    return match
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRoutes

extension LinkInbox {
  /// Puts a link into the inbox, where it waits until it is taken.
  ///
  /// A link that the table does not take is refused, and the one that waits goes on waiting. So does
  /// it when the link is a duplicate: of the one that waits, or else of the last that was applied.
  /// Otherwise the newer one is what a person wants, and supersedes it.
  ///
  /// - Returns: What ended by this: the link that waited, or this one; nothing when all that
  ///   happens is that this one waits.
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
            result: .dropped(.duplicate(of: other)))))
      return ended
    }
    if let outcome = finishPending(.dropped(.superseded(by: id))) { ended.append(outcome) }
    offered = nil
    var incoming = incoming
    if read.stack.isEmpty { incoming.stack = [] }
    pending = PendingLink(
      id: id, incoming: incoming, deliveredAt: now, pattern: read.match.pattern,
      requires: read.requires, isCold: !isReady)
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

/// A link with all that its table says of it.
struct ReadLink<R: Hashable & Sendable> {
  var match: LinkMatch<R>
  /// What its stack leads to; empty when that is not known, or not all of it can be.
  var stack: [R]
  var requires: Set<LinkGate>
}

extension RouteTable {
  func read(_ incoming: IncomingLink) throws(LinkError) -> ReadLink<R> {
    let match = try match(incoming.link)
    var read = ReadLink(match: match, stack: [], requires: gates(for: match))
    guard incoming.stack.last == incoming.link, incoming.stack.count <= LinkActivity.stackLimit
    else { return read }
    var below: [LinkMatch<R>] = []
    for link in incoming.stack.dropLast() {
      // Another device may have another version of the app; what it shows below is no reason to
      // refuse what is on top.
      guard let match = try? self.match(link) else { return read }
      below.append(match)
    }
    read.stack = below.map(\.route) + [match.route]
    for match in below {
      read.requires.formUnion(gates(for: match))
      if !match.isTrusted { read.match.isTrusted = false }
    }
    return read
  }

  private func match(_ link: String) throws(LinkError) -> LinkMatch<R> {
    link.utf8.first == UInt8(ascii: "/") ? try parse(path: link) : try parse(link)
  }
}

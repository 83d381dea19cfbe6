// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// Where links wait until the app can follow them: from wherever they come, however early.
///
/// A link is there to be taken when the app is ready and all gates are open that its route needs.
/// Only the newest one waits. Each ends in one ``LinkOutcome``: it is applied once, or dropped. An
/// inbox is a value that starts no work of its own: time is what it is given, in seconds since 1970.
///
/// It can be saved with the rest of an app's state. Whether the app is ready, and which gates are
/// open, is of this run alone and not saved; a link that was applied is never given again.
public struct LinkInbox: Hashable, Sendable {
  /// How long a link waits, in seconds.
  public let lifetime: Double

  /// For how many seconds the same link of the same source is a duplicate.
  public let duplicateWindow: Double

  /// For how many seconds a link that one listener has taken is there for the others.
  public let broadcastWindow: Double

  /// Whether the app can show screens.
  public internal(set) var isReady = false

  /// The gates that are open.
  public internal(set) var openGates: Set<LinkGate> = []

  /// The link that waits.
  public internal(set) var pending: PendingLink?

  /// What became of links, newest last: the last ``outcomeLimit`` of them.
  public internal(set) var outcomes: [LinkOutcome] = []

  /// The number of the newest link.
  public internal(set) var lastID = 0

  /// How many of the outcomes nobody has taken as news.
  var newsCount = 0

  var applied: AppliedLink?
  var offered: OfferedLink?

  /// How many outcomes are kept.
  public static let outcomeLimit = 50

  /// An empty inbox of an app that is launching; all gates are closed.
  ///
  /// Times that are negative, or no number, count as zero.
  public init(lifetime: Double = 3600, duplicateWindow: Double = 2, broadcastWindow: Double = 10) {
    self.lifetime = lifetime > 0 ? lifetime : 0
    self.duplicateWindow = duplicateWindow > 0 ? duplicateWindow : 0
    self.broadcastWindow = broadcastWindow > 0 ? broadcastWindow : 0
  }
}

// MARK: What the app says

extension LinkInbox {
  /// Says that the app can show screens.
  public mutating func beReady() { isReady = true }

  /// The gates that keep the link that waits from being followed.
  ///
  /// `NavigationGate.completed` is among them while a screen that must stay does.
  public var waitingFor: Set<LinkGate> {
    guard let pending else { return [] }
    return pending.requires.subtracting(openGates).union(pending.isHeld ? [.completed] : [])
  }

  /// Says that a gate's condition holds.
  public mutating func open(_ gate: LinkGate) { openGates.insert(gate) }

  /// Says that a gate's condition holds no longer, as when someone signs out.
  ///
  /// The link that waits is refused if it needs the gate: it was meant for who was there. While the
  /// gate was closed anyway nothing happens, and the link goes on waiting.
  ///
  /// - Returns: The end of the link that waited, if this was it.
  @discardableResult
  public mutating func close(_ gate: LinkGate) -> [LinkOutcome] {
    guard openGates.remove(gate) != nil else { return [] }
    if let link = offered?.link, link.requires.contains(gate) { offered = nil }
    guard let pending, pending.requires.contains(gate) else { return [] }
    return [finishPending(.dropped(.refused(.closed(gate))))].compactMap { $0 }
  }

  /// Says which gates are open; all others are closed.
  ///
  /// - Returns: The end of the link that waited, if a gate was closed that it needs.
  @discardableResult
  public mutating func setGates(_ gates: Set<LinkGate>) -> [LinkOutcome] {
    let closed = openGates.subtracting(gates).sorted { $0.rawValue < $1.rawValue }
    openGates.formUnion(gates)
    return closed.flatMap { close($0) }
  }

  /// Reports something that should have held a link and did not.
  ///
  /// The link that waits goes on waiting.
  @discardableResult
  public mutating func refuse(_ error: LinkPayloadError) -> LinkOutcome {
    end(
      LinkOutcome(
        id: nextID(), source: error.source, pattern: nil,
        result: .dropped(.refused(.payload(error)))))
  }

  /// Says that the link that waits is not to be followed, as when the signing in is cancelled.
  ///
  /// - Returns: Its end.
  @discardableResult
  public mutating func declinePending() -> [LinkOutcome] {
    [finishPending(.dropped(.refused(.declined)))].compactMap { $0 }
  }

  /// Lets the link that was applied last come again at once.
  ///
  /// Whoever has gone elsewhere since may go back by it: that is no duplicate.
  public mutating func allowRepetition() { applied = nil }

  /// Drops the link that waits if it has waited too long; taking and delivering do so, too.
  ///
  /// - Returns: The end of the link that waited, if this was it.
  @discardableResult
  public mutating func expire(at now: Double = now) -> [LinkOutcome] {
    guard isExpired(at: now) else { return [] }
    return [finishPending(.dropped(.expired))].compactMap { $0 }
  }
}

// MARK: What became of links

extension LinkInbox {
  /// What became of the links that have ended in this run since the last call, in that order.
  ///
  /// For whoever tells people of them; what an earlier run has told is not told again.
  public mutating func takeNews() -> [LinkOutcome] {
    defer { newsCount = 0 }
    return outcomes.suffix(newsCount)
  }
}

// MARK: Ends

extension LinkInbox {
  /// A clock that was set back makes nothing expire.
  func isExpired(at now: Double) -> Bool {
    guard let pending else { return false }
    return now - pending.deliveredAt > lifetime
  }

  mutating func nextID() -> Int {
    lastID += 1
    return lastID
  }

  mutating func finishPending(_ result: LinkOutcome.Result) -> LinkOutcome? {
    guard let link = pending else { return nil }
    pending = nil
    return end(
      LinkOutcome(
        id: link.id, source: link.incoming.source, pattern: link.pattern,
        isTrusted: link.isTrusted, result: result))
  }

  @discardableResult
  mutating func end(_ outcome: LinkOutcome) -> LinkOutcome {
    outcomes.append(outcome)
    newsCount = min(newsCount + 1, Self.outcomeLimit)
    if outcomes.count > Self.outcomeLimit {
      outcomes.removeFirst(outcomes.count - Self.outcomeLimit)
    }
    return outcome
  }
}

// SPDX-License-Identifier: MIT

public import WaymarkRoutes

/// Holds links from every source until the app can follow them, however early they arrive.
///
/// A link can be received when the app is ready and all gates that its route requires are open.
/// Only the newest link is pending. Each link ends in one ``LinkOutcome``: it is applied once, or
/// dropped. An inbox is a value that starts no work of its own: callers pass the time, in seconds
/// since 1970.
///
/// It can be saved with the rest of the app's state. Readiness and open gates belong to the current
/// run and are not saved; an applied link is never returned again.
public struct LinkInbox: Hashable, Sendable {
  /// How long a link stays pending, in seconds.
  public let lifetime: Double

  /// For how many seconds the same link from the same source is a duplicate.
  public let duplicateWindow: Double

  /// For how many seconds a link that one listener received is available to the others.
  public let broadcastWindow: Double

  /// Whether the app can show screens.
  public internal(set) var isReady = false

  /// The gates that are open.
  public internal(set) var openGates: Set<LinkGate> = []

  /// The pending link.
  public internal(set) var pending: PendingLink?

  /// The outcomes of links, newest last: the last ``outcomeLimit`` of them.
  public internal(set) var outcomes: [LinkOutcome] = []

  /// The number of the newest link.
  public internal(set) var lastID = 0

  /// How many of the outcomes ``nextOutcomes()`` has not returned yet.
  var newOutcomeCount = 0

  var applied: AppliedLink?
  var offered: OfferedLink?

  /// The maximum number of outcomes that are kept.
  public static let outcomeLimit = 50

  /// An empty inbox of an app that is launching; all gates are closed.
  ///
  /// Times that are negative or not a number count as zero.
  public init(lifetime: Double = 3600, duplicateWindow: Double = 2, broadcastWindow: Double = 10) {
    self.lifetime = lifetime > 0 ? lifetime : 0
    self.duplicateWindow = duplicateWindow > 0 ? duplicateWindow : 0
    self.broadcastWindow = broadcastWindow > 0 ? broadcastWindow : 0
  }
}

// MARK: What the app says

extension LinkInbox {
  /// Declares that the app can show screens.
  public mutating func beReady() { isReady = true }

  /// The closed gates for which the pending link waits.
  ///
  /// `NavigationGate.completed` is one of them while a screen that must stay blocks the link.
  public var waitingFor: Set<LinkGate> {
    guard let pending else { return [] }
    return pending.requires.subtracting(openGates).union(pending.isHeld ? [.completed] : [])
  }

  /// Opens a gate.
  public mutating func open(_ gate: LinkGate) { openGates.insert(gate) }

  /// Closes a gate, for example when the user signs out.
  ///
  /// The pending link is refused if it requires the gate: it was meant for the user who was signed
  /// in. If the gate was closed already, nothing happens and the link stays pending.
  ///
  /// - Returns: The outcome of the pending link, if this ended it.
  @discardableResult
  public mutating func close(_ gate: LinkGate) -> [LinkOutcome] {
    guard openGates.remove(gate) != nil else { return [] }
    if let link = offered?.link, link.requires.contains(gate) { offered = nil }
    guard let pending, pending.requires.contains(gate) else { return [] }
    return [finishPending(.dropped(.refused(.closed(gate))))].compactMap { $0 }
  }

  /// Sets which gates are open; all others are closed.
  ///
  /// - Returns: The outcome of the pending link, if a gate that it requires was closed.
  @discardableResult
  public mutating func setGates(_ gates: Set<LinkGate>) -> [LinkOutcome] {
    let closed = openGates.subtracting(gates).sorted { $0.rawValue < $1.rawValue }
    openGates.formUnion(gates)
    return closed.flatMap { close($0) }
  }

  /// Reports a payload without a valid link.
  ///
  /// The pending link stays pending.
  @discardableResult
  public mutating func refuse(_ error: LinkPayloadError) -> LinkOutcome {
    end(
      LinkOutcome(
        id: nextID(), source: error.source, pattern: nil,
        result: .dropped(.refused(.payload(error)))))
  }

  /// Declines the pending link, for example when the user cancels signing in.
  ///
  /// - Returns: Its outcome.
  @discardableResult
  public mutating func declinePending() -> [LinkOutcome] {
    [finishPending(.dropped(.refused(.declined)))].compactMap { $0 }
  }

  /// Allows the link that was applied last to be followed again at once.
  ///
  /// A user who has navigated elsewhere since can return with the same link, which is then not a
  /// duplicate.
  public mutating func allowRepetition() { applied = nil }

  /// Drops the pending link if it has expired; receiving and delivering links do so, too.
  ///
  /// - Returns: The outcome of the pending link, if this ended it.
  @discardableResult
  public mutating func expire(at now: Double = now) -> [LinkOutcome] {
    guard isExpired(at: now) else { return [] }
    return [finishPending(.dropped(.expired))].compactMap { $0 }
  }
}

// MARK: What became of links

extension LinkInbox {
  /// Returns the outcomes that have been added in this run since the last call, in order.
  ///
  /// Use them to inform the user: each is returned once. ``outcomes`` still contains them.
  public mutating func nextOutcomes() -> [LinkOutcome] {
    defer { newOutcomeCount = 0 }
    return outcomes.suffix(newOutcomeCount)
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
    newOutcomeCount = min(newOutcomeCount + 1, Self.outcomeLimit)
    if outcomes.count > Self.outcomeLimit {
      outcomes.removeFirst(outcomes.count - Self.outcomeLimit)
    }
    return outcome
  }
}

// SPDX-License-Identifier: MIT

import HeapModule

/// Shares the main actor among sessions and requests.
///
/// The client that has used the least time takes the next turn, as in a fair process scheduler. A
/// client that returns after a pause starts at the time used by the client of the last turn, so a
/// pause is neither an advantage nor a disadvantage. A turn is not interrupted.
@MainActor
final class TurnQueue {
  /// A kind of work; while both kinds wait, each gets half of the time.
  enum Kind {
    /// Events of open pages.
    case events
    /// Requests for pages, and pages that open their sockets.
    case pages
  }

  /// The limits of one client; beyond them, it waits even if no other client does.
  struct Limits: Hashable, Sendable {
    /// The number of events in a second.
    var eventRate = 200.0
    /// The number of events that a client can send at once after a pause.
    var eventBurst = 1000.0
    /// The share of a processor's time.
    var share = 0.5
    /// The processor time in seconds that a client can use at once after a pause.
    var burst = 30.0
  }

  /// A session, or the requests from one address.
  @MainActor
  final class Client {
    fileprivate let kind: Kind
    fileprivate let takeTurn: () -> Int
    fileprivate var used = Duration.zero
    fileprivate(set) var isWaiting = false
    fileprivate var events: TokenBucket
    fileprivate var time: TokenBucket

    /// Creates a client.
    ///
    /// - Parameters:
    ///   - kind: The kind of its work.
    ///   - limits: Its limits; none by default.
    ///   - takeTurn: Does a part of its work, and returns the number of events handled.
    init(_ kind: Kind, limits: Limits? = nil, takeTurn: @escaping () -> Int) {
      self.kind = kind
      self.takeTurn = takeTurn
      events = TokenBucket(
        rate: limits?.eventRate ?? .infinity, capacity: limits?.eventBurst ?? .infinity)
      time = TokenBucket(rate: limits?.share ?? .infinity, capacity: limits?.burst ?? .infinity)
    }
  }

  /// The clients of one kind.
  private struct Lane {
    var waiting: Heap<Entry> = []
    /// The time that all clients have used.
    var used = Duration.zero
    /// What the client of the last turn had used before it.
    var start = Duration.zero
  }

  private struct Entry: Comparable {
    let used: Duration
    /// The number of the entry, so that equals go in order.
    let number: Int
    let client: Client

    static func < (left: Entry, right: Entry) -> Bool {
      (left.used, left.number) < (right.used, right.number)
    }

    static func == (left: Entry, right: Entry) -> Bool { left.number == right.number }
  }

  private var events = Lane()
  private var pages = Lane()
  /// The client whose turn it is, and the processor time at which the turn began.
  private var current: (client: Client, start: Duration)?
  private var isRunning = false
  private var count = 0
  private let clock: ServerClock
  /// The processor time after which a client leaves its other events to its next turn.
  private let slice: Duration

  /// Creates a queue.
  init(clock: ServerClock = .system, slice: Duration = .milliseconds(4)) {
    self.clock = clock
    self.slice = slice
  }

  /// Returns a function that tells whether a slice is over: that of the current turn, or else one
  /// that begins now.
  func beginSlice() -> () -> Bool {
    let end = (current?.start ?? clock.processorTime()) + slice
    return { [clock] in clock.processorTime() >= end }
  }

  /// Queues a client for a turn, unless it is queued; in its own turn, for another one.
  ///
  /// A client that has exceeded its limits is queued when they allow it.
  ///
  /// - Parameters:
  ///   - client: The client.
  ///   - mayBegin: Whether the client can take its turn during this call, which saves a change of
  ///     tasks. It does if no other client waits.
  func add(_ client: Client, mayBegin: Bool = false) {
    guard !client.isWaiting else { return }
    client.isWaiting = true
    if client !== current?.client { enter(client, mayBegin: mayBegin) }
  }

  private func enter(_ client: Client, mayBegin: Bool = false) {
    let now = clock.now()
    let delay = max(client.events.delay(at: now), client.time.delay(at: now))
    guard delay > .zero else { return insert(client, mayBegin: mayBegin) }
    Task { [clock] in
      // If the task were cancelled, the client would wait forever.
      try? await clock.sleep(delay)
      self.insert(client)
    }
  }

  private func insert(_ client: Client, mayBegin: Bool = false) {
    let other = client.kind == .events ? pages.used : events.used
    count += 1
    let number = count
    update(client.kind) { lane in
      if lane.waiting.isEmpty { lane.used = max(lane.used, other) }
      client.used = max(client.used, lane.start)
      lane.waiting.insert(Entry(used: client.used, number: number, client: client))
    }
    run(mayBegin: mayBegin)
  }

  /// Lets clients take turns until none waits.
  ///
  /// Clients that arrive during a turn are queued before the next one.
  private func run(mayBegin: Bool) {
    guard !isRunning else { return }
    isRunning = true
    if mayBegin, !takeTurn() {
      isRunning = false
      return
    }
    continueSoon()
  }

  /// Lets the other work of the main actor go first, by a task for each turn: `Task.yield()` leaves
  /// the actor and returns to it, which takes two changes of threads.
  private func continueSoon() {
    Task {
      if self.takeTurn() { self.continueSoon() } else { self.isRunning = false }
    }
  }

  /// Lets the next client take its turn; returns whether another one waits.
  private func takeTurn() -> Bool {
    guard let kind = next, let entry = update(kind, { $0.waiting.popMin() }) else { return false }
    let client = entry.client
    client.isWaiting = false
    let start = clock.processorTime()
    current = (client, start)
    let handled = client.takeTurn()
    let spent = clock.processorTime() - start
    current = nil
    update(kind) { lane in
      lane.start = client.used
      lane.used += spent
    }
    client.used += spent
    let now = clock.now()
    client.events.remove(Double(handled), at: now)
    client.time.remove(spent / .seconds(1), at: now)
    if client.isWaiting { enter(client) }
    return next != nil
  }

  /// The kind of the next turn; nil if no client waits.
  private var next: Kind? {
    if events.waiting.isEmpty { return pages.waiting.isEmpty ? nil : .pages }
    return pages.waiting.isEmpty || events.used <= pages.used ? .events : .pages
  }

  private func update<T>(_ kind: Kind, _ body: (inout Lane) -> T) -> T {
    switch kind {
    case .events: body(&events)
    case .pages: body(&pages)
    }
  }
}

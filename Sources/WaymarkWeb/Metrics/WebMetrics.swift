// SPDX-License-Identifier: MIT

import CoreMetrics
import WaymarkRender

/// The metrics of a web host.
///
/// Counting is one atomic addition. Durations require clocks to be read, so they are measured only
/// if ``isWatched`` is true.
final class WebMetrics: Sendable {
  /// A state of sessions.
  enum SessionState: String, CaseIterable {
    /// Its page has a socket.
    case open
    /// It waits for its page to reconnect.
    case detached
    /// Its visitor has no script.
    case form
  }

  /// The reason why a session ended.
  enum SessionEnd: String, CaseIterable {
    /// Its page closed, and it was not retained.
    case closed
    /// Its page did not return in time.
    case expired
    /// A limit of sessions was exceeded.
    case evicted
    /// Its page was hidden for a long time, or made room for another one.
    case hibernated
    /// Another server has taken it.
    case moved
  }

  /// The collected metrics.
  let registry: MetricsRegistry
  /// Whether durations are measured.
  let isWatched: Bool

  let sockets: Meter
  let connections: Meter
  let opened: Counter
  let resumed: Counter
  let renders: Counter
  let sharedPages: Counter
  let renderTime: Timer
  let eventTime: Timer
  let received: Counter
  let sent: Counter
  let waitingValues: Meter
  let failedWrites: Counter

  private let sessions: [SessionState: Meter]
  private let ended: [SessionEnd: Counter]
  private let events: [ClientAction: Counter]
  private let rejected: [HostEventError: Counter]
  private let refusals: [Refusal: Counter]
  private let responses: [Counter]

  /// Creates metrics, all zero.
  ///
  /// - Parameters:
  ///   - registry: Collects the metrics.
  ///   - other: The factory of the app, which receives them, too.
  ///   - isWatched: Whether durations are measured.
  init(
    registry: MetricsRegistry = MetricsRegistry(), other: (any MetricsFactory)? = nil,
    isWatched: Bool = false
  ) {
    self.registry = registry
    self.isWatched = isWatched
    let factory: any MetricsFactory =
      if let other { MultiplexMetricsHandler(factories: [registry, other]) } else { registry }
    func counter(_ label: String, _ dimensions: (String, String)...) -> Counter {
      Counter(label: label, dimensions: dimensions, factory: factory)
    }
    func meter(_ label: String, _ dimensions: (String, String)...) -> Meter {
      Meter(label: label, dimensions: dimensions, factory: factory)
    }
    sockets = meter("waymark_sockets")
    connections = meter("waymark_connections")
    opened = counter("waymark_sessions_opened")
    resumed = counter("waymark_sessions_resumed")
    renders = counter("waymark_renders")
    sharedPages = counter("waymark_shared_pages")
    renderTime = Timer(label: "waymark_render_duration", factory: factory)
    eventTime = Timer(label: "waymark_event_duration", factory: factory)
    received = counter("waymark_received_bytes")
    sent = counter("waymark_sent_bytes")
    waitingValues = meter("waymark_storage_waiting_values")
    failedWrites = counter("waymark_storage_failures")
    sessions = Self.table(SessionState.allCases) {
      meter("waymark_sessions", ("state", $0.rawValue))
    }
    ended = Self.table(SessionEnd.allCases) {
      counter("waymark_sessions_ended", ("reason", $0.rawValue))
    }
    events = Self.table(ClientAction.allCases.filter { $0 != .hello }) {
      counter("waymark_events", ("kind", $0.rawValue))
    }
    rejected = Self.table([.notFound, .unsupported, .disabled, .hidden, .invalid]) {
      counter("waymark_events_rejected", ("reason", $0.rawValue))
    }
    refusals = Self.table(Refusal.allCases) { counter("waymark_refusals", ("reason", $0.label)) }
    responses = (1...5).map { counter("waymark_responses", ("status", "\($0)xx")) }
    for (name, help) in Self.help { registry.describe(name, help) }
  }

  private static func table<Key: Hashable, Metric>(
    _ keys: [Key], _ make: (Key) -> Metric
  ) -> [Key: Metric] {
    Dictionary(uniqueKeysWithValues: keys.map { ($0, make($0)) })
  }

  /// Sets the number of sessions in a state.
  func set(_ state: SessionState, _ count: Int) { sessions[state]?.set(count) }

  /// Counts the end of a session.
  func count(_ end: SessionEnd) { ended[end]?.increment() }

  /// Counts an event by the action of the page.
  func count(_ action: ClientAction) { events[action]?.increment() }

  /// Counts an event that the app rejected.
  func count(_ error: HostEventError) { rejected[error]?.increment() }

  /// Counts a refusal.
  func count(_ refusal: Refusal) { refusals[refusal]?.increment() }

  /// Counts a response by the class of its status.
  func count(status: Int) {
    guard (100..<600).contains(status) else { return }
    responses[status / 100 - 1].increment()
  }
}

extension WebMetrics {
  /// The descriptions by name.
  static let help = [
    "waymark_sessions": "Sessions by state.",
    "waymark_sockets": "Open WebSockets.",
    "waymark_connections": "Open connections.",
    "waymark_sessions_opened_total": "Sessions that began.",
    "waymark_sessions_resumed_total": "Sessions whose page reconnected or reloaded.",
    "waymark_sessions_ended_total": "Sessions that ended, by reason.",
    "waymark_events_total": "Events of pages by kind.",
    "waymark_events_rejected_total": "Events that the app did not accept, by reason.",
    "waymark_event_duration_seconds":
      "Time from the receipt of a page's message until its patch is written to the socket.",
    "waymark_renders_total": "Pages rendered for requests.",
    "waymark_shared_pages_total": "Pages sent that were rendered for another visitor.",
    "waymark_render_duration_seconds": "Time to render a page for a request.",
    "waymark_responses_total": "HTTP responses by the class of their status.",
    "waymark_received_bytes_total": "Bytes received on all connections.",
    "waymark_sent_bytes_total": "Bytes sent on all connections.",
    "waymark_refusals_total": "Visitors refused and sessions ended by a limit, by reason.",
    "waymark_storage_waiting_values": "Changed values that wait to be stored.",
    "waymark_storage_failures_total": "Attempts to store values that failed.",
  ]

  /// One line about the state of the server.
  var summary: String {
    func total(_ name: String) -> Int { Int(registry.total(name)) }
    func state(_ state: SessionState) -> Int {
      Int(registry.value("waymark_sessions", [("state", state.rawValue)]))
    }
    return [
      "sessions \(state(.open)) open, \(state(.detached)) detached, \(state(.form)) without script",
      "\(total("waymark_sessions_opened_total")) opened",
      "\(total("waymark_sessions_resumed_total")) resumed",
      "connections \(total("waymark_connections"))",
      "events \(total("waymark_events_total"))",
      "\(total("waymark_events_rejected_total")) rejected",
      "renders \(total("waymark_renders_total"))",
      "refusals \(total("waymark_refusals_total"))",
      "values to store \(total("waymark_storage_waiting_values"))",
      "bytes \(total("waymark_received_bytes_total")) received, "
        + "\(total("waymark_sent_bytes_total")) sent",
    ].joined(separator: ", ")
  }
}

extension Timer {
  /// Records a duration.
  func record(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let whole = min(max(seconds, 0), 1_000_000_000)
    recordNanoseconds(whole * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}

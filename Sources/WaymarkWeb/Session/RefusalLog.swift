// SPDX-License-Identifier: MIT

/// Logs refusals: each reason at once, and then once in ten seconds at most, with their number.
///
/// The log names neither addresses nor browsers, only the classes of addresses.
@MainActor
final class RefusalLog {
  static let interval = Duration.seconds(10)

  /// The refusals for one reason that are not logged yet.
  private struct Entry {
    /// The time from which the next line may be written.
    var next: Duration
    var counts: [AddressClass: Int] = [:]
    /// Writes the line when its time has come.
    var waiting: Task<Void, Never>?
  }

  private var entries: [Refusal: Entry] = [:]
  private let now: @Sendable () -> Duration
  private let sleep: @Sendable (Duration) async throws -> Void
  private let write: (Refusal, String) -> Void

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - clock: The clocks of the server.
  ///   - write: Writes a line.
  init(clock: ServerClock = .system, write: @escaping (Refusal, String) -> Void) {
    now = clock.now
    sleep = clock.sleep
    self.write = write
  }

  /// Notes a refusal.
  ///
  /// - Parameters:
  ///   - reason: The reason.
  ///   - address: The visitor's address; empty if it is unknown.
  func note(_ reason: Refusal, from address: String = "") {
    let now = now()
    var entry = entries[reason] ?? Entry(next: now)
    entry.counts[AddressClass(address), default: 0] += 1
    if now < entry.next, entry.waiting == nil {
      let delay = entry.next - now
      entry.waiting = Task { [weak self, sleep] in
        try? await sleep(delay)
        self?.flush(reason)
      }
    }
    let mustWrite = now >= entry.next
    entries[reason] = entry
    if mustWrite { flush(reason) }
  }

  private func flush(_ reason: Refusal) {
    guard var entry = entries[reason] else { return }
    entry.waiting?.cancel()
    entry.waiting = nil
    if !entry.counts.isEmpty {
      write(reason, Self.line(reason, entry.counts))
      entry.counts = [:]
      entry.next = now() + Self.interval
    }
    entries[reason] = entry
  }

  private static func line(_ reason: Refusal, _ counts: [AddressClass: Int]) -> String {
    let classes = AddressClass.allCases.compactMap { name in
      counts[name].map { "\($0) \(name.rawValue)" }
    }
    let count = counts.values.reduce(0, +)
    let isKnown = counts.keys.contains { $0 != .unknown }
    let origin = isKnown ? " (addresses: \(classes.joined(separator: ", ")))" : ""
    return "\(count) refused or ended: \(reason.rawValue)\(origin)."
  }
}

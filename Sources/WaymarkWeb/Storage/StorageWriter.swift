// SPDX-License-Identifier: MIT

import CoreMetrics
import Logging
@_spi(Host) import WaymarkViews

/// Writes changes of stored values in batches, away from the main actor.
///
/// If a write fails, its changes wait for the next attempt.
@MainActor
final class StorageWriter {
  /// The time for which changes wait for others before they are written.
  static let delay = Duration.milliseconds(20)
  /// The time after which a failed write is repeated.
  static let retryDelay = Duration.seconds(2)
  /// The maximum number of values that wait; further ones are not stored.
  static let capacity = 100_000

  /// The number of the last change.
  private(set) var lastChange = 0
  /// The number of the last change that is stored, with all before it.
  private(set) var lastWritten = 0
  /// Called with the changes that are no longer waiting, and the number of those refused.
  var wrote: ((StoredChanges, Int) -> Void)?
  /// Counts waiting values and failures.
  var metrics: WebMetrics?

  private let store: any ValueStore
  private let sleep: @Sendable (Duration) async throws -> Void
  private let date: @Sendable () -> Int
  private var pending = StoredChanges()
  private var pendingCount = 0 { didSet { metrics?.waitingValues.set(pendingCount) } }
  private var writing: Task<Void, Never>?
  private var isClosing = false
  private let logger = Logger(label: "waymark.web")

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - sleep: Suspends until a duration has passed.
  ///   - date: The current time in seconds since 1970.
  init(
    _ store: any ValueStore, sleep: @escaping @Sendable (Duration) async throws -> Void,
    date: @escaping @Sendable () -> Int
  ) {
    self.store = store
    self.sleep = sleep
    self.date = date
  }

  /// Adds a change, and returns its number; nil if too many wait.
  func add(_ value: SceneStorageValues.Value?, _ name: String, of browser: BrowserKey) -> Int? {
    let isNew = pending.values[browser]?[name] == nil
    guard !isNew || pendingCount < Self.capacity else { return nil }
    if isNew { pendingCount += 1 }
    pending.values[browser, default: [:]][name] = .some(value)
    lastChange += 1
    start()
    return lastChange
  }

  /// Notes that a browser has opened a page.
  func addVisit(_ browser: BrowserKey) {
    pending.visits.insert(browser)
    start()
  }

  /// Waits until all changes are written, or cannot be.
  func close() async {
    isClosing = true
    while let writing { await writing.value }
  }

  private func start() {
    guard writing == nil else { return }
    writing = Task {
      try? await self.sleep(Self.delay)
      await self.run()
      self.writing = nil
    }
  }

  private func run() async {
    while !pending.isEmpty {
      var batch = pending
      batch.date = date()
      let last = lastChange
      (pending, pendingCount) = (StoredChanges(), 0)
      do {
        let refused = try await store.write(batch)
        lastWritten = last
        wrote?(batch, refused)
      } catch {
        metrics?.failedWrites.increment()
        logger.error("\(batch.count) values cannot be stored: \(error)")
        if isClosing { return }
        pending.add(earlier: batch)
        pendingCount = pending.count
        try? await sleep(Self.retryDelay)
      }
    }
  }
}

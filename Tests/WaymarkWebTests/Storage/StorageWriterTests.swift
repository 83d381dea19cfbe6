// SPDX-License-Identifier: MIT

import Synchronization
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

@MainActor
@Suite(.timeLimit(.minutes(1))) struct StorageWriterTests {
  private let store = GatedStore()
  private let browser = BrowserKey(text: "browser")

  private func writer() -> StorageWriter {
    StorageWriter(store, sleep: { _ in }, date: { 7 })
  }

  @Test func `what changes during a write is one more write, with the last value of each`()
    async throws
  {
    let writer = writer()
    var wrote: [Int] = []
    writer.wrote = { wrote.append($0.count + $1) }
    _ = writer.add(.integer(0), "a", of: browser)
    await store.waitForWrite()
    for count in 1...1000 { _ = writer.add(.integer(count), "a", of: browser) }
    _ = writer.add(nil, "b", of: browser)
    #expect(writer.lastWritten == 0 && writer.lastChange == 1002)
    store.letThrough(.success(0))
    await store.waitForWrite()
    #expect(writer.lastWritten == 1)
    store.letThrough(.success(1))
    await writer.close()
    #expect(writer.lastWritten == 1002 && wrote == [1, 3])
    let values = store.batches.map { $0.values[browser] ?? [:] }
    let nothing: SceneStorageValues.Value? = nil
    #expect(values == [["a": .integer(0)], ["a": .integer(1000), "b": nothing]])
    #expect(store.batches.allSatisfy { $0.date == 7 })
  }

  @Test func `what cannot be written waits, and does not replace what came later`() async {
    let writer = writer()
    _ = writer.add(.integer(1), "a", of: browser)
    _ = writer.add(.integer(1), "b", of: browser)
    writer.addVisit(browser)
    await store.waitForWrite()
    _ = writer.add(.integer(2), "a", of: browser)
    store.letThrough(.failure(Broken()))
    await store.waitForWrite()
    store.letThrough(.success(0))
    await writer.close()
    #expect(store.batches.last?.values[browser] == ["a": .integer(2), "b": .integer(1)])
    #expect(store.batches.last?.visits == [browser] && writer.lastWritten == 3)
  }

  @Test func `a store that does not work does not keep a server from ending`() async {
    let writer = writer()
    _ = writer.add(.integer(1), "a", of: browser)
    await store.waitForWrite()
    async let closed: Void = writer.close()
    await Task.yield()
    store.letThrough(.failure(Broken()))
    // Whether the writer knew by then that it closes or not, it makes no third attempt.
    store.letThrough(.failure(Broken()))
    await closed
    #expect(store.batches.count <= 2 && writer.lastWritten == 0)
  }

  @Test func `only so many changes wait`() async {
    let writer = writer()
    for number in 0..<StorageWriter.capacity {
      #expect(writer.add(.integer(1), "\(number)", of: browser) != nil)
    }
    #expect(writer.add(.integer(1), "x", of: browser) == nil)
    #expect(writer.add(.integer(2), "0", of: browser) != nil)
    store.letThrough(.success(0))
    await writer.close()
    #expect(store.batches.map(\.count) == [StorageWriter.capacity])
  }
}

private struct Broken: Error {}

/// A store whose writes end when the test says so.
private final class GatedStore: ValueStore {
  private let (began, beginning) = AsyncStream<Void>.makeStream()
  private let (results, result) = AsyncStream<Result<Int, any Error>>.makeStream()
  private let written = Mutex<[StoredChanges]>([])

  var batches: [StoredChanges] { written.withLock { $0 } }

  func waitForWrite() async { for await _ in began { return } }

  func letThrough(_ outcome: Result<Int, any Error>) { result.yield(outcome) }

  func immediateValues(of browser: BrowserKey) -> StoredValues? { nil }

  func values(of browser: BrowserKey) async -> StoredValues { [:] }

  func write(_ changes: StoredChanges) async throws -> Int {
    written.withLock { $0.append(changes) }
    beginning.yield()
    for await outcome in results { return try outcome.get() }
    return 0
  }

  func adopt(_ old: BrowserKey, as new: BrowserKey) async -> Bool { false }

  func close() async {}
}

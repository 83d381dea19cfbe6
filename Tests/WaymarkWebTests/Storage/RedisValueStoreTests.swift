// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import RedisServers
import Synchronization
import Testing
import WaymarkRedis
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Values in Redis (G6).
@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3))) struct RedisValueStoreTests {
  private let browser = BrowserKey(text: "browser")

  @Test func `servers with one database lose nothing, and issue the same cookies`() async throws {
    let location = try await RedisServer.database()
    async let (first, key) = RedisValueStore.open(location, limits: StorageLimits())
    async let (second, other) = RedisValueStore.open(location, limits: StorageLimits())
    let stores = try await [first, second]
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, store) in stores.enumerated() {
        for change in 0..<100 {
          group.addTask { [browser] in
            try await store.write(
              StoredChanges(values: [
                browser: ["\(number) \(change)": .integer(change), "both": .integer(number)]
              ]))
          }
        }
      }
      for try await refused in group { #expect(refused == 0) }
    }
    for store in stores {
      let values = try await store.values(of: browser)
      #expect(values.count == 201)
      for number in 0..<2 {
        for change in 0..<100 { #expect(values["\(number) \(change)"] == .integer(change)) }
      }
      #expect(store.immediateValues(of: browser) == nil)
      #expect(store.adopt(BrowserKey(text: "old"), as: browser) == false)
    }
    #expect(try await key.count == 32)
    #expect(try await key == other)
    for store in stores { await store.close() }
    let (again, same) = try await RedisValueStore.open(location, limits: StorageLimits())
    #expect(try await again.values(of: browser).count == 201)
    #expect(try await same == key)
    let (_, different) = try await RedisValueStore.open(
      RedisServer.database(), limits: StorageLimits())
    #expect(different != same)
  }

  @Test func `values may be large, and names may be any text`() async throws {
    let (store, _) = try await RedisValueStore.open(
      RedisServer.database(), limits: StorageLimits(bytesPerBrowser: 8 << 20))
    let values: StoredValues = [
      "large": .text(String(repeating: "🏔", count: 1 << 18)),
      "bytes": .data(Data(repeating: 0, count: 1 << 20)), "a\0b": .integer(1), "\0": .integer(2),
      "🏔 ": .integer(3), "\r\n$1": .integer(4), " 1": .text("1 2"),
    ]
    let changes = StoredChanges(values: [browser: values.mapValues(Optional.some)])
    for _ in 0..<2 { #expect(try await store.write(changes) == 0) }
    #expect(try await store.values(of: browser) == values)
  }

  @Test func `many changes of many browsers are one batch`() async throws {
    let (store, _) = try await RedisValueStore.open(
      RedisServer.database(), limits: StorageLimits())
    var changes = StoredChanges()
    for number in 0..<600 {
      changes.values[BrowserKey(text: "\(number)")] = ["a": .integer(number)]
      changes.visits.insert(BrowserKey(text: "\(number)"))
    }
    changes.values[browser] = Dictionary(
      uniqueKeysWithValues: (0..<5000).map { ("\($0)", .some(.bool(true))) })
    #expect(try await store.write(changes) == 0)
    #expect(try await store.values(of: BrowserKey(text: "599")) == ["a": .integer(599)])
    #expect(try await store.values(of: browser).count == 5000)
  }

  @Test func `a value in an unknown format counts as absent`() async throws {
    let location = try await RedisServer.database()
    let (store, _) = try await RedisValueStore.open(location, limits: StorageLimits())
    _ = try await store.write(StoredChanges(values: [browser: ["a": .integer(1)]]))
    let fields: [RedisArgument] = ["b", "3", "c", "", "d", "3 {}", "e", "x"]
    let key = RedisStorageKey.values(of: browser)
    _ = try await store.client.run(RedisCommand("HSET", [key] + fields))
    #expect(try await store.values(of: browser) == ["a": .integer(1)])
    #expect(try await store.write(StoredChanges(values: [browser: ["e": .integer(2)]])) == 0)
    #expect(try await store.values(of: browser) == ["a": .integer(1), "e": .integer(2)])
  }

  @Test func `an error of one browser does not keep the others from being written`() async throws {
    let (store, _) = try await RedisValueStore.open(
      RedisServer.database(), limits: StorageLimits())
    _ = try await store.client.run(RedisCommand("SET", [RedisStorageKey.values(of: browser), "x"]))
    var changes = StoredChanges(values: [browser: ["a": .integer(1)]])
    let others = (0..<300).map { BrowserKey(text: "\($0)") }
    for other in others { changes.values[other] = ["a": .integer(2)] }
    let error = await #expect(throws: RedisError.self) { try await store.write(changes) }
    #expect("\(error.debugDescription)".contains("WRONGTYPE"))
    for other in others { #expect(try await store.values(of: other) == ["a": .integer(2)]) }
  }

  @Test func `while the server is away nothing is written, and afterwards all can be`()
    async throws
  {
    let server = try await RedisServer.start()
    let time = Mutex(ContinuousClock.now)
    let (store, _) = try await RedisValueStore.open(
      server.location(), limits: StorageLimits(), now: { time.withLock { $0 } })
    let changes = StoredChanges(values: [browser: ["a": .integer(1)]], visits: [browser])
    #expect(try await store.write(changes) == 0)
    await server.stop()
    for _ in 0..<2 {
      time.withLock { $0 += .seconds(1) }
      await #expect(throws: RedisError.self) { try await store.write(changes) }
      await #expect(throws: RedisError.self) { try await store.values(of: browser) }
    }
    try await server.start()
    time.withLock { $0 += .seconds(1) }
    // The server has forgotten the scripts, too.
    #expect(try await store.write(changes) == 0)
    #expect(try await store.values(of: browser) == ["a": .integer(1)])
  }
}
#endif

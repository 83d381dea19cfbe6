// SPDX-License-Identifier: MIT

#if Redis
import Foundation
import RedisServers
import SeededGenerators
import Testing
import WaymarkRedis
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// The space that Redis gives to browsers, and what its script counts (G2, G6).
@Suite(.enabled(if: RedisServer.isPossible), .timeLimit(.minutes(3)))
struct RedisValueStoreLimitsTests {
  private let month = StorageLimits().idleTime

  private func open(_ limits: StorageLimits) async throws -> RedisValueStore {
    try await RedisValueStore.open(RedisServer.database(), limits: limits).0
  }

  private func key(_ number: Int) -> BrowserKey { BrowserKey(text: "\(number)") }

  /// Writes a value of two bytes in as many browsers as there are numbers; returns the refusals.
  private func fill(
    _ numbers: Range<Int>, at date: Int, in store: RedisValueStore
  ) async throws -> Int {
    var changes = StoredChanges(date: date)
    for number in numbers { changes.values[key(number)] = ["a": .text("x")] }
    return try await store.write(changes)
  }

  /// Checks that what is counted is what is stored.
  private func check(_ store: RedisValueStore, _ comment: Comment? = nil) async throws {
    func number(_ name: String, _ arguments: RedisArgument...) async throws -> Int {
      switch try await store.client.run(RedisCommand(name, arguments)) {
      case .integer(let number): number
      case .string(let text): Int(String(decoding: text, as: UTF8.self)) ?? -1
      default: 0
      }
    }
    let ids = try await store.client.run(RedisCommand("HKEYS", [RedisStorageKey.browsers]))
    guard case .array(let ids) = ids else { return }
    var all = 0
    for case .string(let id) in ids {
      let browser = BrowserKey(text: String(decoding: id, as: UTF8.self))
      let own = try await store.values(of: browser).reduce(0) {
        $0 + AppStore.size(of: $1.key, $1.value)
      }
      let counted = try await number("HGET", RedisStorageKey.browsers, .bytes(id))
      #expect(own == counted, comment)
      all += own
    }
    #expect(try await number("GET", RedisStorageKey.bytes) == all, comment)
    #expect(try await number("ZCARD", RedisStorageKey.visits) == ids.count, comment)
    let pattern = RedisArgument.text("\(RedisStorageKey.valuesPrefix)*")
    let keys = try await store.client.run(RedisCommand("KEYS", [pattern]))
    guard case .array(let keys) = keys else { return }
    #expect(keys.count == ids.count, comment)
  }

  @Test func `one call removes at most 100 browsers, and yet enough give way`() async throws {
    let server = try await RedisServer.start()
    let (store, _) = try await RedisValueStore.open(
      server.location(), limits: StorageLimits(bytes: 1000, browsers: 500))
    #expect(try await fill(0..<500, at: 0, in: store) == 0)
    let large: SceneStorageValues.Value = .text(String(repeating: "x", count: 700))
    let own = StoredChanges(values: [key(1000): ["b": large]], date: month + 1)
    _ = try await store.client.run(RedisCommand("CONFIG", ["RESETSTAT"]))
    #expect(try await store.write(own) == 0)
    guard
      case .string(let statistics) = try await store.client.run(
        RedisCommand("INFO", ["commandstats"]))
    else { return }
    let calls = String(decoding: statistics, as: UTF8.self)
    // 351 have given way.
    #expect(calls.contains("cmdstat_evalsha:calls=4,"), "\(calls)")
    try await check(store)
    var left = 0
    for number in 0..<500 where try await !store.values(of: key(number)).isEmpty { left += 1 }
    #expect(left == 149)
    #expect(try await store.values(of: key(1000)) == ["b": large])
    // Those that gave way were idle; the new one is not.
    #expect(try await fill(500..<649, at: month + 1, in: store) == 0)
    #expect(try await fill(649..<660, at: month + 1, in: store) == 11)
    try await check(store)
  }

  @Test func `a stranger removes nobody who was here within a month`() async throws {
    let store = try await open(StorageLimits(browsers: 10))
    #expect(try await fill(0..<10, at: 100, in: store) == 0)
    let visit = StoredChanges(visits: Set((5..<12).map(key)), date: 4000)
    _ = try await store.write(visit)
    #expect(try await fill(10..<30, at: month + 100, in: store) == 20)
    // The visits of five count; a visit of an unknown browser is none.
    #expect(try await fill(10..<30, at: month + 4000, in: store) == 15)
    for number in 0..<10 {
      #expect(try await store.values(of: key(number)).isEmpty == (number < 5))
    }
    try await check(store)
  }

  @Test func `an idle browser that writes does not give way, but another one does`() async throws {
    for own in 0..<2 {
      let store = try await open(StorageLimits(bytes: 4))
      #expect(try await fill(0..<2, at: 0, in: store) == 0)
      let changes = StoredChanges(values: [key(own): ["a": .text("xyz")]], date: month + 1)
      #expect(try await store.write(changes) == 0)
      #expect(try await store.values(of: key(own)) == ["a": .text("xyz")])
      #expect(try await store.values(of: key(1 - own)) == [:])
      try await check(store)
    }
  }

  @Test func `visits are stored to the hour`() async throws {
    let store = try await open(StorageLimits())
    #expect(try await fill(0..<1, at: 10_000, in: store) == 0)
    for (date, stored) in [
      (9000, 10_000), (13_600, 10_000), (13_601, 13_601), (1, 13_601), (17_202, 17_202),
    ] {
      _ = try await store.write(StoredChanges(visits: [key(0)], date: date))
      let score = RedisCommand("ZSCORE", [RedisStorageKey.visits, "0"])
      #expect(try await store.client.run(score) == .string(Data("\(stored)".utf8)))
    }
  }

  @Test func `a batch can be written again`() async throws {
    let store = try await open(StorageLimits())
    let changes = StoredChanges(
      values: [key(0): ["a": .integer(1), "b": .text("x"), "c": nil], key(1): ["a": nil]],
      visits: [key(0), key(1)], date: 1)
    for _ in 0..<3 {
      #expect(try await store.write(changes) == 0)
      try await check(store)
    }
    #expect(try await store.values(of: key(0)) == ["a": .integer(1), "b": .text("x")])
    let removal = StoredChanges(values: [key(0): ["a": nil, "b": nil]])
    for _ in 0..<2 { #expect(try await store.write(removal) == 0) }
    try await check(store)
    #expect(
      try await store.client.run(RedisCommand("HLEN", [RedisStorageKey.browsers])) == .integer(0))
  }

  @Test func `values that somebody has deleted no longer count`() async throws {
    let store = try await open(StorageLimits(bytesPerBrowser: 2, bytes: 4))
    #expect(try await fill(0..<2, at: 0, in: store) == 0)
    _ = try await store.client.run(RedisCommand("DEL", [RedisStorageKey.values(of: key(0))]))
    #expect(try await fill(0..<1, at: 0, in: store) == 0)
    try await check(store)
    #expect(try await fill(2..<3, at: 0, in: store) == 1)
  }

  @Test(arguments: [UInt64.random(in: 0 ... .max), 1, 2])
  func `the limits are those of values in memory`(seed: UInt64) async throws {
    var random = SplitMix(seed: seed)
    let limits = StorageLimits(bytesPerBrowser: 60, bytes: 200, browsers: 6, idleTime: 100_000)
    let (store, memory) = (try await open(limits), MemoryValueStore(limits: limits))
    for step in 0..<400 {
      var changes = StoredChanges(date: step * 4000)
      let browser = key(Int.random(in: 0..<9, using: &random))
      if Bool.random(using: &random) { changes.visits = [browser] }
      for _ in 0..<Int.random(in: 0..<4, using: &random) {
        let name = random.element(of: ["a", "b", "c", "d"])
        let size = Int.random(in: 0..<40, using: &random)
        let isRemoved = Int.random(in: 0..<3, using: &random) == 0
        changes.values[browser, default: [:]][name] =
          .some(isRemoved ? nil : .text(String(repeating: "x", count: size)))
      }
      let comment: Comment = "seed \(seed), step \(step)"
      let refused = memory.write(changes)
      try #require(try await store.write(changes) == refused, comment)
      for number in 0..<9 {
        let values = memory.values(of: key(number))
        try #require(try await store.values(of: key(number)) == values, comment)
      }
      if step % 20 == 0 { try await check(store, comment) }
    }
  }
}
#endif

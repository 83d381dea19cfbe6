// SPDX-License-Identifier: MIT

import Foundation
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

#if Redis
import RedisServers
#endif

/// What every store of values does (G2, G6).
@Suite(.timeLimit(.minutes(3))) struct ValueStoreTests {
  /// The kinds of stores.
  enum Kind: CaseIterable {
    case memory, database
    #if Redis
    case redis
    #endif

    /// Those that can be tested here.
    static var possible: [Kind] {
      #if Redis
      allCases.filter { $0 != .redis || RedisServer.isPossible }
      #else
      allCases
      #endif
    }
  }

  private let folder: TemporaryFolder
  private let browsers = (0..<4).map { BrowserKey(text: "browser \($0)") }

  init() throws { folder = try TemporaryFolder() }

  private func store(
    _ kind: Kind, _ limits: StorageLimits = StorageLimits()
  ) async throws -> any ValueStore {
    switch kind {
    case .memory: MemoryValueStore(limits: limits)
    case .database: try await SQLiteValueStore.open(folder.file(), limits: limits).0
    #if Redis
    case .redis: try await RedisValueStore.open(RedisServer.database(), limits: limits).0
    #endif
    }
  }

  private func write(
    _ values: [String: SceneStorageValues.Value?], _ browser: Int = 0, at date: Int = 0,
    to store: any ValueStore
  ) async throws -> Int {
    try await store.write(StoredChanges(values: [browsers[browser]: values], date: date))
  }

  @Test(arguments: Kind.possible)
  func `each value is what was written last, of each type and for each browser`(kind: Kind)
    async throws
  {
    let store = try await store(kind)
    let values: StoredValues = [
      "": .bool(true), "i": .integer(.min), "d": .number(.infinity), "t": .text("a\u{0}b 🏔"),
      "u": .url(URL(fileURLWithPath: "/a")), "x": .data(Data([0, 255])),
      "a": .date(Date(timeIntervalSinceReferenceDate: 0.1)), "a\u{0}b": .number(0.1),
    ]
    #expect(try await write(values.mapValues(Optional.some), to: store) == 0)
    #expect(try await write(["i": .integer(1), "t": nil, "none": nil], to: store) == 0)
    #expect(try await write(["i": .integer(2)], 1, to: store) == 0)
    var expected = values
    expected["i"] = .integer(1)
    expected["t"] = nil
    #expect(try await store.values(of: browsers[0]) == expected)
    #expect(try await store.values(of: browsers[1]) == ["i": .integer(2)])
    #expect(try await store.values(of: browsers[2]) == [:])
    await store.close()
  }

  @Test(arguments: Kind.possible)
  func `a browser has so many bytes and no more`(kind: Kind) async throws {
    let store = try await store(kind, StorageLimits(bytesPerBrowser: 20))
    #expect(try await write(["a": .text("123456789")], to: store) == 0)
    #expect(try await write(["b": .text("1234567890")], to: store) == 1)
    #expect(try await write(["b": .text("123456789")], to: store) == 0)
    #expect(try await write(["a": .text("1234567890"), "b": .text("x")], 1, to: store) == 0)
    #expect(try await write(["a": .text("x"), "c": .text("1234567")], to: store) == 0)
    #expect(try await store.values(of: browsers[0]).count == 3)
    await store.close()
  }

  @Test(arguments: Kind.possible)
  func `a flood of browsers removes nothing of those that were here within a month`(kind: Kind)
    async throws
  {
    let month = StorageLimits().idleTime
    for limits in [StorageLimits(bytes: 4), StorageLimits(browsers: 2)] {
      let store = try await store(kind, limits)
      #expect(try await write(["a": .text("1")], 0, at: 0, to: store) == 0)
      #expect(try await write(["a": .text("1")], 1, at: 100_000, to: store) == 0)
      for date in [100_000, month] {
        #expect(try await write(["a": .text("1")], 2, at: date, to: store) == 1)
      }
      #expect(try await write(["a": .text("2")], 0, at: month, to: store) == 0)
      // After a month, a browser that does not return gives way; a visit is enough to return.
      _ = try await store.write(StoredChanges(visits: [browsers[1]], date: month))
      #expect(try await write(["a": .text("3")], 2, at: month + 1, to: store) == 0)
      #expect(try await store.values(of: browsers[0]) == [:])
      #expect(try await store.values(of: browsers[1]) == ["a": .text("1")])
      #expect(try await write(["a": .text("1")], 3, at: month + 1, to: store) == 1)
      // What is removed makes room.
      #expect(try await write(["a": nil], 1, at: month + 1, to: store) == 0)
      #expect(try await write(["a": .text("1")], 3, at: month + 1, to: store) == 0)
      await store.close()
      try? FileManager.default.removeItem(at: folder.file())
    }
  }
}

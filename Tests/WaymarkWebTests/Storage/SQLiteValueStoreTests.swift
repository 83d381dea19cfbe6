// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import Testing
@_spi(Host) import WaymarkViews

@testable import WaymarkWeb

/// Values in a file (G6).
@Suite(.timeLimit(.minutes(3))) struct SQLiteValueStoreTests {
  private let folder: TemporaryFolder
  private let browser = BrowserKey(text: "browser")

  init() throws { folder = try TemporaryFolder() }

  private func open(_ place: URL? = nil) async throws -> (SQLiteValueStore, BrowserCookies) {
    let (store, key) = try await SQLiteValueStore.open(
      place ?? folder.file(), limits: StorageLimits())
    return (store, BrowserCookies(ServerKeys([key])))
  }

  @Test func `two servers with one file lose nothing, and issue the same cookies`() async throws {
    async let (first, cookies) = open()
    async let (second, others) = open()
    let stores = try await [first, second]
    try await withThrowingTaskGroup(of: Int.self) { group in
      for (number, store) in stores.enumerated() {
        for change in 0..<50 {
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
      #expect(values.count == 101)
      for change in 0..<50 { #expect(values["1 \(change)"] == .integer(change)) }
    }
    let secret = Secret.random()
    #expect(try await others.browser(in: [cookies.pair(for: secret)], isSecure: false) != nil)
    for store in stores { await store.close() }
    let (again, same) = try await open()
    #expect(try await again.values(of: browser).count == 101)
    #expect(try await same.pair(for: secret) == cookies.pair(for: secret))
    await again.close()
  }

  @Test func `only the owner can read the file`() async throws {
    let (store, _) = try await open()
    _ = try await store.write(StoredChanges(values: [browser: ["a": .integer(1)]]))
    for name in ["values.sqlite", "values.sqlite-wal"] {
      let mode = try FileManager.default.attributesOfItem(
        atPath: folder.file(name).path)[.posixPermissions]
      #expect((mode as? NSNumber)?.intValue == 0o600)
    }
    await store.close()
  }

  @Test func `the files of version 0.1.0 are imported once, and found by the old cookie`()
    async throws
  {
    let old = Secret.random()
    let file = folder.file(BrowserKey.file(of: old).text + ".json")
    func write(_ count: Int) throws {
      try JSONEncoder().encode(SceneStorageValues(values: ["count": .integer(count)]))
        .write(to: file)
    }
    try write(1)
    try Data("{".utf8).write(to: folder.file("broken.json"))
    let (store, cookies) = try await open(folder.url)
    let new = BrowserKey(cookies.successor(of: old))
    #expect(try await store.adopt(.file(of: .random()), as: BrowserKey(text: "x")) == false)
    for _ in 0..<2 {
      #expect(try await store.adopt(.file(of: old), as: new))
      #expect(try await store.values(of: new) == ["count": .integer(1)])
    }
    _ = try await store.write(StoredChanges(values: [new: ["count": .integer(2)]]))
    await store.close()
    try write(3)
    let (again, _) = try await open(folder.url)
    #expect(try await again.adopt(.file(of: old), as: new))
    #expect(try await again.values(of: new) == ["count": .integer(2)])
    await again.close()
  }

  @Test func `a folder that does not exist is created if its name ends with a slash`() async throws
  {
    let (store, _) = try await open(folder.file("a/b/"))
    await store.close()
    #expect(FileManager.default.fileExists(atPath: folder.file("a/b/waymark.sqlite").path))
  }

  @Test func `a file that cannot be used is an error with its path and the reason`() async throws {
    func failure(_ name: String) async throws -> StorageError? {
      do throws(StorageError) {
        let (store, _) = try await SQLiteValueStore.open(
          folder.file(name), limits: StorageLimits())
        await store.close()
        return nil
      } catch {
        return error
      }
    }
    let garbage = Data(repeating: 7, count: 5000)
    try garbage.write(to: folder.file("garbage"))
    for name in ["other", "later"] {
      let database = try DatabaseQueue(path: folder.file(name).path)
      try await database.write { database in
        try database.execute(
          sql: name == "other"
            ? "CREATE TABLE a (b)" : "PRAGMA application_id = 0x5761794D; PRAGMA user_version = 99")
      }
      try database.close()
    }
    let reasons = [
      "garbage": "file is not a database", "none/values": "No such file or directory",
      "other": "it is the database of another program",
      "later": "a later version of Waymark has written it",
    ]
    for (name, reason) in reasons {
      let error = try await failure(name)
      #expect(error == StorageError(path: folder.file(name).path, reason: reason))
    }
    // Nothing that is not ours is changed.
    #expect(try Data(contentsOf: folder.file("garbage")) == garbage)
    await #expect(
      throws: WebHostError.cannotStore(
        folder.file("garbage").path, reason: "file is not a database")
    ) {
      try await WebHost.run(
        CounterApp.self, WebHost.Options(port: 0, storage: folder.file("garbage")))
    }
  }
}

// SPDX-License-Identifier: MIT

import Crypto
import Foundation
import Logging
@_spi(Host) import WaymarkViews

#if Redis
import WaymarkRedis
#endif

/// The values of `AppStorage`, and temporarily those of `SceneStorage`, for each browser.
///
/// The secret in a cookie identifies the browser. All pages of a browser share one `AppStore`; its
/// changes are written to a ``ValueStore``, which other servers may share.
@MainActor
final class BrowserStorage {
  /// A browser whose values are in use.
  private struct Record {
    let values: AppStore
    /// The number of pages and requests that use the values.
    var users = 0
    /// The number of the last change of each value that was changed here.
    var changes: [String: Int] = [:]
  }

  /// Issues and verifies the cookies of browsers.
  nonisolated let cookies: BrowserCookies
  /// Seals the values of scenes for their pages.
  let seal: SceneSeal
  /// Records which server owns a session, if several share the storage.
  let owners: (any SessionOwners)?
  /// Called with the number of changes that were refused because there was no space.
  var refused: ((Int) -> Void)?
  /// Counts the values that wait to be stored.
  var metrics: WebMetrics? {
    get { writer.metrics }
    set { writer.metrics = newValue }
  }

  private let limits: StorageLimits
  private let store: any ValueStore
  private let writer: StorageWriter
  private var scenes: SceneShelf
  private var records: [BrowserKey: Record] = [:]
  private let logger = Logger(label: "waymark.web")

  /// Creates storage.
  ///
  /// - Parameters:
  ///   - store: The store of the values; in memory by default.
  ///   - owners: The owners of sessions; nil if no other server can continue them.
  ///   - limits: The limits, which must be those of the store.
  ///   - keys: The keys of the server; a random one by default.
  ///   - base: The path of the pages, for their cookies.
  ///   - sleep: Suspends until a duration has passed; tests replace it.
  ///   - date: The current time in seconds since 1970; tests replace it.
  init(
    _ store: (any ValueStore)? = nil, owners: (any SessionOwners)? = nil,
    limits: StorageLimits = StorageLimits(),
    keys: ServerKeys = ServerKeys(), base: BasePath = .root,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
    date: @escaping @Sendable () -> Int = { time(nil) }
  ) {
    self.limits = limits
    self.owners = owners
    cookies = BrowserCookies(keys, base: base)
    seal = SceneSeal(keys, limit: limits.bytesPerBrowser, date: date)
    self.store = store ?? MemoryValueStore(limits: limits)
    scenes = SceneShelf(limits: limits)
    writer = StorageWriter(self.store, sleep: sleep, date: date)
    writer.wrote = { [weak self] changes, refused in
      guard let self else { return }
      for browser in changes.values.keys { forgetUnused(browser) }
      if refused > 0 { self.refused?(refused) }
    }
  }

  /// Opens the storage of a server.
  ///
  /// - Parameters:
  ///   - options: The options of the server.
  ///   - keys: Its keys. The key in its database is an additional one, or the only one if nil.
  /// - Returns: The storage.
  /// - Throws: ``StorageError`` if the file, folder or Redis server cannot be used.
  static func open(
    _ options: WebHost.Options, _ keys: ServerKeys? = nil
  ) async throws(StorageError) -> BrowserStorage {
    let limits = StorageLimits(options)
    let base = BasePath(options.basePath) ?? .root
    guard let place = options.storage else {
      return BrowserStorage(limits: limits, keys: keys ?? ServerKeys(), base: base)
    }
    let (store, owners, key) = try await store(at: place, limits)
    return BrowserStorage(
      store, owners: owners, limits: limits, keys: ServerKeys((keys?.all ?? []) + [key]),
      base: base)
  }

  private static func store(
    at place: URL, _ limits: StorageLimits
  ) async throws(StorageError) -> (any ValueStore, (any SessionOwners)?, SymmetricKey) {
    guard let scheme = place.scheme?.lowercased(), ["redis", "rediss"].contains(scheme) else {
      let (store, key) = try await SQLiteValueStore.open(place, limits: limits)
      return (store, nil, key)
    }
    // The URL may contain a password.
    let name = "\(scheme)://\(place.host() ?? "")"
    #if Redis
    let location: RedisLocation
    do {
      location = try RedisLocation(place.absoluteString)
    } catch {
      throw StorageError(path: name, reason: "\(error)")
    }
    let (store, key) = try await RedisValueStore.open(location, limits: limits)
    return (store, RedisSessionOwners(store.client), SymmetricKey(data: key))
    #else
    throw StorageError(path: name, reason: "the program was built without the trait Redis")
    #endif
  }

  /// Writes all changes, and ends the use of the store.
  func close() async {
    await writer.close()
    await store.close()
  }

  // MARK: Visits

  /// Whether the values of a browser must be loaded before they can be used.
  func mustLoad(_ browser: Secret?) -> Bool {
    browser.map { store.immediateValues(of: BrowserKey($0)) == nil } ?? false
  }

  /// Loads the values of a browser, which other servers may have changed.
  ///
  /// They stay loaded until ``close(_:)`` is called as often as this method and ``open(_:)``. If
  /// they cannot be read, the browser continues with those that are known.
  func load(_ browser: Secret?) async {
    guard let key = browser.map({ BrowserKey($0) }) else { return }
    retain(key)
    let written = writer.lastWritten
    do {
      let stored = try await store.values(of: key)
      guard let record = records[key] else { return }
      // What was read may be older than these changes.
      let changed = record.changes.filter { $0.value > written }
      record.values.merge(stored, except: Set(changed.keys))
    } catch {
      logger.error("The stored values of a browser cannot be read: \(error)")
    }
  }

  /// Returns the values of a browser that opens a page.
  ///
  /// A browser without a cookie gets a new store, which no other page can access.
  func open(_ browser: Secret?) -> AppStore {
    guard let key = browser.map({ BrowserKey($0) }) else {
      return AppStore(limit: limits.bytesPerBrowser)
    }
    writer.addVisit(key)
    return retain(key)
  }

  /// Records that a page or a request of a browser has ended.
  func close(_ browser: Secret?) {
    guard let key = browser.map({ BrowserKey($0) }) else { return }
    records[key]?.users -= 1
    forgetUnused(key)
  }

  /// Returns a copy of a browser's values, for rendering the first page.
  func copy(for browser: Secret?) -> AppStore {
    guard let key = browser.map({ BrowserKey($0) }) else { return AppStore() }
    if let record = records[key] { return AppStore(record.values.contents) }
    return AppStore(SceneStorageValues(values: store.immediateValues(of: key) ?? [:]))
  }

  /// Returns the secret that replaces that of a browser which a server of version 0.1.0 knew.
  func successor(of old: Secret) async -> Secret? {
    let new = cookies.successor(of: old)
    do {
      return try await store.adopt(.file(of: old), as: BrowserKey(new)) ? new : nil
    } catch {
      logger.error("The values of an earlier server cannot be read: \(error)")
      return nil
    }
  }

  // MARK: Scenes

  /// Stores the values of a scene that has ended.
  func keep(
    _ values: SceneStorageValues, of scene: Secret, _ browser: Secret?, from address: String = ""
  ) {
    guard let browser else { return }
    scenes.add(values, of: scene, BrowserKey(browser), from: address)
  }

  /// Removes and returns the values that a page's previous scene stored.
  func removeScene(_ id: String, _ browser: Secret?) -> SceneStorageValues? {
    guard let browser, let id = Secret(id) else { return nil }
    return scenes.remove(id, BrowserKey(browser))
  }

  // MARK: Records

  /// The number of browsers whose values are in use.
  var count: Int { records.count }

  @discardableResult
  private func retain(_ key: BrowserKey) -> AppStore {
    let values = records[key]?.values ?? values(of: key)
    records[key, default: Record(values: values)].users += 1
    return values
  }

  private func values(of key: BrowserKey) -> AppStore {
    let values = AppStore(
      SceneStorageValues(values: store.immediateValues(of: key) ?? [:]),
      limit: limits.bytesPerBrowser)
    values.changed = { [weak self] name, value in
      MainThread.now { self?.write(value, name, of: key) }
    }
    return values
  }

  private func write(_ value: SceneStorageValues.Value?, _ name: String, of key: BrowserKey) {
    guard let number = writer.add(value, name, of: key) else {
      refused?(1)
      return
    }
    records[key]?.changes[name] = number
  }

  /// Removes a record that is not in use and whose changes are stored.
  private func forgetUnused(_ key: BrowserKey) {
    guard let record = records[key], record.users <= 0,
      record.changes.values.allSatisfy({ $0 <= writer.lastWritten })
    else { return }
    records[key] = nil
  }
}

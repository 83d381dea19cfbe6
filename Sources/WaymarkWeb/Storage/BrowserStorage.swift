// SPDX-License-Identifier: MIT

import Foundation
import Logging
@_spi(Host) import WaymarkViews

/// Stores the values of `AppStorage`, and temporarily those of `SceneStorage`, for each browser.
///
/// The secret in a cookie identifies the browser. Values are stored in memory and, if there is a
/// folder, in a file for each browser.
@MainActor
final class BrowserStorage {
  /// The limits of the storage.
  struct Limits: Hashable, Sendable {
    /// The maximum size in bytes of the names and values of a browser, and of each of its scenes.
    var bytes = 64 << 10
    /// The maximum number of browsers; the least recently used one is removed first.
    var browsers = 1000
    /// The maximum number of disconnected scenes of a browser.
    var scenes = 8
  }

  /// The stored values of a browser.
  private struct Record {
    /// Nil if the values are only in the file.
    var store: AppStore?
    var scenes: [(id: String, values: SceneStorageValues)] = []
    /// The number of open pages.
    var pages = 0
    var lastVisit: Int
  }

  private let limits: Limits
  private let folder: URL?
  private var records: [String: Record] = [:]
  private var visits = 0
  private let logger = Logger(label: "waymark.web")

  /// Creates storage in memory or in a folder, which may contain files of an earlier server.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil for storage in memory.
  ///   - limits: The limits of the storage.
  /// - Throws: An error if the folder cannot be created or read.
  init(folder: URL? = nil, limits: Limits = Limits()) throws {
    self.limits = limits
    self.folder = folder
    guard let folder else { return }
    let files = FileManager.default
    try files.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let found = try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
      .filter { $0.pathExtension == "json" }
      .map { ($0, try? $0.resourceValues(forKeys: keys).contentModificationDate) }
      .sorted { ($0.1 ?? .distantPast) < ($1.1 ?? .distantPast) }
    for (file, _) in found {
      visits += 1
      records[file.deletingPathExtension().lastPathComponent] = Record(lastVisit: visits)
    }
    makeRoom()
  }

  /// Creates storage with the options of a server.
  convenience init(_ options: WebHost.Options) throws {
    try self.init(
      folder: options.storage,
      limits: Limits(bytes: options.storageLimitPerBrowser, browsers: options.storedBrowserLimit))
  }

  /// Creates storage in memory with the default limits.
  init() {
    limits = Limits()
    folder = nil
  }

  // MARK: Visits

  /// Returns the store of a browser that opens a page.
  ///
  /// A browser without a cookie gets a new store, which no other page can access.
  func open(_ browser: Secret?) -> AppStore {
    guard let browser else { return AppStore(limit: limits.bytes) }
    let name = Self.name(of: browser)
    visits += 1
    let store = store(named: name)
    records[name, default: Record(lastVisit: visits)].store = store
    records[name]?.pages += 1
    records[name]?.lastVisit = visits
    makeRoom()
    return store
  }

  /// Records that a page of a browser has ended.
  func close(_ browser: Secret?) {
    guard let name = browser.map(Self.name) else { return }
    records[name]?.pages -= 1
    forgetEmpty(name)
  }

  /// Returns a copy of a browser's values, for rendering the first page.
  func copy(for browser: Secret?) -> AppStore {
    guard let name = browser.map(Self.name), records[name] != nil else { return AppStore() }
    let store = store(named: name)
    if folder == nil || (records[name]?.pages ?? 0) > 0 { records[name]?.store = store }
    return AppStore(store.contents)
  }

  // MARK: Scenes

  /// Stores the values of a scene that has ended.
  func keep(_ values: SceneStorageValues, of scene: Secret, _ browser: Secret?) {
    guard let name = browser.map(Self.name), !values.values.isEmpty,
      AppStore(values).size <= limits.bytes
    else { return }
    visits += 1
    records[name, default: Record(lastVisit: visits)].scenes.append((scene.text, values))
    let surplus = (records[name]?.scenes.count ?? 0) - limits.scenes
    if surplus > 0 { records[name]?.scenes.removeFirst(surplus) }
    makeRoom()
  }

  /// Removes and returns the values that a page's previous scene stored.
  func removeScene(_ id: String, _ browser: Secret?) -> SceneStorageValues? {
    guard let name = browser.map(Self.name), let id = Secret(id) else { return nil }
    var found: SceneStorageValues?
    for scene in records[name]?.scenes ?? [] where Secret(scene.id)?.matches(id) == true {
      found = scene.values
    }
    records[name]?.scenes.removeAll { Secret($0.id)?.matches(id) == true }
    return found
  }

  // MARK: Removal

  /// The number of browsers with stored values.
  var count: Int { records.count }

  /// Returns the file name for a browser, which does not reveal its secret.
  private static func name(of browser: Secret) -> String {
    let text = browser.text
    return ContentHash(text).text + "-" + ContentHash(String(text.reversed())).text
  }

  private func file(_ name: String) -> URL? {
    folder?.appendingPathComponent(name).appendingPathExtension("json")
  }

  private func store(named name: String) -> AppStore {
    if let known = records[name]?.store { return known }
    guard let file = file(name) else { return AppStore(limit: limits.bytes) }
    return AppStore(file: file, limit: limits.bytes)
  }

  private func forgetEmpty(_ name: String) {
    guard let record = records[name], record.pages <= 0, record.scenes.isEmpty else { return }
    if record.store?.isEmpty == true { return forget(name) }
    // Stored values remain in the file only.
    if folder != nil { records[name]?.store = nil }
  }

  /// Removes the least recently used browsers while there are too many.
  private func makeRoom() {
    while records.count > limits.browsers {
      let oldest = records.filter { $0.value.pages <= 0 }
        .min { $0.value.lastVisit < $1.value.lastVisit }
      guard let oldest else { return }
      forget(oldest.key)
    }
  }

  private func forget(_ name: String) {
    records[name] = nil
    guard let file = file(name), FileManager.default.fileExists(atPath: file.path) else { return }
    do {
      try FileManager.default.removeItem(at: file)
    } catch {
      logger.error("Cannot remove \(file.path): \(error)")
    }
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import Logging
import WaymarkViews

/// What apps keep for each browser: by `AppStorage`, and for a while by `SceneStorage`.
///
/// A browser is told by the secret in its cookie, and finds nothing but its own. In memory, or, with
/// a folder, in a file for each browser as well.
@MainActor
final class BrowserStorage {
  /// How much is kept.
  struct Limits: Hashable, Sendable {
    /// Bytes of names and values for each browser, and as many for each of its scenes.
    var bytes = 64 << 10
    /// Browsers; the one that came longest ago is forgotten first.
    var browsers = 1000
    /// Scenes of one browser whose pages have gone.
    var scenes = 8
  }

  /// What is kept for one browser.
  private struct Record {
    /// Nil while it is in its file only.
    var store: AppStore?
    var scenes: [(id: String, values: SceneStorageValues)] = []
    /// How many pages it has open.
    var pages = 0
    var lastVisit: Int
  }

  private let limits: Limits
  private let folder: URL?
  private var records: [String: Record] = [:]
  private var visits = 0
  private let logger = Logger(label: "waymark.web")

  /// Storage in memory, or in a folder with what is there already.
  ///
  /// - Parameters:
  ///   - folder: The folder; nil for none.
  ///   - limits: How much is kept.
  /// - Throws: When the folder cannot be made or read.
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

  /// Storage as a server's settings say.
  convenience init(_ options: WebHost.Options) throws {
    try self.init(
      folder: options.storage,
      limits: Limits(bytes: options.storageLimitPerBrowser, browsers: options.storedBrowserLimit))
  }

  /// Storage in memory, with the usual limits.
  init() {
    limits = Limits()
    folder = nil
  }

  // MARK: Visits

  /// The store of a browser that opens a page; a fresh one for a browser that shows nothing of
  /// itself, which nobody else ever sees.
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

  /// A page of a browser has ended.
  func close(_ browser: Secret?) {
    guard let name = browser.map(Self.name) else { return }
    records[name]?.pages -= 1
    forgetEmpty(name)
  }

  /// What a browser's store holds, for a page that is made and thrown away.
  func copy(for browser: Secret?) -> AppStore {
    guard let name = browser.map(Self.name), records[name] != nil else { return AppStore() }
    let store = store(named: name)
    if folder == nil || (records[name]?.pages ?? 0) > 0 { records[name]?.store = store }
    return AppStore(store.contents)
  }

  // MARK: Scenes

  /// Keeps what the scene of a page holds that has ended.
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

  /// What the scene held that a page had before; it is not kept any longer.
  func removeScene(_ id: String, _ browser: Secret?) -> SceneStorageValues? {
    guard let name = browser.map(Self.name), let id = Secret(id) else { return nil }
    var found: SceneStorageValues?
    for scene in records[name]?.scenes ?? [] where Secret(scene.id)?.matches(id) == true {
      found = scene.values
    }
    records[name]?.scenes.removeAll { Secret($0.id)?.matches(id) == true }
    return found
  }

  // MARK: Keeping and forgetting

  /// How many browsers something is kept of.
  var count: Int { records.count }

  /// What a browser goes by in names of files; who can read those can read what is in them, too.
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
    // In its file it takes no memory.
    if folder != nil { records[name]?.store = nil }
  }

  /// Forgets browsers where there are too many of them.
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
      logger.error("\(file.path) cannot be removed: \(error)")
    }
  }
}

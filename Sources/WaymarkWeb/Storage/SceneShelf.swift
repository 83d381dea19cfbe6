// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

/// The `SceneStorage` values of scenes that have ended, for pages that return late.
///
/// The values of a browser's oldest scenes are removed first. If there are too many in all, those
/// from the address that has the most are removed first, so that nobody can remove those of others.
struct SceneShelf {
  private struct Entry {
    let id: Secret
    let browser: BrowserKey
    let address: String
    let values: SceneStorageValues
    let size: Int
  }

  private let limits: StorageLimits
  private var entries: [Entry] = []
  private var bytes = 0

  /// Creates an empty shelf.
  init(limits: StorageLimits) { self.limits = limits }

  /// Adds the values of a scene, unless they are too large.
  mutating func add(
    _ values: SceneStorageValues, of id: Secret, _ browser: BrowserKey, from address: String
  ) {
    let size = AppStore(values).size
    guard !values.values.isEmpty, size <= limits.bytesPerBrowser else { return }
    entries.append(
      Entry(id: id, browser: browser, address: address, values: values, size: size))
    bytes += size
    if entries.count(where: { $0.browser == browser }) > limits.scenes {
      removeFirst { $0.browser == browser }
    }
    while bytes > limits.sceneBytes {
      var sizes: [String: Int] = [:]
      for entry in entries { sizes[entry.address, default: 0] += entry.size }
      let largest = sizes.values.max()
      removeFirst { sizes[$0.address] == largest }
    }
  }

  /// Removes and returns the values of a scene of a browser, comparing all in constant time.
  mutating func remove(_ id: Secret, _ browser: BrowserKey) -> SceneStorageValues? {
    var found: Int?
    for (index, entry) in entries.enumerated() where entry.browser == browser {
      if entry.id.matches(id) { found = index }
    }
    guard let found else { return nil }
    bytes -= entries[found].size
    return entries.remove(at: found).values
  }

  private mutating func removeFirst(where isMatch: (Entry) -> Bool) {
    guard let index = entries.firstIndex(where: isMatch) else { return }
    bytes -= entries[index].size
    entries.remove(at: index)
  }
}

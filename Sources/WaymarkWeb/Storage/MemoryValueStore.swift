// SPDX-License-Identifier: MIT

import Synchronization
@_spi(Host) import WaymarkViews

/// Stores values in memory while the server runs.
final class MemoryValueStore: ValueStore {
  private struct Browser {
    var values: StoredValues = [:]
    var bytes = 0
    var lastVisit: Int
  }

  private struct State {
    var browsers: [BrowserKey: Browser] = [:]
    var bytes = 0
  }

  private let limits: StorageLimits
  private let state = Mutex(State())

  /// Creates an empty store.
  init(limits: StorageLimits = StorageLimits()) { self.limits = limits }

  /// The number of browsers with stored values.
  var count: Int { state.withLock { $0.browsers.count } }

  func immediateValues(of browser: BrowserKey) -> StoredValues? {
    state.withLock { $0.browsers[browser]?.values ?? [:] }
  }

  func values(of browser: BrowserKey) -> StoredValues { immediateValues(of: browser) ?? [:] }

  func write(_ changes: StoredChanges) -> Int {
    state.withLock { state in
      for browser in changes.visits { state.browsers[browser]?.lastVisit = changes.date }
      return changes.values.reduce(0) { refused, change in
        refused + write(change.value, of: change.key, at: changes.date, in: &state)
      }
    }
  }

  func adopt(_ old: BrowserKey, as new: BrowserKey) -> Bool { false }

  func close() {}

  private func write(
    _ changes: [String: SceneStorageValues.Value?], of key: BrowserKey, at date: Int,
    in state: inout State
  ) -> Int {
    var refused = 0
    var browser = state.browsers[key] ?? Browser(lastVisit: date)
    state.bytes -= browser.bytes
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      let old = browser.values[name].map { AppStore.size(of: name, $0) } ?? 0
      let growth = (value.map { AppStore.size(of: name, $0) } ?? 0) - old
      if growth > 0 {
        guard browser.bytes + growth <= limits.bytesPerBrowser,
          hasRoom(for: browser.bytes + growth, of: key, at: date, in: &state)
        else {
          refused += 1
          continue
        }
      }
      browser.values[name] = value
      browser.bytes += growth
    }
    state.bytes += browser.bytes
    state.browsers[key] = browser.values.isEmpty ? nil : browser
    return refused
  }

  /// Returns whether a browser may have so many bytes; removes idle browsers if they are in the way.
  private func hasRoom(
    for bytes: Int, of key: BrowserKey, at date: Int, in state: inout State
  ) -> Bool {
    func fits() -> Bool {
      let others = state.browsers.count - (state.browsers[key] == nil ? 0 : 1)
      return state.bytes + bytes <= limits.bytes && others < limits.browsers
    }
    guard !fits() else { return true }
    let idle = state.browsers
      .filter { $0.key != key && $0.value.lastVisit < date - limits.idleTime }
      .sorted { $0.value.lastVisit < $1.value.lastVisit }
    for (key, browser) in idle where !fits() {
      state.browsers[key] = nil
      state.bytes -= browser.bytes
    }
    return fits()
  }
}

// SPDX-License-Identifier: MIT

@_spi(Host) import WaymarkViews

/// The stored values of a browser by name.
typealias StoredValues = [String: SceneStorageValues.Value]

/// Stores the values of `AppStorage`, by browser and name.
///
/// Several servers can share a store. The last change of a value counts, and changes of different
/// values do not affect each other.
protocol ValueStore: Sendable {
  /// Returns the values of a browser if that requires no input or output; otherwise nil.
  func immediateValues(of browser: BrowserKey) -> StoredValues?

  /// Returns the values of a browser.
  func values(of browser: BrowserKey) async throws -> StoredValues

  /// Writes changes: for each browser all of them, or none.
  ///
  /// If it throws an error, it may have written those of some browsers. All can be written again.
  ///
  /// - Returns: The number of changes that a limit does not allow.
  func write(_ changes: StoredChanges) async throws -> Int

  /// Gives the values that a server of version 0.1.0 has stored to a browser.
  ///
  /// - Returns: Whether there are such values, or the browser has received them before.
  func adopt(_ old: BrowserKey, as new: BrowserKey) async throws -> Bool

  /// Ends the use of the store.
  func close() async
}

/// Changes of stored values, of which the last one of each value counts.
struct StoredChanges: Sendable {
  /// The new values by browser and name; nil removes a value.
  var values: [BrowserKey: [String: SceneStorageValues.Value?]] = [:]
  /// The browsers that have opened a page.
  var visits: Set<BrowserKey> = []
  /// The time of the changes in seconds since 1970.
  var date = 0

  /// Whether there is nothing to write.
  var isEmpty: Bool { values.isEmpty && visits.isEmpty }

  /// The number of changed values.
  var count: Int { values.values.reduce(0) { $0 + $1.count } }

  /// Adds earlier changes, which count only where there is no later one.
  mutating func add(earlier: StoredChanges) {
    values.merge(earlier.values) { later, earlier in earlier.merging(later) { $1 } }
    visits.formUnion(earlier.visits)
  }
}

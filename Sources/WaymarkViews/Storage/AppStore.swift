// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics

/// The storage of an app's `AppStorage` values.
///
/// A host has one store per user and sets it for all of that user's windows with
/// ``ViewGraph/appStore``. It is used only on the main actor.
@_spi(Host) public final class AppStore {
  /// The maximum total size of keys and values in bytes.
  public let limit: Int
  /// Called after the value of a name was changed here; nil means that it was removed.
  package var changed: ((_ name: String, _ value: SceneStorageValues.Value?) -> Void)?
  /// Whether an app has read or written a value.
  package private(set) var isUsed = false
  private var cells: [String: SceneCell] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// Creates a store in memory.
  ///
  /// - Parameters:
  ///   - contents: The initial values.
  ///   - limit: The maximum total size of keys and values in bytes; writes that exceed it are
  ///     dropped and reported.
  public init(_ contents: SceneStorageValues = SceneStorageValues(), limit: Int = .max) {
    self.limit = limit
    for (name, value) in contents.values { ownCell(name).value = value }
  }

  /// The store for code outside of views, from the app whose work is running.
  package static var current: AppStore? { SceneSurroundings.current?.appStore ?? bound }

  /// The store for code that belongs to an app but to none of its scenes.
  @TaskLocal package static var bound: AppStore?

  /// All stored values.
  public var contents: SceneStorageValues {
    SceneStorageValues(values: cells.compactMapValues(\.value))
  }

  /// The total size of the stored keys and values in bytes.
  package var size: Int {
    cells.reduce(0) { sum, entry in
      sum + (entry.value.value.map { Self.size(of: entry.key, $0) } ?? 0)
    }
  }

  /// Whether the store is empty.
  public var isEmpty: Bool { cells.values.allSatisfy { $0.value == nil } }

  /// Returns the cell of a value that an app reads or writes.
  func cell(_ name: String) -> SceneCell {
    isUsed = true
    return ownCell(name)
  }

  private func ownCell(_ name: String) -> SceneCell {
    if let cell = cells[name] { return cell }
    let cell = SceneCell(of: self)
    cells[name] = cell
    names[ObjectIdentifier(cell)] = name
    return cell
  }

  func write(_ new: SceneStorageValues.Value?, to cell: SceneCell) {
    guard let name = names[ObjectIdentifier(cell)] else { return }
    if let new {
      let before = cell.value.map { Self.size(of: name, $0) } ?? 0
      guard size - before + Self.size(of: name, new) <= limit else {
        DiagnosticSink.current.report(
          Diagnostic(
            "AppStorage \"\(name)\" was not written: more than \(limit) bytes would be kept."))
        return
      }
    }
    cell.value = new
    changed?(name, new)
  }

  /// Replaces all values by those that others have stored, except for some names.
  package func merge(_ values: [String: SceneStorageValues.Value], except names: Set<String>) {
    for (name, cell) in cells where values[name] == nil && !names.contains(name) {
      cell.value = nil
    }
    for (name, value) in values where !names.contains(name) { ownCell(name).value = value }
  }

  /// Returns the size of a key and its value in bytes.
  package static func size(of name: String, _ value: SceneStorageValues.Value) -> Int {
    let bytes =
      switch value {
      case .bool: 1
      case .integer, .number, .date: 8
      case .text(let text): text.utf8.count
      case .url(let url): url.absoluteString.utf8.count
      case .data(let data): data.count
      }
    return name.utf8.count + bytes
  }
}

// Proof: only the main actor uses a store; other threads only pass it along.
extension AppStore: @unchecked Sendable {}

@_spi(Host) extension ViewGraph {
  /// The store of `AppStorage` values.
  ///
  /// The values are stored in memory unless the host sets another store before mounting. A graph
  /// that is created in the work of an app uses that app's store.
  public var appStore: AppStore {
    get { surroundings.appStore }
    set { surroundings.appStore = newValue }
  }
}

extension SceneSurroundings {
  /// The store of the app's `AppStorage` values.
  fileprivate var appStore: AppStore {
    get { self[AppStore.self] ?? AppStore() }
    set { self[AppStore.self] = newValue }
  }
}

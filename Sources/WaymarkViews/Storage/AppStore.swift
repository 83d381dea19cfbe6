// SPDX-License-Identifier: MIT

import Foundation
import WaymarkDiagnostics

/// Where an app keeps what its `AppStorage` properties hold, under names.
///
/// A host has one for each person it serves, and gives it to all of that person's windows by
/// ``ViewGraph/appStore``. It is used on the main actor only.
@_spi(Host) public final class AppStore {
  /// How many bytes the names and values may take together.
  public let limit: Int
  /// Called after a value has changed.
  package var changed: (() -> Void)?
  private var cells: [String: SceneCell] = [:]
  private var names: [ObjectIdentifier: String] = [:]

  /// A store in memory.
  ///
  /// - Parameters:
  ///   - contents: What it holds at first.
  ///   - limit: How many bytes the names and values may take together; what would take more is not
  ///     kept, and reported.
  public init(_ contents: SceneStorageValues = SceneStorageValues(), limit: Int = .max) {
    self.limit = limit
    for (name, value) in contents.values { cell(name).value = value }
  }

  /// The store that code outside of views uses: that of the app whose work this is.
  package static var current: AppStore? { SceneSurroundings.current?.appStore ?? bound }

  /// The store of code that belongs to an app but to none of its scenes.
  @TaskLocal package static var bound: AppStore?

  /// All that is kept.
  public var contents: SceneStorageValues {
    SceneStorageValues(values: cells.compactMapValues(\.value))
  }

  /// The bytes that all that is kept counts for.
  package var size: Int {
    cells.reduce(0) { sum, entry in
      sum + (entry.value.value.map { Self.size(of: entry.key, $0) } ?? 0)
    }
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { cells.values.allSatisfy { $0.value == nil } }

  func cell(_ name: String) -> SceneCell {
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
    changed?()
  }

  /// The bytes that a value counts for.
  static func size(of name: String, _ value: SceneStorageValues.Value) -> Int {
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

// Proof: the main actor alone uses a store; it is only passed along.
extension AppStore: @unchecked Sendable {}

@_spi(Host) extension ViewGraph {
  /// Where `AppStorage` properties keep their values.
  ///
  /// In memory, unless the host gives another store before it mounts; a graph that is made in the
  /// work of an app has that app's.
  public var appStore: AppStore {
    get { surroundings.appStore }
    set { surroundings.appStore = newValue }
  }
}

extension SceneSurroundings {
  /// Where the app keeps its `AppStorage` values.
  fileprivate var appStore: AppStore {
    get { self[AppStore.self] ?? AppStore() }
    set { self[AppStore.self] = newValue }
  }
}

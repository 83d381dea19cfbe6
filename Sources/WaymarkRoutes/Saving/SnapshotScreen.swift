// SPDX-License-Identifier: MIT

import Foundation

/// One type of screens in a ``SnapshotFormat``, with its saved name and its versions.
public struct SnapshotScreen: Sendable {
  let type: any Any.Type
  let name: String
  let version: Int
  let migrations: [SnapshotMigration]

  /// Creates a screen type with a saved name.
  ///
  /// - Parameters:
  ///   - type: The type; a path of one type needs only this one, such as an enumeration. Objects
  ///     are saved if this is exactly their class.
  ///   - name: The saved name. It must not change, unlike the name of the type.
  ///   - version: The version of the saved form, from 1; increase it whenever JSON of an older app
  ///     can no longer be decoded as this type.
  ///   - migrations: The migrations from older versions, one for each version; versions before the
  ///     first of them are not restored.
  public init<Screen: Hashable & Codable>(
    _ type: Screen.Type, named name: String, version: Int = 1,
    migrations: [SnapshotMigration] = []
  ) {
    self.type = type
    self.name = name
    self.version = version
    self.migrations = migrations
  }

  /// Returns the migration from a version to the next one.
  func migration(from version: Int) -> SnapshotMigration? {
    migrations.first { $0.version == version }
  }

  /// A description of an error in the versions, for the developer; nil if there is none.
  var mistake: String? {
    let versions = migrations.map(\.version).sorted()
    // Counted down from the newest version, so that an invalid version cannot cause a long loop.
    let wanted = versions.indices.map { version - versions.count + $0 }
    if version >= 1 && versions == wanted && versions.first ?? 1 >= 1 { return nil }
    return """
      The screen “\(name)” of version \(version) has migrations from the versions \(versions): \
      these must be consecutive and end with the version before \(version).
      """
  }
}

/// Converts the saved form of a screen from one version to the next.
public struct SnapshotMigration: Sendable {
  let version: Int
  let run: @Sendable (SavedValue) throws -> any Encodable

  /// Creates a migration from a version to the next one.
  ///
  /// - Parameters:
  ///   - version: The version to convert.
  ///   - convert: Converts an older value to a value whose JSON is that of the next version:
  ///     usually the screen itself or, within a chain, its form in that version. If it throws, the
  ///     screen is dropped.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int, _ convert: @escaping @Sendable (Old) throws -> New
  ) {
    self.version = version
    run = { try convert($0.decode(Old.self)) }
  }
}

/// The saved form of a screen: a value in the snapshot, or the result of a migration.
enum SavedValue {
  case inSnapshot(KeyedDecodingContainer<SnapshotKeys.OfRoute>)
  case migrated(Data)

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    switch self {
    case .inSnapshot(let record): try record.decode(type, forKey: .value)
    case .migrated(let data): try JSONDecoder().decode(type, from: data)
    }
  }
}

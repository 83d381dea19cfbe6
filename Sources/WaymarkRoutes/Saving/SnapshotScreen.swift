// SPDX-License-Identifier: MIT

import Foundation

/// One type of screens in a ``SnapshotFormat``: the name it is saved under, and its versions.
public struct SnapshotScreen: Sendable {
  let type: any Any.Type
  let name: String
  let version: Int
  let migrations: [SnapshotMigration]

  /// Makes a type of screens known under a name.
  ///
  /// - Parameters:
  ///   - type: The type; for a path of one type this is all there is, an enumeration for example.
  ///     Objects are saved if this is exactly their class.
  ///   - name: The name it is saved under. It must not change; the type's own name may.
  ///   - version: The version of what is saved, from 1; greater whenever an older app's JSON can
  ///     no longer be decoded as this type.
  ///   - migrations: How to bring older versions up to date, one for each version; those before
  ///     the first of them are not restored.
  public init<Screen: Hashable & Codable>(
    _ type: Screen.Type, named name: String, version: Int = 1,
    migrations: [SnapshotMigration] = []
  ) {
    self.type = type
    self.name = name
    self.version = version
    self.migrations = migrations
  }

  /// The migration from a version to the one after it.
  func migration(from version: Int) -> SnapshotMigration? {
    migrations.first { $0.version == version }
  }

  /// What is wrong with the versions, for the developer; nil when nothing is.
  var mistake: String? {
    let versions = migrations.map(\.version).sorted()
    // Counted down from the newest, so that a wrong version cannot make this count for long.
    let wanted = versions.indices.map { version - versions.count + $0 }
    if version >= 1 && versions == wanted && versions.first ?? 1 >= 1 { return nil }
    return """
      The screen “\(name)” of version \(version) has migrations from the versions \(versions): \
      there must be one for each version from some version on, up to the one before \(version).
      """
  }
}

/// How the saved form of a screen is brought from one version to the next.
public struct SnapshotMigration: Sendable {
  let version: Int
  let run: @Sendable (SavedValue) throws -> any Encodable

  /// Makes a migration from a version to the one after it.
  ///
  /// - Parameters:
  ///   - version: The version it starts from.
  ///   - convert: Makes of an older value one whose JSON is that of the next version: usually the
  ///     screen itself or, in the middle of a chain, what it was then. Throws when that cannot be
  ///     done, so that the screen is dropped.
  public init<Old: Decodable & SendableMetatype, New: Encodable & SendableMetatype>(
    from version: Int, _ convert: @escaping @Sendable (Old) throws -> New
  ) {
    self.version = version
    run = { try convert($0.decode(Old.self)) }
  }
}

/// The saved form of a screen: where it stands in the snapshot, or after a migration.
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

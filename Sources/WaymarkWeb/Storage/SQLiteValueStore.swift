// SPDX-License-Identifier: MIT

import Foundation
import GRDB
@_spi(Host) import WaymarkViews

/// Stores values in an SQLite database, which several servers on one machine can share.
///
/// Each value is a row. The database has a write-ahead log, so readers and the writer do not wait
/// for each other; a second writer waits for the first one for up to five seconds.
final class SQLiteValueStore: ValueStore {
  private let database: DatabasePool
  private let limits: StorageLimits

  init(_ database: DatabasePool, limits: StorageLimits) {
    self.database = database
    self.limits = limits
  }

  func immediateValues(of browser: BrowserKey) -> StoredValues? { nil }

  func values(of browser: BrowserKey) async throws -> StoredValues {
    try await database.read { database in
      let rows = try Row.fetchAll(
        database.cachedStatement(sql: "SELECT name, value FROM entry WHERE browser = ?"),
        arguments: [browser.text])
      var values: StoredValues = [:]
      for row in rows {
        let name = String(decoding: row[0] as Data, as: UTF8.self)
        // A value that a later version has written in another format counts as absent.
        values[name] = try? StoredValueCoding.value(row[1], as: SceneStorageValues.Value.self)
      }
      return values
    }
  }

  func write(_ changes: StoredChanges) async throws -> Int {
    try await database.write { [limits] database in
      var usage = try StorageUsage(database, limits: limits, date: changes.date)
      for browser in changes.visits {
        // The time of a visit is stored to the hour, which saves writes.
        try database.cachedStatement(
          sql: "UPDATE browser SET visited = ? WHERE id = ? AND visited < ?"
        ).execute(arguments: [changes.date, browser.text, changes.date - 3600])
      }
      for (browser, values) in changes.values { try usage.write(values, of: browser) }
      try usage.save()
      return usage.refused
    }
  }

  func adopt(_ old: BrowserKey, as new: BrowserKey) async throws -> Bool {
    try await database.write { database in
      let arguments: StatementArguments = [new.text, old.text]
      // A browser that has already received its values may have changed them.
      try database.execute(
        sql: "UPDATE OR IGNORE entry SET browser = ? WHERE browser = ?", arguments: arguments)
      try database.execute(
        sql: "UPDATE OR IGNORE browser SET id = ? WHERE id = ?", arguments: arguments)
      return try Bool.fetchOne(
        database, sql: "SELECT EXISTS (SELECT 1 FROM browser WHERE id = ?)", arguments: [new.text])
        ?? false
    }
  }

  func close() async { try? database.close() }
}

/// Encodes values for a database, or for a page.
enum StoredValueCoding {
  /// Returns the bytes of a value, or of values.
  static func bytes(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try encoder.encode(value)
  }

  /// Returns the value, or the values, with some bytes.
  static func value<T: Decodable>(_ bytes: Data, as type: T.Type) throws -> T {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    return try decoder.decode(type, from: bytes)
  }
}

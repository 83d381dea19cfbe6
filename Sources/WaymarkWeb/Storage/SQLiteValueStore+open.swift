// SPDX-License-Identifier: MIT

import Crypto
import Foundation
import GRDB

extension SQLiteValueStore {
  /// The name of the database in a folder.
  static let fileName = "waymark.sqlite"
  /// Identifies a database of the web host: "WayM" in ASCII.
  private static let application: Int32 = 0x5761_794D
  /// The version of the tables.
  private static let version = 1

  /// Opens a database, or creates it.
  ///
  /// - Parameters:
  ///   - place: The file of the database; or a folder, such as that of version 0.1.0, whose values
  ///     are imported once.
  ///   - limits: The limits of the stored values.
  /// - Returns: The store, and the key of the servers that share it.
  /// - Throws: ``StorageError`` if the file or folder cannot be used.
  static func open(
    _ place: URL, limits: StorageLimits
  ) async throws(StorageError) -> (SQLiteValueStore, SymmetricKey) {
    var attempts = 1
    while true {
      let result = await Task.detached { Result { try opened(place, limits) } }.value
      do {
        let (store, key) = try result.get()
        return (store, SymmetricKey(data: key))
      } catch let error as StorageError {
        throw error
      } catch let error as DatabaseError {
        // SQLite does not wait for a server that is switching a new file to a write-ahead log.
        if error.resultCode == .SQLITE_BUSY, attempts < 50 {
          attempts += 1
          try? await Task.sleep(for: .milliseconds(100))
          continue
        }
        throw StorageError(path: place.path, reason: error.message ?? "\(error.resultCode)")
      } catch {
        throw StorageError(path: place.path, reason: error.localizedDescription)
      }
    }
  }

  private static func opened(
    _ place: URL, _ limits: StorageLimits
  ) throws -> (SQLiteValueStore, Data) {
    let files = FileManager.default
    var isFolder: ObjCBool = false
    let exists = files.fileExists(atPath: place.path, isDirectory: &isFolder)
    if !exists, place.hasDirectoryPath {
      try files.createDirectory(
        at: place, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      isFolder = true
    }
    let file = isFolder.boolValue ? place.appendingPathComponent(fileName) : place
    try PrivateFile.create(at: file)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.label = "waymark.storage"
    let database = try DatabasePool(path: file.path, configuration: configuration)
    let key = try database.write { database in
      try createTables(in: database, path: file.path)
      if isFolder.boolValue { try importFolder(place, into: database, limits) }
      return try cookieKey(in: database)
    }
    return (SQLiteValueStore(database, limits: limits), key)
  }

  private static func createTables(in database: Database, path: String) throws {
    let application = try Int32.fetchOne(database, sql: "PRAGMA application_id") ?? 0
    let found = try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0
    let tables = try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM sqlite_master") ?? 0
    if application == self.application {
      guard found <= version else {
        throw StorageError(path: path, reason: "a later version of Waymark has written it")
      }
      return
    }
    guard tables == 0, application == 0, found == 0 else {
      throw StorageError(path: path, reason: "it is the database of another program")
    }
    try database.execute(
      sql: """
        CREATE TABLE setting (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
        CREATE TABLE browser (
          id TEXT PRIMARY KEY, bytes INTEGER NOT NULL, visited INTEGER NOT NULL) WITHOUT ROWID;
        CREATE INDEX browserByVisit ON browser (visited);
        CREATE TABLE entry (
          browser TEXT NOT NULL, name BLOB NOT NULL, value BLOB NOT NULL, size INTEGER NOT NULL,
          PRIMARY KEY (browser, name)) WITHOUT ROWID;
        CREATE TABLE usage (bytes INTEGER NOT NULL, browsers INTEGER NOT NULL);
        INSERT INTO usage VALUES (0, 0);
        PRAGMA application_id = \(self.application);
        PRAGMA user_version = \(version);
        """)
  }

  /// Returns the key of the cookies, which all servers with this database share.
  private static func cookieKey(in database: Database) throws -> Data {
    let new = SymmetricKey(size: .bits256).withUnsafeBytes { Data($0) }
    try database.execute(
      sql: "INSERT OR IGNORE INTO setting (name, value) VALUES ('cookies', ?)", arguments: [new])
    return try Data.fetchOne(database, sql: "SELECT value FROM setting WHERE name = 'cookies'")
      ?? new
  }
}

// SPDX-License-Identifier: MIT

import Foundation
import GRDB
@_spi(Host) import WaymarkViews

/// Writes values to a database within its limits, in one transaction.
struct StorageUsage {
  /// The number of changes that a limit did not allow.
  private(set) var refused = 0
  private let database: Database
  private let limits: StorageLimits
  private let date: Int
  private var bytes: Int
  private var browsers: Int

  /// Reads how much is stored.
  init(_ database: Database, limits: StorageLimits, date: Int) throws {
    self.database = database
    self.limits = limits
    self.date = date
    let row = try Row.fetchOne(database, sql: "SELECT bytes, browsers FROM usage")
    bytes = row?[0] ?? 0
    browsers = row?[1] ?? 0
  }

  /// Stores how much is stored.
  func save() throws {
    try database.execute(
      sql: "UPDATE usage SET bytes = ?, browsers = ?", arguments: [bytes, browsers])
  }

  /// Writes values of a browser; nil removes a value.
  mutating func write(
    _ values: [String: SceneStorageValues.Value?], of browser: BrowserKey
  ) throws {
    let old = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT bytes FROM browser WHERE id = ?"),
      arguments: [browser.text])
    var own = old ?? 0
    let isNew = old == nil
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      let key = Data(name.utf8)
      let before =
        try Int.fetchOne(
          database.cachedStatement(sql: "SELECT size FROM entry WHERE browser = ? AND name = ?"),
          arguments: [browser.text, key]) ?? 0
      let size = value.map { AppStore.size(of: name, $0) } ?? 0
      if size > before {
        guard own + size - before <= limits.bytesPerBrowser,
          try hasRoom(for: size - before, isNew: isNew && own == 0, besides: browser)
        else {
          refused += 1
          continue
        }
      }
      own += size - before
      bytes += size - before
      if let value {
        try database.cachedStatement(
          sql: "INSERT OR REPLACE INTO entry (browser, name, value, size) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [browser.text, key, StoredValueCoding.bytes(value), size])
      } else {
        try database.cachedStatement(sql: "DELETE FROM entry WHERE browser = ? AND name = ?")
          .execute(arguments: [browser.text, key])
      }
    }
    try update(browser, to: own, isNew: isNew)
  }

  private mutating func update(_ browser: BrowserKey, to own: Int, isNew: Bool) throws {
    if own == 0 {
      guard !isNew else { return }
      try database.cachedStatement(sql: "DELETE FROM browser WHERE id = ?")
        .execute(arguments: [browser.text])
      browsers -= 1
    } else {
      if isNew { browsers += 1 }
      try database.cachedStatement(
        sql: """
          INSERT INTO browser (id, bytes, visited) VALUES (?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET bytes = excluded.bytes
          """
      ).execute(arguments: [browser.text, own, date])
    }
  }

  /// Returns whether there is space; removes browsers that have not visited for a long time if they
  /// are in the way.
  private mutating func hasRoom(
    for growth: Int, isNew: Bool, besides own: BrowserKey
  ) throws -> Bool {
    while bytes + growth > limits.bytes || isNew && browsers >= limits.browsers {
      let idle = try Row.fetchOne(
        database.cachedStatement(
          sql: """
            SELECT id, bytes FROM browser WHERE visited < ? AND id <> ? ORDER BY visited LIMIT 1
            """),
        arguments: [date - limits.idleTime, own.text])
      guard let idle else { return false }
      let id: String = idle[0]
      try database.execute(sql: "DELETE FROM entry WHERE browser = ?", arguments: [id])
      try database.execute(sql: "DELETE FROM browser WHERE id = ?", arguments: [id])
      bytes -= idle[1]
      browsers -= 1
    }
    return true
  }
}

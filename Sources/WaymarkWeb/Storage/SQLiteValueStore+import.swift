// SPDX-License-Identifier: MIT

import Foundation
import GRDB
import Logging
@_spi(Host) import WaymarkViews

extension SQLiteValueStore {
  /// Imports the files that version 0.1.0 has written to a folder: one for each browser.
  ///
  /// This happens once; the files stay. A file that cannot be read is logged.
  static func importFolder(
    _ folder: URL, into database: Database, _ limits: StorageLimits
  ) throws {
    let isDone = try Bool.fetchOne(
      database, sql: "SELECT EXISTS (SELECT 1 FROM setting WHERE name = 'imported')")
    guard isDone != true else { return }
    let logger = Logger(label: "waymark.web")
    let keys: Set<URLResourceKey> = [.contentModificationDateKey]
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    var count = 0
    for file in files where file.pathExtension == "json" {
      let visit = try? file.resourceValues(forKeys: keys).contentModificationDate
      do {
        let stored = try JSONDecoder().decode(
          SceneStorageValues.self, from: Data(contentsOf: file))
        var usage = try StorageUsage(
          database, limits: limits, date: Int((visit ?? Date()).timeIntervalSince1970))
        try usage.write(
          stored.values.mapValues(Optional.some),
          of: BrowserKey(text: file.deletingPathExtension().lastPathComponent))
        try usage.save()
        count += 1
      } catch let error as DatabaseError {
        throw error
      } catch {
        logger.error("\(file.path) is not imported: \(error)")
      }
    }
    try database.execute(sql: "INSERT INTO setting (name, value) VALUES ('imported', x'01')")
    if count > 0 {
      logger.notice(
        "\(count) files of \(folder.path) are imported to \(fileName); they can be removed")
    }
  }
}

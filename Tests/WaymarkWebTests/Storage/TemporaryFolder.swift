// SPDX-License-Identifier: MIT

import Foundation

/// A new folder, which is removed at the end of a test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("waymark-\(UInt64.random(in: 0 ... .max))", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// The URL of a file in the folder.
  func file(_ name: String = "values.sqlite") -> URL { url.appendingPathComponent(name) }

  deinit { try? FileManager.default.removeItem(at: url) }
}

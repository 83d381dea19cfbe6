// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The file of a snapshot: `__Snapshots__/RowTests/testRow.1.html` beside `RowTests.swift`.
struct SnapshotFile: Hashable {
  let url: URL

  /// Creates the file of a snapshot with a name.
  init(of test: String, in file: String, named name: String, suffix: String) {
    let source = URL(filePath: file)
    let folder = source.deletingLastPathComponent().appending(path: "__Snapshots__")
      .appending(path: source.deletingPathExtension().lastPathComponent)
    url = folder.appending(path: "\(Self.part(test)).\(Self.part(name)).\(suffix)")
  }

  /// Creates the file of a snapshot, which has the next number of its test if it has no name.
  init(of test: String, in file: String, nameOrNumber name: String?, suffix: String) {
    self.init(
      of: test, in: file, named: name ?? "\(Self.nextNumber(of: test, in: file))", suffix: suffix)
  }

  /// The numbers of snapshots that each test of the process has taken.
  private static let numbers = Mutex<[String: Int]>([:])

  private static func nextNumber(of test: String, in file: String) -> Int {
    numbers.withLock { numbers in
      let number = numbers["\(file)\n\(test)", default: 0] + 1
      numbers["\(file)\n\(test)"] = number
      return number
    }
  }

  /// Returns a name as part of the name of a file: letters and digits of any script, and hyphens.
  static func part(_ name: String) -> String {
    // The name of a function has the labels of its parameters.
    let name = name.prefix { $0 != "(" }
    let words = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let part = words.joined(separator: "-")
    return part.isEmpty ? "snapshot" : String(part.prefix(100))
  }

  /// The recorded snapshot; nil if there is none.
  ///
  /// - Throws: ``SnapshotError`` if the file cannot be read.
  func read() throws(SnapshotError) -> Data? {
    guard FileManager.default.fileExists(atPath: url.path()) else { return nil }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw SnapshotError("Cannot read \(url.path()): \(error.localizedDescription)")
    }
  }

  /// Records a snapshot.
  ///
  /// - Throws: ``SnapshotError`` if the file cannot be written.
  func write(_ data: Data) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url, options: .atomic)
    } catch {
      throw SnapshotError("Cannot write \(url.path()): \(error.localizedDescription)")
    }
  }
}

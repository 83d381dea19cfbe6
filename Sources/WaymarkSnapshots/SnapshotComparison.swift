// SPDX-License-Identifier: MIT

import Foundation
import WaymarkHeadless
import WaymarkTesting

/// Compares a snapshot with its file, and records it.
@MainActor
struct SnapshotComparison {
  let file: SnapshotFile
  let recording: SnapshotRecording

  /// Returns the reason why the test fails; nil if it does not.
  ///
  /// - Parameters:
  ///   - data: The new snapshot.
  ///   - compare: Returns how the new snapshot differs from a recorded one; nil if it does not.
  /// - Returns: The reason.
  /// - Throws: ``SnapshotError`` if the file cannot be read or written.
  func problem(of data: Data, comparing compare: (Data) -> String?) throws(SnapshotError) -> String?
  {
    guard let recorded = try begin(data) else { return beginning }
    guard recorded != data, let difference = compare(recorded) else { return nil }
    return try end(data, difference)
  }

  private var path: String { file.url.path() }

  /// Returns the recorded snapshot; nil if there is nothing to compare, and the new one is recorded
  /// unless that is not wanted.
  func begin(_ data: Data) throws(SnapshotError) -> Data? {
    if recording != .all, let recorded = try file.read() { return recorded }
    if recording != .never { try file.write(data) }
    return nil
  }

  /// The reason why the test fails if nothing is compared.
  var beginning: String {
    switch recording {
    case .all: "The snapshot is recorded, and not compared: \(path)"
    case .never: "There is no snapshot to compare with, and none is recorded: \(path)"
    case .missing, .failed:
      "There was no snapshot to compare with. It is recorded now; run the test again: \(path)"
    }
  }

  /// Returns the reason why the test fails for a snapshot that differs, which is recorded if that is
  /// wanted.
  func end(_ data: Data, _ difference: String) throws(SnapshotError) -> String {
    guard recording == .failed else {
      return "The snapshot differs from \(path)\n\(difference)"
    }
    try file.write(data)
    return "The snapshot differed from \(path), which now has the new one.\n\(difference)"
  }
}

// SPDX-License-Identifier: MIT

import Foundation

/// When a snapshot is written to its file.
///
/// The default is ``missing``, or the value of the environment variable `SNAPSHOT_TESTING_RECORD`.
public enum SnapshotRecording: String, CaseIterable, Sendable {
  /// If there is no file, which fails the test, so that nobody overlooks it.
  case missing
  /// Always, which fails the test, since nothing is compared.
  case all
  /// Never; a missing file fails the test.
  case never
  /// If there is no file, or the snapshot differs from it; both fail the test.
  case failed

  /// The environment variable with the default.
  static let variable = "SNAPSHOT_TESTING_RECORD"

  /// Reads the default from an environment.
  ///
  /// - Throws: ``SnapshotError`` if the variable has another value.
  static func preferred(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(SnapshotError) -> SnapshotRecording {
    guard let text = environment[variable], !text.isEmpty else { return .missing }
    guard let known = SnapshotRecording(rawValue: text) else {
      throw SnapshotError(
        "\(variable)=\(text) is not one of "
          + allCases.map(\.rawValue).joined(separator: ", "))
    }
    return known
  }
}

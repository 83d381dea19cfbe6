// SPDX-License-Identifier: MIT

/// The reason why a snapshot cannot be taken or compared, without a full stop.
struct SnapshotError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

// SPDX-License-Identifier: MIT

/// The reason why a file or folder cannot be used for stored values.
struct StorageError: Error, Hashable {
  /// The path of the file or folder.
  var path: String
  /// The reason, for people.
  var reason: String
}

// SPDX-License-Identifier: MIT

/// The reason why a file or folder cannot be used for stored values or keys.
struct StorageError: Error, Hashable {
  /// The path of the file or folder, or what contains the keys in its place.
  var path: String
  /// The reason, for people.
  var reason: String
}

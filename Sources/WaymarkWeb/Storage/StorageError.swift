// SPDX-License-Identifier: MIT

/// The reason why a file, folder or server cannot be used for stored values or keys.
struct StorageError: Error, Hashable {
  /// The path of the file or folder, the URL of the server without credentials, or what contains the
  /// keys in its place.
  var path: String
  /// The reason, for people.
  var reason: String
}

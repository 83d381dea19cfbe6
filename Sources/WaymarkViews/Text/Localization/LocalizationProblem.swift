// SPDX-License-Identifier: MIT

/// Something in a table's file that could not be used; the rest of the file is.
struct LocalizationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The file's path.
  var file: String
  /// What is wrong, as a sentence without a full stop.
  var reason: String
  /// The place in the file: "line 3", or a key and what is below it; empty for the
  /// whole file.
  var place: String

  var description: String {
    "\(file)\(place.isEmpty ? "" : " (\(place))"): \(reason)"
  }
}

// SPDX-License-Identifier: MIT

/// A part of a table's file that could not be used; the rest of the file is used.
struct LocalizationProblem: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  var file: String
  /// The problem, as a sentence without a full stop.
  var reason: String
  /// The place in the file: "line 3", or a key and its path; empty for the whole file.
  var place: String

  var description: String {
    "\(file)\(place.isEmpty ? "" : " (\(place))"): \(reason)"
  }
}

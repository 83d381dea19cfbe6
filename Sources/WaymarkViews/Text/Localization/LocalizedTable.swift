// SPDX-License-Identifier: MIT

/// The entries of a file in one language.
struct LocalizedTable: Hashable, Sendable {
  var entries: [String: LocalizedEntry] = [:]
  var problems: [Problem] = []

  /// A problem with its place in the file.
  struct Problem: Hashable, Sendable {
    var reason: String
    var place = ""
  }

  mutating func report(_ reason: String, at place: String = "") {
    problems.append(Problem(reason: reason, place: place))
  }
}

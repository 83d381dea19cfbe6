// SPDX-License-Identifier: MIT

/// What a file has in one language.
struct LocalizedTable: Hashable, Sendable {
  var entries: [String: LocalizedEntry] = [:]
  var problems: [Problem] = []

  /// What is wrong, and where in the file.
  struct Problem: Hashable, Sendable {
    var reason: String
    var place = ""
  }

  mutating func report(_ reason: String, at place: String = "") {
    problems.append(Problem(reason: reason, place: place))
  }
}

// SPDX-License-Identifier: MIT

import WaymarkViews

/// Everything that the app of the oracle shows, as one value.
struct OracleModel: Equatable, Sendable {
  var rows: [Int] = [1, 2, 3]
  var isFirst = true
  var extra: Int?
  var theme = 0
  var epoch = 0
  var kind = 0
  var isTinted = false
  var isDisabled = false
  var path: [Int] = []
  var sheet = false
  var inner = false
  var cover = false
  var alert = false
  var choice = false
  var item: Int?
  var tab = 0
  var hasThirdTab = true
  /// The selection of links with tags in the second tab, and on the screen above.
  var selection: Int?
  var flag = false
  var pushed: Int?
  var hasLinks = true
  /// The values of an observable object and a publishing one.
  var observed = 0
  var published = 0
  var name = ""
  var long: [Int] = []
  /// Rows of a bound collection.
  var lines: [OracleLine] = []
  /// Rows of which some have equal ids; they have no state.
  var twice: [Int] = []
  /// Elements of rows that are all realised.
  var cells: [OracleCell] = []
  /// The number of changes of elements that are objects.
  var boxChanges = 0

  /// The keys of the existing local states.
  var places: Set<String> {
    var places = Set(rows.map { "row\($0)" })
    places.insert("branch\(isFirst)")
    places.insert("epoch\(epoch)")
    places.insert("kind\(kind)")
    if extra != nil { places.insert("extra") }
    places.formUnion(lines.map { "line\($0.id)" })
    places.formUnion(cells.map { "cell\($0.id)" })
    for (depth, value) in path.enumerated() { places.insert("screen\(depth).\(value)") }
    if sheet || item != nil || cover { places.insert("presented") }
    if inner { places.insert("inner") }
    for id in long { places.formUnion(["longA\(id)", "longB\(id)"]) }
    places.insert("tab")
    if hasLinks, let selection, selection < 4 { places.insert("level\(selection)") }
    return places
  }
}

/// An element of a bound collection.
struct OracleLine: Identifiable, Equatable, Sendable {
  let id: Int
  var text = ""
  var isOn = false
}

/// An object that views of several apps read, one after the other; it outlives all of them.
@Observable
@MainActor
final class OracleShelf {
  /// Values read by closures that create rows, screens and presentations, but by no body.
  var notes = [0, 0, 0, 0]

  /// The shelf of the run, for closures without captures.
  static var shared = OracleShelf()
}

/// Stores the values of local states, so that a fresh mount can start with them.
@MainActor
final class OracleMemory {
  let shelf = OracleShelf()
  let boxes = (0..<3).map { OracleBox($0) }
  var locals: [String: Int] = [:]
}

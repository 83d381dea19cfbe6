// SPDX-License-Identifier: MIT

import Foundation

/// Rows of which some are not there, but can be made when a link in them is looked for (L5).
@MainActor
protocol LazyRows: AnyObject {
  /// Makes the row whose element has an id, and keeps it if `isFound` says so then.
  ///
  /// - Parameters:
  ///   - tag: The id.
  ///   - isFound: Whether what is looked for is there now.
  /// - Returns: Whether it was found.
  func find(byID tag: AnyHashable, _ isFound: () -> Bool) -> Bool

  /// Makes one row after the other until `isFound` says that it holds what is looked for; once for
  /// the same data and tag.
  ///
  /// - Parameters:
  ///   - tag: What is looked for.
  ///   - isFound: Whether it is there now.
  /// - Returns: Whether it was found.
  func find(inOrder tag: AnyHashable, _ isFound: () -> Bool) -> Bool

  /// Updates a row whose closure has read something that changed.
  func refresh(_ row: RowNode)

  /// Says that a row holds a link with a flag: those among the first 1000 rows are to work.
  func holdFlags()

  /// How many rows there are, those included that are not there now.
  var rowCount: Int { get }

  /// Has the row of an id, and those around it, be there from the next flush on.
  ///
  /// - Parameter id: The id of the row's element.
  /// - Returns: Whether there is such a row; `row` gives it once it is there.
  func bringIntoSight(_ id: AnyHashable) -> (row: () -> ViewNode?, isThere: Bool)?
}

/// A node that stands for itself, not for a part of the row that it is in: a screen.
@MainActor
protocol RowBoundary: ViewNode {}

extension ViewNode {
  /// The rows that this node is in one of.
  var enclosingRows: (any LazyRows)? {
    var next = parent
    while let node = next {
      if node is RowNode { return node.parent as? any LazyRows }
      if node is any RowBoundary { return nil }
      next = node.parent
    }
    return nil
  }
}

/// Where the ids of some data are.
struct RowIndex<ID: Hashable> {
  let ids: [ID]
  private let places: [ID: Int]

  init(_ ids: [ID]) {
    self.ids = ids
    places = Self.places(of: ids)
  }

  /// The first place of an id; nil when it is not in the data.
  subscript(_ id: ID) -> Int? { places[id] }

  // Lists of many rows have ids of few types, and this is most of what a search costs.
  @_specialize(where ID == Int)
  @_specialize(where ID == String)
  @_specialize(where ID == UUID)
  private static func places(of ids: [ID]) -> [ID: Int] {
    var places: [ID: Int] = [:]
    places.reserveCapacity(ids.count)
    for index in ids.indices.reversed() { places[ids[index]] = index }
    return places
  }
}

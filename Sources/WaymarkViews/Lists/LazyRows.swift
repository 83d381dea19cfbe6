// SPDX-License-Identifier: MIT

import Foundation

/// Rows that are realised on demand when a link in them is searched (L5).
@MainActor
protocol LazyRows: AnyObject {
  /// Realises the row whose element has an id, and keeps it if `isFound` then returns true.
  ///
  /// - Parameters:
  ///   - tag: The id.
  ///   - isFound: Whether the search target exists now.
  /// - Returns: Whether it was found.
  func find(byID tag: AnyHashable, _ isFound: () -> Bool) -> Bool

  /// Realises one row after another until `isFound` returns true; once for the same data and tag.
  ///
  /// - Parameters:
  ///   - tag: The tag of the search target.
  ///   - isFound: Whether the target exists now.
  /// - Returns: Whether it was found.
  func find(inOrder tag: AnyHashable, _ isFound: () -> Bool) -> Bool

  /// Updates a row whose closure has read changed data.
  func refresh(_ row: RowNode)

  /// Reports that a row contains a link with a flag, so the flags of the first 1000 rows must work.
  func holdFlags()

  /// The number of rows, including those that are not realised.
  var rowCount: Int { get }

  /// Realises the row of an id and the rows around it in the next flush.
  ///
  /// - Parameter id: The id of the row's element.
  /// - Returns: Whether the row exists; `row` returns it once it is realised.
  func bringIntoSight(_ id: AnyHashable) -> (row: () -> ViewNode?, isThere: Bool)?
}

/// A node that stands for itself, not for a part of the row that it is in: a screen.
@MainActor
protocol RowBoundary: ViewNode {}

extension ViewNode {
  /// The rows that contain this node.
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

/// The indices of ids in the data.
struct RowIndex<ID: Hashable> {
  let ids: [ID]
  private let places: [ID: Int]

  init(_ ids: [ID]) {
    self.ids = ids
    places = Self.places(of: ids)
  }

  /// Returns the first index of an id; nil if it is not in the data.
  subscript(_ id: ID) -> Int? { places[id] }

  // Long lists use few id types, and this is most of the cost of a search.
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

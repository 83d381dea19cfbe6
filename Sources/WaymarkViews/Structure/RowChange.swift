// SPDX-License-Identifier: MIT

/// The difference between the old and the new elements of a `ForEach`.
///
/// Elements of a common prefix and suffix keep their place. In between, an existing element keeps
/// its row even if it moves.
@MainActor
struct RowChange<ID: Hashable> {
  /// The old indices between the common prefix and suffix.
  private(set) var places: Range<Int>
  /// The new indices between the common prefix and suffix.
  private(set) var middle: Range<Int>
  /// The ids of the elements at ``middle``.
  private(set) var ids: [ID] = []
  /// The old index of each element at ``middle``; nil for a new one.
  private(set) var before: [Int?] = []
  /// The old indices of removed elements.
  private(set) var gone: [Int] = []
  /// The new indices of all elements whose rows must be made or updated, in order.
  private(set) var due: [Int] = []

  /// Whether all rows keep their places.
  var keepsPlaces: Bool { places.isEmpty && middle.isEmpty }

  /// - Parameters:
  ///   - old: The old elements.
  ///   - oldIDs: Their ids.
  ///   - new: The new elements.
  ///   - id: Returns the id of an element.
  ///   - comparesBits: Whether elements with equal bits have equal ids.
  ///   - keepsRows: Whether they have equal rows, too.
  init<Element>(
    from old: [Element], _ oldIDs: ContiguousArray<ID>, to new: [Element],
    id: (Element) -> ID, comparesBits: Bool, keepsRows: Bool
  ) {
    let bits = BitwiseComparison(old: old, new: new)
    var low = 0
    var oldEnd = old.count
    var newEnd = new.count
    var changedAbove: [Int] = []
    while low < oldEnd, low < newEnd {
      if comparesBits {
        low += bits.run(old: low, new: low, atMost: min(oldEnd, newEnd) - low)
        guard low < oldEnd, low < newEnd else { break }
      }
      guard oldIDs[low] == id(new[low]) else { break }
      if keepsRows { due.append(low) }
      low += 1
    }
    while oldEnd > low, newEnd > low {
      if comparesBits {
        let run = bits.runBack(old: oldEnd, new: newEnd, atMost: min(oldEnd, newEnd) - low)
        oldEnd -= run
        newEnd -= run
        guard oldEnd > low, newEnd > low else { break }
      }
      guard oldIDs[oldEnd - 1] == id(new[newEnd - 1]) else { break }
      oldEnd -= 1
      newEnd -= 1
      if keepsRows { changedAbove.append(newEnd) }
    }
    places = low..<oldEnd
    middle = low..<newEnd
    if !keepsPlaces { match(oldIDs, new, id) }
    guard keepsRows else {
      due = Array(new.indices)
      return
    }
    for (index, place) in zip(middle, before) {
      if let place, bits.areEqual(place, index, 1) { continue }
      due.append(index)
    }
    due += changedAbove.reversed()
  }

  /// Matches the elements at ``middle`` with the old ones.
  private mutating func match<Element>(
    _ oldIDs: ContiguousArray<ID>, _ new: [Element], _ id: (Element) -> ID
  ) {
    ids = new[middle].map(id)
    // Of elements with equal ids the first keeps the state; the others follow by position (S4).
    var known: [ID: Int] = [:]
    var isUsed = [Bool](repeating: false, count: places.count)
    known.reserveCapacity(places.count)
    for place in places.reversed() { known[oldIDs[place]] = place }
    before = ids.map { id in
      let place = known.removeValue(forKey: id)
      if let place { isUsed[place - places.lowerBound] = true }
      return place
    }
    gone = places.filter { !isUsed[$0 - places.lowerBound] }
  }
}

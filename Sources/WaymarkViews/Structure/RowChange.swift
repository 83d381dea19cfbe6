// SPDX-License-Identifier: MIT

/// How the elements of a `ForEach` differ from those before.
///
/// What both begin and end with stays in its place. In between, an element that was there before
/// keeps its row wherever it is now.
@MainActor
struct RowChange<ID: Hashable> {
  /// The places, among the elements so far, of those between what stays.
  private(set) var places: Range<Int>
  /// The places of those between now.
  private(set) var middle: Range<Int>
  /// The ids of those between now.
  private(set) var ids: [ID] = []
  /// For each of those between now, where it was before; nil for a new one.
  private(set) var before: [Int?] = []
  /// The places so far of elements that are there no more.
  private(set) var gone: [Int] = []
  /// The places now of all elements whose rows must be made or updated, in order.
  private(set) var due: [Int] = []

  /// Whether each row stays where it is.
  var keepsPlaces: Bool { places.isEmpty && middle.isEmpty }

  /// - Parameters:
  ///   - old: The elements so far.
  ///   - oldIDs: Their ids.
  ///   - new: The elements now.
  ///   - id: Gives the id of one of them.
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

  /// Finds out where the elements between were before.
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

// SPDX-License-Identifier: MIT

extension RangeReplaceableCollection {
  /// Removes all elements of a buffer that every update uses.
  ///
  /// The memory of a small one is kept for the next update. That of a large one is freed: the first
  /// update of an app is by far the largest, and a server holds the graphs of many idle sessions.
  mutating func clear() { removeAll(keepingCapacity: isSmall) }

  fileprivate var isSmall: Bool { count <= 16 }
}

extension ContiguousArray {
  /// Returns the elements of a buffer that every update uses, in memory that `clear()` does not keep.
  ///
  /// Those of a small buffer are copied to an array of the exact size.
  func detached() -> ContiguousArray {
    guard isSmall else { return self }
    return ContiguousArray(unsafeUninitializedCapacity: count) { copy, count in
      (_, count) = copy.initialize(from: self)
    }
  }
}

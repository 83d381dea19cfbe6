// SPDX-License-Identifier: MIT

extension RangeReplaceableCollection {
  /// Removes all elements of a buffer that every update uses.
  ///
  /// The memory of a small one is kept for the next update. That of a large one is freed: the first
  /// update of an app is by far the largest, and a server holds the graphs of many idle sessions.
  mutating func clear() { removeAll(keepingCapacity: count <= 16) }
}

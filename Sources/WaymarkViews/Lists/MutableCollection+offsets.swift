// SPDX-License-Identifier: MIT

// SwiftUI provides these methods for the arguments of `onDelete` and `onMove`.

public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets.
  ///
  /// An offset past the end is a programming error, as with arrays.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets, in order, before the element at another offset, which
  /// is counted before the move.
  ///
  /// An offset past the end is a programming error, as with arrays.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var (before, moved, after): ([Element], [Element], [Element]) = ([], [], [])
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        after.append(element)
      }
    }
    precondition((0...before.count + moved.count + after.count).contains(destination))
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}

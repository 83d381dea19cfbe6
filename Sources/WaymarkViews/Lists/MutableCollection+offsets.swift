// SPDX-License-Identifier: MIT

// Apple's SwiftUI has these for what `onDelete` and `onMove` hand over.

public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Takes out the elements at some offsets from the beginning.
  ///
  /// An offset behind the end is an error of the program, as with arrays.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}

extension MutableCollection {
  /// Puts the elements at some offsets, in their order, before the one at another offset, which is
  /// counted while all are still in their places.
  ///
  /// An offset behind the end is an error of the program, as with arrays.
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

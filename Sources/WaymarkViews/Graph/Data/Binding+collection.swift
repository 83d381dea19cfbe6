// SPDX-License-Identifier: MIT

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// An iterator over the bindings to the elements.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// A subsequence of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// The index type of the wrapped collection.
  public typealias Index = Value.Index
  /// The type of the indices of the wrapped collection.
  public typealias Indices = Value.Indices

  /// The start index of the wrapped collection.
  public var startIndex: Index { wrappedValue.startIndex }
  /// The end index of the wrapped collection.
  public var endIndex: Index { wrappedValue.endIndex }
  /// The indices of the wrapped collection.
  public var indices: Indices { wrappedValue.indices }
  /// Returns the index after the given index.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// Returns a binding to the element at an index.
  ///
  /// If the index no longer exists, the binding reads the last known element and ignores writes.
  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, last: wrappedValue[position])
  }

  /// Returns a binding to an element with a known value.
  func element(at position: Index, last: Value.Element) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(
      location: ElementLocation(location, at: position, last: last))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// Returns the index before the given index.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// Returns the index at a distance from the given index.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(i, offsetBy: distance)
  }
  /// Returns the distance between two indices.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

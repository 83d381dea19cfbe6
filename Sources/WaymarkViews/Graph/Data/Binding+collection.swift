// SPDX-License-Identifier: MIT

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to an element.
  public typealias Element = Binding<Value.Element>
  /// Goes over the bindings.
  public typealias Iterator = IndexingIterator<Binding<Value>>
  /// Some of the bindings.
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  /// That of the collection.
  public typealias Index = Value.Index
  /// That of the collection.
  public typealias Indices = Value.Indices

  /// That of the collection.
  public var startIndex: Index { wrappedValue.startIndex }
  /// That of the collection.
  public var endIndex: Index { wrappedValue.endIndex }
  /// That of the collection.
  public var indices: Indices { wrappedValue.indices }
  /// As the collection does it.
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }

  /// A binding to an element.
  ///
  /// Once the index is gone, reading gives the element seen last, and writing is ignored.
  public subscript(position: Index) -> Binding<Value.Element> {
    element(at: position, last: wrappedValue[position])
  }

  /// A binding to an element whose value is known.
  func element(at position: Index, last: Value.Element) -> Binding<Value.Element> {
    var element = Binding<Value.Element>(
      location: ElementLocation(location, at: position, last: last))
    element.transaction = transaction
    return element
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// As the collection does it.
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {
  /// As the collection does it.
  public func index(_ i: Index, offsetBy distance: Int) -> Index {
    wrappedValue.index(i, offsetBy: distance)
  }
  /// As the collection does it.
  public func distance(from start: Index, to end: Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }
}

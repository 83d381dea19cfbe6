// SPDX-License-Identifier: MIT

/// A live lens on a value that is kept elsewhere.
///
/// Like SwiftUI's `Binding`. A binding never copies: it reads its source at each access, and a part
/// of a binding writes the whole back (B1).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: any BindingLocation<Value>
  /// What writes through this binding carry with them.
  public var transaction = Transaction()

  init(location: any BindingLocation<Value>) { self.location = location }

  /// A binding that reads and writes by closures.
  ///
  /// `get` may be called any number of times in an update (B3).
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Proof: isolation changes nothing in how a synchronous closure is called, and bindings are
    // used on the main actor only.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// A binding that reads and writes by closures, and is told the transaction of each write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    // Proof: as above.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    location = ClosureLocation(get: get, set: set)
  }

  /// The same binding: what makes `$`-parameters of closures work.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a value that never changes; writes are ignored (B3).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(get: { value }, set: { _, _ in }))
  }

  /// A binding to an optional from one to a value.
  ///
  /// Writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, _ in if let value { base.wrappedValue = value } }))
  }

  /// A binding to the value of an optional; nil when there is none now.
  ///
  /// Once the optional is nil, reading gives the value seen last, and writing is ignored.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    let seen = LastSeen(first)
    self.init(
      location: ClosureLocation(
        get: {
          if let value = base.wrappedValue { seen.value = value }
          return seen.value
        },
        set: { value, _ in
          guard base.wrappedValue != nil else { return }
          seen.value = value
          base.wrappedValue = value
        }))
  }

  /// A binding to a value without its type.
  ///
  /// Writing a value of another type is ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }))
  }

  /// The value now.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      if transaction.isEmpty { return location.write(newValue, Transaction.carried) }
      withTransaction(transaction) { location.write(newValue, Transaction.carried) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(location: LensLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// The same binding, with writes that ask for an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// The same binding, with writes that carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

private final class LastSeen<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

// Proof: as SwiftUI's. The closures come from `@Sendable` ones, or read state of the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

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
    let seen = LastSeen(wrappedValue[position])
    return Binding<Value.Element>(
      location: ClosureLocation(
        get: {
          let whole = wrappedValue
          if position >= whole.startIndex, position < whole.endIndex {
            seen.value = whole[position]
          }
          return seen.value
        },
        set: { value, _ in
          let whole = wrappedValue
          guard position >= whole.startIndex, position < whole.endIndex else { return }
          seen.value = value
          wrappedValue[position] = value
        }))
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

extension Binding: InstalledProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let binding = pointer.assumingMemoryBound(to: Binding<Value>.self)
    let reader: BindingReader
    if let slot {
      reader = unsafeDowncast(slot, to: BindingReader.self)
    } else {
      reader = BindingReader(node)
      slot = reader
    }
    reader.follow(binding.pointee.location)
  }

  static func isSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
    let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    let new = new.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    return old.isTracked && (old === new || old.isSame(as: new))
  }
}

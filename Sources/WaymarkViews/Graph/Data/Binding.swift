// SPDX-License-Identifier: MIT

/// A reference to a value that is stored elsewhere.
///
/// Like SwiftUI's `Binding`. A binding never copies its value: it reads the source at each access,
/// and a binding to a part writes the whole value back (B1). A binding can be used on any thread.
/// The value is accessed on the main actor: a read from another thread waits for the main actor, a
/// write does not (B4).
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: any BindingLocation<Value>
  /// The transaction of writes through this binding.
  public var transaction = Transaction()

  init(location: any BindingLocation<Value>) { self.location = location }

  /// Creates a binding that reads and writes with closures.
  ///
  /// `get` may be called any number of times in an update (B3).
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    // Proof: isolation does not change the calling convention of a synchronous closure, and
    // bindings are used only on the main actor.
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    location = ClosureLocation(get: get, set: { value, _ in set(value) })
  }

  /// Creates a binding with closures, one of which receives the transaction of each write.
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

  /// Creates a binding from a projected value, which supports closure parameters with a `$` prefix.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Returns a binding to a constant value; writes are ignored (B3).
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ClosureLocation(get: { value }, set: { _, _ in }))
  }

  /// Creates a binding to an optional from a binding to its wrapped value.
  ///
  /// Writes of nil are ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: ClosureLocation(
        get: { base.wrappedValue },
        set: { value, _ in if let value { base.wrappedValue = value } }))
  }

  /// Creates a binding to the wrapped value of an optional, or returns nil if there is none.
  ///
  /// If the optional becomes nil, the binding reads the last known value and ignores writes.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(location: UnwrappedLocation(base.location, last: first))
    transaction = base.transaction
  }

  /// Creates a type-erased binding.
  ///
  /// Writes of a value of another type are ignored.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: ClosureLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, _ in if let value = value.base as? V { base.wrappedValue = value } }))
  }

  /// The current value.
  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      guard MainThread.isCurrent else {
        return MainThread.run { [self] in wrappedValue = newValue }
      }
      if transaction.isEmpty { return location.write(newValue, Transaction.carried) }
      withTransaction(transaction) { location.write(newValue, Transaction.carried) }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    var part = Binding<Subject>(location: LensLocation(location, keyPath))
    part.transaction = transaction
    return part
  }

  /// Returns a binding whose writes request an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var copy = self
    copy.transaction.animation = animation
    return copy
  }

  /// Returns a binding whose writes carry a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    return copy
  }
}

extension Binding: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

// Proof: state can be read on any thread. All other locations are read on the main actor, to which
// writes are dispatched, too.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: InputProperty {
  static var keepsState: Bool { false }

  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let location = pointer.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    let reader: ValueReader<Value>
    if let slot {
      reader = downcast(slot, to: ValueReader<Value>.self)
    } else {
      reader = ValueReader(node)
      slot = reader
    }
    reader.follow(location)
    reader.seen = location.hasPlace ? location.read() : nil
  }

  static func isSame(
    _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ slot: PropertySlot?
  ) -> Bool {
    let old = old.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    let new = new.assumingMemoryBound(to: Binding<Value>.self).pointee.location
    guard old === new || old.isSame(as: new) else { return false }
    if old.isTracked { return true }
    // This location does not notify readers, so compare with the value that the body read.
    guard let slot, let seen = downcast(slot, to: ValueReader<Value>.self).seen else {
      return false
    }
    return EqualityTable.areEqual(seen, new.read())
  }
}

/// A node's slot for a binding, with the value that the body read.
private final class ValueReader<Value>: BindingReader {
  var seen: Value?
}

// SPDX-License-Identifier: MIT

/// A live lens on a value that is kept elsewhere.
///
/// Like SwiftUI's `Binding`. A binding never copies: it reads its source at each access, and a part
/// of a binding writes the whole back (B1). It may be used on any thread: it is read and written on
/// the main actor, for which a thread that reads waits, and a thread that writes does not (B4).
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
    self.init(location: UnwrappedLocation(base.location, last: first))
    transaction = base.transaction
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
      guard MainThread.isCurrent else {
        return MainThread.run { [self] in wrappedValue = newValue }
      }
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

// Proof: state may be read on any thread, and all other locations are read on the main actor, to
// which writes find their way, too.
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
      reader = unsafeDowncast(slot, to: ValueReader<Value>.self)
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
    // Nobody tells of changes there, so that what the body saw is compared.
    guard let slot, let seen = unsafeDowncast(slot, to: ValueReader<Value>.self).seen else {
      return false
    }
    return EqualityTable.areEqual(seen, new.read())
  }
}

/// What a node keeps for a binding, with the value at the time when the body ran.
private final class ValueReader<Value>: BindingReader {
  var seen: Value?
}

// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A value that the runtime keeps for a view, for as long as the view has its place (S1, S2).
///
/// Like SwiftUI's `State`. A write that changes nothing (equal values, where the type is
/// `Equatable`) is no reason to run the body again (B2). Outside `body` and the actions made in it,
/// reading gives the initial value and writing does nothing but report itself (S7). It may be read
/// and written on any thread; what is written elsewhere is stored on the main actor (B4).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let initial: Value
  @usableFromInline var location: StateLocation<Value>?

  /// State with an initial value, used when the view first gets its place.
  @inlinable
  public init(wrappedValue value: Value) { initial = value }

  /// The same as ``init(wrappedValue:)``.
  @inlinable
  public init(initialValue value: Value) { initial = value }

  /// The value now.
  public var wrappedValue: Value {
    @inlinable get {
      // `location?.value ?? initial` would look up the metadata of an optional at each read.
      if let location { return location.value }
      return initial
    }
    nonmutating set {
      guard let location else {
        DiagnosticSink.current.report(
          Diagnostic("State of type \(Value.self) was written before its view was on screen."))
        return
      }
      location.write(newValue, Transaction())
    }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// State that is nil at first.
  public init() { self.init(wrappedValue: nil) }
}

// Proof: the initial value is Sendable, and a location may be read on any thread; what another
// thread writes is stored by the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let state = pointer.assumingMemoryBound(to: State<Value>.self)
    if let slot {
      state.pointee.location = unsafeDowncast(slot, to: StateLocation<Value>.self)
    } else {
      let location = StateLocation(state.pointee.initial, of: node)
      slot = location
      state.pointee.location = location
    }
  }
}

/// Where a value is kept.
///
/// The root of bindings to it.
@usableFromInline
final class StateLocation<Value>: PropertySlot, BindingLocation {
  private let guarding = ReadLock()
  @exclusivity(unchecked) private var stored: Value
  // Proof: cleared when the node is unmounted.
  private unowned(unsafe) var node: ViewNode?
  private var readers = ReaderList()

  init(_ value: Value, of node: ViewNode) {
    stored = value
    self.node = node
  }

  @usableFromInline var value: Value {
    guarding.lock()
    let value = stored
    guarding.unlock()
    return value
  }

  func write(_ new: Value, _ transaction: Transaction) {
    guard !MainThread.isCurrent else { return set(new) }
    MainThread.run { [self] in set(new) }
  }

  private func set(_ new: Value) {
    if EqualityTable.areEqual(value, new) { return }
    guarding.exchange(&stored, new)
    MainThread.now { [node, readers] in
      node?.invalidate()
      readers.invalidate()
    }
  }

  func read() -> Value { value }

  func add(_ reader: BindingReader) -> Bool {
    readers.add(reader)
    return true
  }

  func remove(_ reader: BindingReader) { readers.remove(reader) }

  var isTracked: Bool { true }

  func isSame(as other: AnyObject) -> Bool { self === other }

  override func end() { node = nil }
}

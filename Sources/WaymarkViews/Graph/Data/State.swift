// SPDX-License-Identifier: MIT

import WaymarkDiagnostics

/// A value that the runtime stores for a view as long as the view keeps its place (S1, S2).
///
/// Like SwiftUI's `State`. Writing an equal value, where the type is `Equatable`, does not run the
/// body again (B2). Outside of `body` and the actions created in it, reading returns the initial
/// value, and writing only reports a problem (S7). State can be read and written on any thread;
/// writes from other threads are stored on the main actor (B4).
@propertyWrapper
public struct State<Value>: DynamicProperty {
  @usableFromInline let initial: Value
  @usableFromInline var location: StateLocation<Value>?

  /// Creates state with an initial value, which is used when the view is first mounted.
  @inlinable
  public init(wrappedValue value: Value) { initial = value }

  /// Creates state with an initial value, like ``init(wrappedValue:)``.
  @inlinable
  public init(initialValue value: Value) { initial = value }

  /// The current value.
  public var wrappedValue: Value {
    @inlinable get {
      // `location?.value ?? initial` would look up the metadata of an optional on each read.
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
  /// Creates state that is initially nil.
  public init() { self.init(wrappedValue: nil) }
}

// Proof: the initial value is Sendable, and a location can be read on any thread. The main actor
// stores writes from other threads.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension State: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let state = pointer.assumingMemoryBound(to: State<Value>.self)
    state.pointee.location = StateLocation.installed(in: &slot, state.pointee.initial, of: node)
  }
}

/// The storage of a state value, which is the root of bindings to it.
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

  /// Returns the storage in the slot of a property, which is made with an initial value.
  static func installed(
    in slot: inout PropertySlot?, _ initial: @autoclosure () -> Value, of node: ViewNode
  ) -> StateLocation {
    if let slot { return downcast(slot, to: StateLocation<Value>.self) }
    let location = StateLocation(initial(), of: node)
    slot = location
    return location
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
    MainThread.now { [slot = ObjectIdentifier(self), node, readers] in
      let inspection = node?.graph.inspection
      if inspection != nil { inspection?.cause = node?.propertyName(of: slot) }
      node?.invalidate()
      readers.invalidate()
      inspection?.cause = nil
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

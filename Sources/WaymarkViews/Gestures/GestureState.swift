// SPDX-License-Identifier: MIT

import WaymarkRender

/// State that exists during a gesture.
///
/// Like SwiftUI's `GestureState`. ``Gesture/updating(_:body:)`` changes it; when the gesture ends
/// or is cancelled, it is reset to its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let willReset: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  /// Creates state with an initial value.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  /// Creates state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates state with an initial value and the transaction of its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// Creates state with an initial value and the transaction of its reset.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  /// Creates state with an initial value, and a closure that sets the transaction of the reset from
  /// the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    willReset = reset
  }

  /// Creates state with an initial value, and a closure that sets the transaction of the reset from
  /// the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { location?.value ?? initial }

  /// The state itself, for ``Gesture/updating(_:body:)``.
  public var projectedValue: GestureState<Value> { self }

  fileprivate func write(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { location?.write(value, transaction) }
  }

  fileprivate func reset() {
    var transaction = Transaction()
    willReset(wrappedValue, &transaction)
    write(initial, transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates state that is initially nil, with the transaction of its reset.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  /// Creates state that is initially nil, and a closure that sets the transaction of the reset from
  /// the last value.
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: InspectedProperty {
  var inspectedValue: Any? { wrappedValue }
}

extension GestureState: InstalledProperty {
  static func install(
    at pointer: UnsafeMutableRawPointer, in node: ViewNode, _ slot: inout PropertySlot?
  ) {
    let state = pointer.assumingMemoryBound(to: GestureState<Value>.self)
    state.pointee.location = StateLocation.installed(in: &slot, state.pointee.initial, of: node)
  }
}

/// A gesture that updates a gesture state.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  /// The gesture.
  public var base: Base
  /// The state that it updates.
  public var state: GestureState<State>
  let update: @MainActor (Value, inout State, inout Transaction) -> Void

  /// Creates a gesture that updates a state.
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.init(base: base, state: state, update: body)
  }

  init(
    base: Base, state: GestureState<State>,
    update: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.update = update
  }

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Base.Value> {
    UpdatingRecognizer(base._makeRecognizer(), state, update)
  }
}

private final class UpdatingRecognizer<Value, State>: WrappingRecognizer<Value, Value> {
  private var state: GestureState<State>
  private var update: @MainActor (Value, inout State, inout Transaction) -> Void
  private var hasUpdated = false

  init(
    _ base: GestureRecognizer<Value>, _ state: GestureState<State>,
    _ update: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) {
    self.state = state
    self.update = update
    super.init(base)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let new = base.receive(input, &actions)
    if !new.isOver, let value = new.value {
      hasUpdated = true
      actions.append { [state, update] in
        var next = state.wrappedValue
        var transaction = Transaction()
        update(value, &next, &transaction)
        state.write(next, transaction)
      }
    }
    return new
  }

  override func finish(_ actions: inout GestureActions) {
    super.finish(&actions)
    guard hasUpdated else { return }
    hasUpdated = false
    actions.appendEnding { [state] in state.reset() }
  }

  override func restart() {
    hasUpdated = false
    super.restart()
  }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard super.adopt(newer), let newer = newer as? UpdatingRecognizer else { return false }
    state = newer.state
    update = newer.update
    return true
  }
}

// SPDX-License-Identifier: MIT

import WaymarkRender

extension Gesture {
  /// Runs an action when the gesture ends successfully.
  @preconcurrency
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(base: self, action: action)
  }

  /// Maps the value of the gesture.
  public func map<T>(_ body: @escaping @MainActor (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(base: self, transform: body)
  }

  /// Updates a gesture state during the gesture; the state is reset at the end.
  @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping @MainActor (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

extension Gesture where Value: Equatable {
  /// Runs an action when the value of the gesture changes.
  @preconcurrency
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(base: self, action: action)
  }
}

/// A gesture with an action that runs at its end.
nonisolated public struct _EndedGesture<Base: Gesture>: Gesture {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: @MainActor (Value) -> Void

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Base.Value> {
    ActionRecognizer(base._makeRecognizer()) { [action] old, new in
      guard case .ended(let value) = new else { return nil }
      return { action(value) }
    }
  }
}

/// A gesture with an action that runs when its value changes.
nonisolated public struct _ChangedGesture<Base: Gesture>: Gesture where Base.Value: Equatable {
  public typealias Value = Base.Value
  public typealias Body = Never

  let base: Base
  let action: @MainActor (Value) -> Void

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Base.Value> {
    ActionRecognizer(base._makeRecognizer()) { [action] old, new in
      guard !new.isOver, let value = new.value, value != old.value else { return nil }
      return { action(value) }
    }
  }
}

/// A gesture whose value is mapped.
nonisolated public struct _MapGesture<Base: Gesture, Value>: Gesture {
  public typealias Body = Never

  let base: Base
  let transform: @MainActor (Base.Value) -> Value

  @MainActor public func _makeRecognizer() -> GestureRecognizer<Value> {
    MapRecognizer(base._makeRecognizer(), transform)
  }
}

/// A recogniser that acts on the phases of another one.
private final class ActionRecognizer<Value>: WrappingRecognizer<Value, Value> {
  typealias Action = @MainActor () -> Void
  typealias Reaction = @MainActor (GesturePhase<Value>, GesturePhase<Value>) -> Action?

  /// Returns the action for a phase after another.
  private var reaction: Reaction

  init(_ base: GestureRecognizer<Value>, _ reaction: @escaping Reaction) {
    self.reaction = reaction
    super.init(base)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<Value> {
    let new = base.receive(input, &actions)
    if let action = reaction(phase, new) { actions.append(action) }
    return new
  }

  override func adopt(_ newer: GestureRecognizer<Value>) -> Bool {
    guard super.adopt(newer), let newer = newer as? ActionRecognizer else { return false }
    reaction = newer.reaction
    return true
  }
}

private final class MapRecognizer<Old, New>: WrappingRecognizer<Old, New> {
  private var transform: @MainActor (Old) -> New

  init(_ base: GestureRecognizer<Old>, _ transform: @escaping @MainActor (Old) -> New) {
    self.transform = transform
    super.init(base)
  }

  override func advance(
    _ input: GestureInput, _ actions: inout GestureActions
  ) -> GesturePhase<New> {
    base.receive(input, &actions).map { transform($0) }
  }

  override func adopt(_ newer: GestureRecognizer<New>) -> Bool {
    guard super.adopt(newer), let newer = newer as? MapRecognizer else { return false }
    transform = newer.transform
    return true
  }
}
